package org.benchlens.report.debug;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.interval.Interval;
import org.benchlens.compare.match.InputPair;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.AxisValue;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFile;
import org.benchlens.model.Side;
import org.benchlens.present.sentence.RowMessage;
import org.benchlens.present.table.TableRow;

/// One entry of `bulk_rows`.
final class PythonRow {
  private final Comparison comparison;
  private final SamplePaths paths;
  private final Appendable out;

  PythonRow(Comparison comparison, SamplePaths paths, Appendable out) {
    this.comparison = comparison;
    this.paths = paths;
    this.out = out;
  }

  /// Writes an entry.
  ///
  /// @param index position among all displayed rows, from 0
  /// @param tableIndex position within the displayed table of its device section, from 0
  void write(TableRow row, int index, int tableIndex) throws IOException {
    out.append("    {\n");
    field("row_index", Integer.toString(index));
    field("table_row_index", Integer.toString(tableIndex));
    identity(row.matched());
    Optional<Decision> verdict = row.verdict();
    if (verdict.isPresent()) {
      Decision decision = verdict.get();
      field("status", PythonText.string(decision.status().word()));
      field("reason", PythonText.string(decision.reason().code()));
      field(
          "reason_message",
          PythonText.string(
              RowMessage.of(row.matched(), decision, comparison.settings().thresholds())));
    }
    for (Side side : Side.values()) {
      times(row, side);
      samples(row.matched(), side, SampleArray.TIMES, "sample");
      samples(row.matched(), side, SampleArray.FREQUENCIES, "frequency");
    }
    out.append("    },\n");
  }

  private void identity(MatchedRow row) throws IOException {
    InputPair input = comparison.inputs().get(row.section().input());
    field("benchmark", PythonText.string(row.section().benchmark().name()));
    field("reference_json", PythonText.string(input.reference().path()));
    field("compare_json", PythonText.string(input.compare().path()));
    field("reference_device_id", PythonText.whole(row.section().referenceDeviceId()));
    field("compare_device_id", PythonText.whole(row.section().compareDeviceId()));
    field("state_key", PythonText.string(row.key().name()));
    field("occurrence", Integer.toString(row.occurrence()));
    field("occurrence_count", Integer.toString(row.occurrenceCount()));
    field("axis_values", axisValues(row));
  }

  private static String axisValues(MatchedRow row) {
    Map<String, String> values = new LinkedHashMap<>();
    for (AxisValue value : row.compare().axisValues()) {
      values.putIfAbsent(value.name(), value.text());
    }
    return values.entrySet().stream()
        .map(e -> PythonText.string(e.getKey()) + ": " + PythonText.string(e.getValue()))
        .collect(Collectors.joining(", ", "{", "}"));
  }

  private void times(TableRow row, Side side) throws IOException {
    field(side.word() + "_center", PythonText.number(row.timing(side).center()));
    field(
        side.word() + "_interval",
        row.timing(side).interval().map(PythonRow::interval).orElse("None"));
    field(side.word() + "_noise", PythonText.number(row.timing(side).noise()));
  }

  private static String interval(Interval interval) {
    return "("
        + PythonText.number(interval.lower())
        + ", "
        + PythonText.number(interval.center())
        + ", "
        + PythonText.number(interval.upper())
        + ")";
  }

  private void samples(MatchedRow row, Side side, SampleArray array, String kind)
      throws IOException {
    Optional<SampleFile> file = row.state(side).declared(array);
    field(
        side.word() + "_" + kind + "_filename",
        file.map(declared -> PythonText.string(paths.of(row, side, array, declared)))
            .orElse("None"));
    field(
        side.word() + "_" + kind + "_count",
        PythonText.whole(file.stream().mapToLong(SampleFile::count).findFirst()));
  }

  private void field(String name, String value) throws IOException {
    out.append("        \"").append(name).append("\": ").append(value).append(",\n");
  }
}
