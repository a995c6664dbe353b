package org.benchlens.workflow;

/// A file of a folder that could not be used; the others were.
///
/// @param name file name, the same on both sides
/// @param path the file at fault, or the pair's compare file when the two do not fit
/// @param place where in the file, such as `line 3, column 7`; empty when it is the whole file
/// @param message what is wrong, one line
public record UnreadFile(String name, String path, String place, String message) {
  /// Everything in one line.
  public String line() {
    String text = message.startsWith(path) ? message.substring(path.length()) : message;
    String said = text.replaceFirst("^[,:]? *", "");
    return place.isEmpty() || said.startsWith(place) ? said : place + ": " + said;
  }
}
