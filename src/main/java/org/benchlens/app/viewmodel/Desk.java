package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.benchlens.model.Side;

/// What only a window can do.
public interface Desk {
  /// How the names of results end, without the dot.
  List<String> RESULTS = List.of("json", "ndjson");

  /// Asks for a file to open.
  ///
  /// @param title what is wanted
  /// @param endings how its name may end, without the dot; others can be chosen too
  /// @return empty when the user gave up
  Optional<Path> chooseOpen(String title, List<String> endings);

  /// Asks for the result of a side.
  ///
  /// @return empty when the user gave up
  default Optional<Path> chooseFile(Side side) {
    return chooseOpen("Choose the " + side.word() + " result", RESULTS);
  }

  /// Asks for a folder.
  ///
  /// @param title what is wanted
  /// @return empty when the user gave up
  Optional<Path> chooseFolder(String title);

  /// Asks where to save; a file there is replaced only after the user said so.
  ///
  /// @param title what is saved
  /// @param name a name to begin with
  /// @param endings endings that can be chosen, without the dot
  /// @return empty when the user gave up
  Optional<Path> chooseTarget(String title, String name, List<String> endings);

  /// Opens documents of `nupp bench` in a window of their own.
  ///
  /// @param files one document, the baseline and the candidate, or a workspace about them
  void openRecords(List<Path> files);

  /// Text on the clipboard; empty without any.
  String clipboardText();

  /// Files on the clipboard, as a file browser puts them there.
  List<Path> clipboardFiles();

  /// Puts text on the clipboard.
  void copy(String text);

  /// Puts a picture on the clipboard.
  ///
  /// @param png bytes of a PNG file
  void copyPicture(byte[] png);

  /// Closes the window.
  void close();
}
