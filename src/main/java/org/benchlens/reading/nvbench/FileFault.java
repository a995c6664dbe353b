package org.benchlens.reading.nvbench;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import java.io.CharConversionException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import org.benchlens.reading.ReadingException;

/// Turns what can be wrong with a file as such into one clear line.
public final class FileFault {
  private FileFault() {}

  /// The size of a file, > 0.
  ///
  /// @throws ReadingException when it is empty or no regular file
  public static long size(Path file, String path) throws IOException, ReadingException {
    BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
    if (attributes.isDirectory()) {
      throw new ReadingException(path, "", "this is a folder; give a result file in it");
    }
    if (!attributes.isRegularFile()) {
      throw new ReadingException(path, "", "this is no regular file; save it to a file first");
    }
    if (attributes.size() == 0) {
      throw new ReadingException(
          path, "", "is empty: a run that crashed or was killed leaves this; run it again");
    }
    return attributes.size();
  }

  /// The fault behind an exception of opening, reading or parsing.
  public static ReadingException of(String path, IOException fault) {
    return switch (fault) {
      case NoSuchFileException absent ->
          new ReadingException(path, "", "there is no such file; check the path", absent);
      case AccessDeniedException denied ->
          new ReadingException(
              path, "", "may not be read: permission denied; change its permissions", denied);
      case JacksonException bad ->
          new ReadingException(path, Cursor.place(bad.getLocation()), explain(bad), bad);
      case CharConversionException bad ->
          new ReadingException(path, "", "not JSON: the text is no valid Unicode", bad);
      default -> new ReadingException(path, "", "could not be read: " + reason(fault), fault);
    };
  }

  private static String reason(IOException fault) {
    String message = fault.getMessage();
    return message == null ? "input error" : message;
  }

  private static String explain(JacksonException bad) {
    if (bad instanceof JsonEOFException) {
      return "not JSON: the text ends too early, so it was cut while written or copied;"
          + " copy it or run the benchmark again";
    }
    String message = bad.getOriginalMessage();
    if (bad instanceof StreamConstraintsException) {
      return "a text, a number or the nesting is beyond what a result holds: " + message;
    }
    if (message.startsWith("Invalid UTF-8")) {
      return "not JSON: the text is not valid UTF-8 (" + message + ")";
    }
    if (message.contains("comment") || message.startsWith("Unexpected character ('#'")) {
      return "not JSON: a comment stands here; remove the comment lines";
    }
    return "not JSON: " + message;
  }
}
