package org.benchlens.reading.nvbench;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.model.Problem;
import org.benchlens.model.Problem.Severity;
import org.jspecify.annotations.Nullable;

/// Collects the problems of a file in file order and gives each its place.
///
/// The name of a state or benchmark may stand behind its bad parts, so a problem is first kept
/// without them and gets them when the state or benchmark ends.
final class ProblemLog {
  /// A file can be bad everywhere; beyond this many, problems are only counted.
  static final int MOST = 50_000;

  private static final int LONGEST_NAME = 200;

  private final String path;
  private final List<Draft> drafts = new ArrayList<>();
  private int benchmarkStart;
  private int stateStart;
  private long unlisted;
  private Severity worstUnlisted = Severity.WARNING;

  ProblemLog(String path) {
    this.path = path;
  }

  /// A problem that fails `--strict`.
  ///
  /// @param field where inside the state, benchmark or file
  void error(String field, String message) {
    add(Severity.ERROR, field, message, false);
  }

  /// A problem with a sidecar entry.
  void warning(String field, String message) {
    add(Severity.WARNING, field, message, false);
  }

  /// An error that is none if the benchmark turns out to have no devices.
  void errorIfOnDevice(String field, String message) {
    add(Severity.ERROR, field, message, true);
  }

  private void add(Severity severity, String field, String message, boolean onDeviceOnly) {
    if (drafts.size() < MOST) {
      drafts.add(new Draft(severity, field, message, onDeviceOnly));
      return;
    }
    unlisted++;
    if (severity == Severity.ERROR) {
      worstUnlisted = Severity.ERROR;
    }
  }

  void startBenchmark() {
    benchmarkStart = drafts.size();
  }

  void endBenchmark(String name, boolean hasDevices) {
    if (!hasDevices) {
      drafts.subList(benchmarkStart, drafts.size()).removeIf(draft -> draft.onDeviceOnly);
    }
    for (Draft draft : drafts.subList(benchmarkStart, drafts.size())) {
      draft.benchmark = name;
    }
  }

  void startState() {
    stateStart = drafts.size();
  }

  /// @param name what to call the state
  void endState(String name) {
    for (Draft draft : drafts.subList(stateStart, drafts.size())) {
      draft.state = name;
    }
  }

  /// All problems in file order.
  List<Problem> problems() {
    List<Problem> all = new ArrayList<>();
    for (Draft draft : drafts) {
      all.add(new Problem(draft.severity, place(draft), draft.message));
    }
    if (unlisted > 0) {
      all.add(new Problem(worstUnlisted, path, unlisted + " more problems are not listed"));
    }
    return all;
  }

  private String place(Draft draft) {
    StringBuilder place = new StringBuilder(path);
    String separator = ": ";
    if (draft.benchmark != null) {
      place.append(separator).append(shortened(draft.benchmark, LONGEST_NAME));
      separator = ", ";
    }
    if (draft.state != null) {
      place.append(separator).append(shortened(draft.state, LONGEST_NAME));
    }
    return place.append(": ").append(shortened(draft.field, LONGEST_NAME)).toString();
  }

  /// A text on one line and not longer than a message can bear.
  static String shortened(String text, int longest) {
    String cut = text.length() <= longest ? text : text.substring(0, longest) + "...";
    return cut.replaceAll("\\p{Cntrl}+", " ");
  }

  private static final class Draft {
    private final Severity severity;
    private final String field;
    private final String message;
    private final boolean onDeviceOnly;
    private @Nullable String benchmark;
    private @Nullable String state;

    Draft(Severity severity, String field, String message, boolean onDeviceOnly) {
      this.severity = severity;
      this.field = field;
      this.message = message;
      this.onDeviceOnly = onDeviceOnly;
    }
  }
}
