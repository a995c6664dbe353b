package org.benchlens.workflow;

import java.util.Objects;

/// Two inputs that cannot be compared. The message is one sentence for the user.
public final class OpenException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String file;
  private final String place;

  /// Something wrong with one file.
  ///
  /// @param file the path as the user gave it
  /// @param place where in the file, such as `line 3, column 7`; empty when it is the whole file
  /// @param message what is wrong and what to do
  /// @param cause what was thrown
  public OpenException(String file, String place, String message, Throwable cause) {
    super(message, cause);
    this.file = file;
    this.place = place;
  }

  /// Something wrong with one file, in the words of what was thrown.
  static OpenException of(String file, String place, Exception cause) {
    return new OpenException(file, place, Objects.toString(cause.getMessage(), ""), cause);
  }

  /// Something wrong with the pair.
  ///
  /// @param message what does not fit and what to do
  public OpenException(String message) {
    super(message);
    this.file = "";
    this.place = "";
  }

  /// The file that is at fault, as the user gave it; empty when it is the pair.
  public String file() {
    return file;
  }

  /// Where in the file; empty when it is the whole file.
  public String place() {
    return place;
  }
}
