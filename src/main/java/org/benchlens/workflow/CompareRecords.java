package org.benchlens.workflow;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import org.benchlens.model.Problem;
import org.benchlens.model.nupp.BaselineRecord;
import org.benchlens.model.nupp.ComparisonKind;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.model.nupp.RecordedComparison;
import org.benchlens.present.nupp.BenchmarkSelection;
import org.benchlens.present.nupp.ComparedRecords;
import org.benchlens.present.nupp.ComparisonPages;
import org.benchlens.present.nupp.RecordPage;
import org.benchlens.replicate.change.PairedConvention;
import org.benchlens.replicate.gate.GateReport;
import org.benchlens.replicate.gate.Gates;
import org.benchlens.replicate.review.RecordComparison;

/// Compares two saved records, or computes the comparisons that a record holds again.
///
/// A selection chooses what is shown and which gates count. Verdicts are always of the whole
/// family: to choose among them afterwards and adjust for fewer would overclaim.
public final class CompareRecords {
  private final RecordFiles files = new RecordFiles();

  private record Found(ComparedRecords compared, List<Problem> problems) {}

  /// Verdicts and gates; one result for each comparison that a record holds.
  ///
  /// @param conditions whether all conditions are listed
  /// @throws OpenException when a file cannot be read, nothing is selected or there is nothing to
  ///     compare with
  public List<RecordResult> compare(RecordRequest request, boolean conditions)
      throws OpenException {
    return found(request).stream()
        .map(
            found ->
                result(
                    found,
                    ComparisonPages.comparison(found.compared(), found.problems(), conditions)))
        .toList();
  }

  /// Gates alone.
  ///
  /// @throws OpenException as [#compare]
  public List<RecordResult> gates(RecordRequest request) throws OpenException {
    return found(request).stream()
        .map(found -> result(found, ComparisonPages.gates(found.compared(), found.problems())))
        .toList();
  }

  private static RecordResult result(Found found, RecordPage page) {
    GateReport gates = found.compared().gates();
    return new RecordResult(
        page, gates.failures().size(), gates.compared(), found.compared().comparison().kind());
  }

  private List<Found> found(RecordRequest request) throws OpenException {
    NuppRecord candidate = files.record(request.candidate());
    if (request.baseline().isEmpty()) {
      return recorded(candidate, request);
    }
    Path path = request.baseline().get();
    NuppRecord baseline = files.record(path);
    ReviewRecord.selected(request.selection(), candidate.benchmarks());
    RecordComparison comparison = RecordComparison.of(candidate, baseline, request.margin());
    ComparedRecords compared =
        compared(candidate, baseline.asBaseline(), comparison, request.selection());
    return List.of(new Found(compared, baseline.problems()));
  }

  private static List<Found> recorded(NuppRecord record, RecordRequest request)
      throws OpenException {
    if (record.comparisons().isEmpty()) {
      throw new OpenException(
          record.path() + " holds no comparison; give a baseline: BASELINE " + record.path());
    }
    ReviewRecord.selected(request.selection(), record.benchmarks());
    OptionalDouble margin = request.margin().isPresent() ? request.margin() : record.margin();
    PairedConvention convention =
        request.toolConvention() ? PairedConvention.TOOL : PairedConvention.EXACT;
    return record.comparisons().stream()
        .map(
            one ->
                recorded(
                    record, one, RecordComparison.of(record, one, margin, convention), request))
        .toList();
  }

  private static Found recorded(
      NuppRecord record,
      RecordedComparison recorded,
      RecordComparison comparison,
      RecordRequest request) {
    return new Found(
        compared(record, recorded.baseline(), comparison, request.selection()), List.of());
  }

  private static ComparedRecords compared(
      NuppRecord candidate,
      BaselineRecord baseline,
      RecordComparison comparison,
      BenchmarkSelection selection) {
    return new ComparedRecords(
        candidate,
        baseline,
        comparison,
        gates(candidate, baseline, comparison, selection),
        selection);
  }

  /// The gates of what is selected.
  private static GateReport gates(
      NuppRecord candidate,
      BaselineRecord baseline,
      RecordComparison comparison,
      BenchmarkSelection selection) {
    if (comparison.kind() == ComparisonKind.INTERLEAVED || selection.all()) {
      return comparison.gates();
    }
    List<RecordedBenchmark> selected =
        candidate.benchmarks().stream().filter(selection::takes).toList();
    return Gates.compare(selected, baseline.benchmarks());
  }
}
