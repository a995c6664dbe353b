package org.benchlens.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.benchlens.app.viewmodel.Desk;
import org.benchlens.model.Side;

/// The desk of a picture: nobody is there to ask.
final class NoDesk implements Desk {
  @Override
  public Optional<Path> chooseFile(Side side) {
    return Optional.empty();
  }

  @Override
  public Optional<Path> chooseFolder(Side side) {
    return Optional.empty();
  }

  @Override
  public Optional<Path> chooseSampleFolder(Side side) {
    return Optional.empty();
  }

  @Override
  public Optional<Path> chooseConfiguration() {
    return Optional.empty();
  }

  @Override
  public void openRecords(List<Path> files) {
    // A picture shows one window.
  }

  @Override
  public Optional<Path> chooseTarget(String title, String name, String ending) {
    return Optional.empty();
  }

  @Override
  public void copyPicture(byte[] png) {
    // A picture has no clipboard.
  }

  @Override
  public Optional<Path> chooseOpen(String title, String ending) {
    return Optional.empty();
  }

  @Override
  public Optional<Path> chooseSave(String title, String name) {
    return Optional.empty();
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
  public void quit() {
    // A picture is not quit.
  }
}
