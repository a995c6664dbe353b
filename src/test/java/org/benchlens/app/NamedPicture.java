package org.benchlens.app;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.benchlens.cli.ExplorerException;

/// A picture that can be taken of any window.
///
/// @param name name of its file, without ending
/// @param taker takes it
record NamedPicture(String name, Taker taker) {
  /// Makes a picture.
  interface Taker {
    /// Makes it.
    ///
    /// @param file where it goes
    WindowPicture picture(Path file) throws ExplorerException;
  }

  /// The pictures of all windows.
  ///
  /// @param folders a folder with the folders `ref` and `cmp`
  static List<NamedPicture> all(Path folders) {
    return Stream.concat(
            Pictures.all(folders).stream()
                .map(shot -> new NamedPicture(shot.name(), shot::picture)),
            RecordPictures.all().stream().map(shot -> new NamedPicture(shot.name(), shot::picture)))
        .toList();
  }

  @Override
  public String toString() {
    return name;
  }
}
