package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.benchlens.app.viewmodel.Failure.ExcerptLine;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.FileExcerpt;
import org.benchlens.workflow.OpenException;

/// Puts what went wrong into words. Reads a few lines of the file, so it runs off the UI thread.
final class FailureText {
  private static final Pattern PLACE = Pattern.compile("line (\\d+), column (\\d+)");

  private FailureText() {}

  /// The failure of files that cannot be opened.
  static Failure of(CompareRequest request, OpenException exception) {
    String file = exception.file();
    String message = sentence(exception);
    Matcher place = PLACE.matcher(exception.place());
    List<FileExcerpt.Line> lines =
        !file.isEmpty() && place.find()
            ? FileExcerpt.around(
                Path.of(file), Long.parseLong(place.group(1)), Long.parseLong(place.group(2)))
            : List.of();
    int column = lines.stream().mapToInt(FileExcerpt.Line::column).max().orElse(0);
    return new Failure(
        title(file, lines),
        message,
        file,
        lines.stream()
            .map(line -> new ExcerptLine(line.number(), line.text(), line.column() > 0))
            .toList(),
        column,
        "Nothing was compared.",
        details(request, String.valueOf(exception.getMessage())));
  }

  /// The failure of something that should not have failed.
  static Failure of(CompareRequest request, Exception exception) {
    return new Failure(
        "The comparison stopped",
        "Something went wrong that should not: " + exception.getMessage(),
        "",
        List.of(),
        0,
        "Please report it with the details.",
        details(request, exception + "\n" + trace(exception)));
  }

  private static String title(String file, List<FileExcerpt.Line> lines) {
    if (file.isEmpty()) {
      return "These two cannot be compared";
    }
    return FileName.of(file)
        + (lines.isEmpty() ? " cannot be read" : " is not a valid result file");
  }

  /// The message without the path, which the title has, as a sentence.
  private static String sentence(OpenException exception) {
    String text = exception.getMessage() == null ? "" : exception.getMessage();
    if (!exception.file().isEmpty() && text.startsWith(exception.file())) {
      text = text.substring(exception.file().length()).replaceFirst("^[,:]? *", "");
    }
    if (text.isEmpty()) {
      return text;
    }
    String whole = Character.toUpperCase(text.charAt(0)) + text.substring(1);
    return whole.endsWith(".") ? whole : whole + ".";
  }

  private static String details(CompareRequest request, String text) {
    return "reference: " + request.reference() + "\ncompare: " + request.compare() + "\n" + text;
  }

  private static String trace(Exception exception) {
    StringBuilder text = new StringBuilder();
    for (StackTraceElement element : exception.getStackTrace()) {
      text.append("  at ").append(element).append('\n');
    }
    return text.toString();
  }
}
