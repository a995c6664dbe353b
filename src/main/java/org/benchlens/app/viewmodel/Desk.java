package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.benchlens.model.Side;

/// What only a window can do.
public interface Desk {
  /// Asks for a result file.
  ///
  /// @param side which one is wanted
  /// @return empty when the user gave up
  Optional<Path> chooseFile(Side side);

  /// Asks for a folder of results.
  ///
  /// @param side which one is wanted
  /// @return empty when the user gave up
  Optional<Path> chooseFolder(Side side);

  /// Asks for the folder that holds the sample folders of a side.
  ///
  /// @return empty when the user gave up
  Optional<Path> chooseSampleFolder(Side side);

  /// Asks for a configuration file.
  ///
  /// @return empty when the user gave up
  Optional<Path> chooseConfiguration();

  /// Opens documents of `nupp bench` in a window of their own.
  ///
  /// @param files one document, or the baseline and the candidate
  void openRecords(List<Path> files);

  /// Asks where a file is to be written, and about a file that is there already.
  ///
  /// @param title what is written
  /// @param name suggested name
  /// @param ending ending of the format, without a dot
  /// @return empty when the user gave up
  Optional<Path> chooseTarget(String title, String name, String ending);

  /// Asks for a file to open.
  ///
  /// @param title what is wanted
  /// @param ending how its name ends, without the dot
  /// @return empty when the user gave up
  Optional<Path> chooseOpen(String title, String ending);

  /// Asks where to save. The dialog asks before a file is replaced.
  ///
  /// @param title what is saved
  /// @param name the name that is proposed
  /// @return empty when the user gave up
  Optional<Path> chooseSave(String title, String name);

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

  /// Ends the program.
  void quit();
}
