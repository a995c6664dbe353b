package org.benchlens.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.benchlens.app.viewmodel.nupp.RecordDesk;

/// The desk of a picture: nobody is there to ask.
final class NoRecordDesk implements RecordDesk {
  @Override
  public Optional<Path> chooseRecord(String title) {
    return Optional.empty();
  }

  @Override
  public Optional<Path> chooseTarget(String title, String name, List<String> endings) {
    return Optional.empty();
  }

  @Override
  public void copy(String text) {
    // A picture has no clipboard.
  }

  @Override
  public void close() {
    // A picture is not closed.
  }
}
