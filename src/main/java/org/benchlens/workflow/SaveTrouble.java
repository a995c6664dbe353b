package org.benchlens.workflow;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/// Why something could not be saved, as a sentence.
public final class SaveTrouble {
  private SaveTrouble() {}

  /// The sentence.
  public static String of(Exception exception) {
    return switch (exception) {
      case NoSuchFileException missing ->
          "The folder of " + shown(missing) + " is not there: nothing was saved.";
      case AccessDeniedException denied ->
          "You may not write " + shown(denied) + ": nothing was saved.";
      case FileSystemException failed ->
          shown(failed) + " cannot be written" + reason(failed.getReason()) + ".";
      default -> "Nothing was saved" + reason(exception.getMessage()) + ".";
    };
  }

  /// Why a file could not be written, in words that follow its name and a colon.
  public static String why(IOException exception) {
    return switch (exception) {
      case NoSuchFileException _ -> "its folder is not there";
      case AccessDeniedException _ -> "permission denied";
      case FileAlreadyExistsException there -> there.getFile() + " is there already";
      case FileSystemException failed when failed.getReason() != null ->
          String.valueOf(failed.getReason());
      default -> String.valueOf(exception.getMessage());
    };
  }

  /// A temporary name means the file beside it.
  private static String shown(FileSystemException exception) {
    String file = String.valueOf(exception.getFile());
    return file.replaceFirst("([/\\\\])\\.([^/\\\\]+)\\.\\d+\\.part$", "$1$2");
  }

  private static String reason(@org.jspecify.annotations.Nullable String reason) {
    return reason == null || reason.isEmpty() ? "" : ": " + reason;
  }
}
