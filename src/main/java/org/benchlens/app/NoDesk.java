package org.benchlens.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.benchlens.app.viewmodel.Desk;

/// The desk of a picture: nobody is there to ask.
final class NoDesk implements Desk {
  @Override
  public Optional<Path> chooseOpen(String title, List<String> endings) {
    return Optional.empty();
  }

  @Override
  public Optional<Path> chooseFolder(String title) {
    return Optional.empty();
  }

  @Override
  public Optional<Path> chooseTarget(String title, String name, List<String> endings) {
    return Optional.empty();
  }

  @Override
  public void openRecords(List<Path> files) {
    // A picture shows one window.
  }

  @Override
  public String clipboardText() {
    return "";
  }

  @Override
  public List<Path> clipboardFiles() {
    return List.of();
  }

  @Override
  public void copy(String text) {
    // A picture has no clipboard.
  }

  @Override
  public void copyPicture(byte[] png) {
    // A picture has no clipboard.
  }

  @Override
  public void close() {
    // A picture is not closed.
  }
}
