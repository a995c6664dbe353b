package org.benchlens.reading;

import org.jspecify.annotations.Nullable;

/// A file that cannot be used at all. Its message is one clear line: which file, where in it, what
/// is wrong and what to do.
public final class ReadingException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String path;
  private final String place;

  /// A fault that no other exception caused.
  ///
  /// @param path path as the user gave it
  /// @param place where in the file, such as `line 12, column 5`; empty when it is the whole file
  /// @param fault what is wrong and what to do, one line without path and place
  public ReadingException(String path, String place, String fault) {
    this(path, place, fault, null);
  }

  /// A fault with the exception behind it.
  ///
  /// @param path path as the user gave it
  /// @param place where in the file, such as `line 12, column 5`; empty when it is the whole file
  /// @param fault what is wrong and what to do, one line without path and place
  /// @param cause the exception behind it
  public ReadingException(String path, String place, String fault, @Nullable Throwable cause) {
    super(line(path, place, fault), cause);
    this.path = path;
    this.place = place;
  }

  private static String line(String path, String place, String fault) {
    String whole = place.isEmpty() ? path + ": " + fault : path + ", " + place + ": " + fault;
    return whole.replaceAll("\\p{Cntrl}+", " ");
  }

  /// The path as the user gave it.
  public String path() {
    return path;
  }

  /// Where in the file, such as `line 12, column 5`; empty when the fault concerns all of it.
  public String place() {
    return place;
  }
}
