package org.benchlens.workflow;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The lines of a text file around a place, to show where a fault is. However long the file and its
/// lines are, only a little of it is kept.
public final class FileExcerpt {
  private static final int AROUND = 2;
  private static final int WIDTH = 160;
  private static final int LONGEST_LEFT = 100;

  private FileExcerpt() {}

  /// A line.
  ///
  /// @param number line number, from 1
  /// @param text its text, cut to what lies around the column; control characters are blanks
  /// @param column column of the fault in `text`, from 1; 0 in the other lines
  public record Line(long number, String text, int column) {}

  /// Reads the lines around a place.
  ///
  /// @param file the file
  /// @param line line of the fault, from 1
  /// @param column column of the fault in bytes, from 1
  /// @return the line with up to two on each side; empty when the file cannot be read or has no
  ///     such
  ///     line
  public static List<Line> around(Path file, long line, long column) {
    List<Line> lines = new ArrayList<>();
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
      long number = 1;
      long at = 0;
      long left = Math.max(0, column - LONGEST_LEFT);
      ByteArrayOutputStream kept = new ByteArrayOutputStream();
      for (int next = in.read(); next >= 0 && number <= line + AROUND; next = in.read()) {
        if (next == '\n') {
          keep(lines, number, line, kept, column - left);
          kept.reset();
          number++;
          at = 0;
        } else {
          if (number >= line - AROUND && at >= left && at < left + WIDTH) {
            kept.write(next);
          }
          at++;
        }
      }
      if (number <= line + AROUND && kept.size() > 0) {
        keep(lines, number, line, kept, column - left);
      }
    } catch (IOException e) {
      return List.of();
    }
    return lines.stream().anyMatch(found -> found.number() == line) ? lines : List.of();
  }

  private static void keep(
      List<Line> lines, long number, long wanted, ByteArrayOutputStream bytes, long column) {
    if (number >= wanted - AROUND) {
      String text = bytes.toString(StandardCharsets.UTF_8).replaceAll("\\p{Cntrl}", " ");
      lines.add(new Line(number, text, number == wanted ? (int) Math.max(1, column) : 0));
    }
  }
}
