package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.benchlens.compare.Settings;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.match.OneSided;
import org.benchlens.model.Problem;
import org.benchlens.present.sentence.DeviceText;
import org.benchlens.workflow.OpenedRuns;
import org.jspecify.annotations.Nullable;

/// What is remarkable about the inputs, one line each.
///
/// @param oneSided what has no partner
/// @param problems bad parts of the files, and sidecars that rows could not use
/// @param devices fields in which the devices differ
public record Remarks(List<String> oneSided, List<String> problems, List<String> devices) {
  /// Nothing is.
  public static final Remarks NONE = new Remarks(List.of(), List.of(), List.of());

  public Remarks {
    oneSided = List.copyOf(oneSided);
    problems = List.copyOf(problems);
    devices = List.copyOf(devices);
  }

  /// Collects them. Not for the UI thread.
  static Remarks of(@Nullable OpenedRuns runs, List<RowItem> rows, Settings settings) {
    if (runs == null) {
      return NONE;
    }
    List<Decision> decisions = new ArrayList<>(rows.size());
    for (RowItem item : rows) {
      item.row().verdict().ifPresent(decisions::add);
    }
    List<Problem> problems =
        decisions.size() == runs.rows().size()
            ? runs.comparison(settings, decisions).problems()
            : runs.problems();
    return new Remarks(
        runs.oneSided().stream().map(Remarks::text).toList(),
        problems.stream().map(Remarks::text).toList(),
        DeviceText.lines(runs.deviceDifferences()));
  }

  private static String text(Problem problem) {
    return problem.place() + ": " + problem.message();
  }

  private static String text(OneSided alone) {
    String axes =
        alone.axisValues().stream()
            .map(value -> value.name() + "=" + value.text())
            .collect(Collectors.joining(", "));
    String name = alone.name().isEmpty() ? axes : alone.name();
    String where = alone.benchmark().isEmpty() ? "" : alone.benchmark() + ", ";
    return "only in "
        + alone.side().word()
        + ": "
        + where
        + alone.kind().word()
        + (name.isEmpty() ? "" : " " + name);
  }
}
