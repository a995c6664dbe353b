package org.benchlens.app.viewmodel.nupp;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A desk on which everything is laid out beforehand.
public final class FakeRecordDesk implements RecordDesk {
  public final List<String> copied = new ArrayList<>();
  public Optional<Path> record = Optional.empty();
  public Optional<Path> target = Optional.empty();
  public boolean closed;

  @Override
  public Optional<Path> chooseRecord(String title) {
    return record;
  }

  @Override
  public Optional<Path> chooseTarget(String title, String name, List<String> endings) {
    return target;
  }

  @Override
  public void copy(String text) {
    copied.add(text);
  }

  @Override
  public void close() {
    closed = true;
  }
}
