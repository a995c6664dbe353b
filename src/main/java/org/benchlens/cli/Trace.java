package org.benchlens.cli;

import java.util.ArrayList;
import java.util.List;

/// Where a failure came from, for `--verbose`.
final class Trace {
  private Trace() {}

  /// The failure and its causes with their frames, innermost last.
  static List<String> lines(Throwable failure) {
    List<String> lines = new ArrayList<>();
    String lead = "";
    for (Throwable next = failure; next != null; next = next.getCause()) {
      lines.add(lead + next);
      for (StackTraceElement frame : next.getStackTrace()) {
        lines.add("\tat " + frame);
      }
      lead = "caused by: ";
    }
    return lines;
  }
}
