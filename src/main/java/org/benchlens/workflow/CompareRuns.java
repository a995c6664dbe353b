package org.benchlens.workflow;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.match.DeviceDifference;
import org.benchlens.compare.match.DeviceFilter;
import org.benchlens.compare.match.Selection;
import org.benchlens.model.Problem;
import org.benchlens.model.Progress;
import org.benchlens.present.sentence.DeviceText;
import org.benchlens.present.table.NearestFlip;

/// The whole way from two paths to a comparison, as the command line goes it.
public final class CompareRuns {
  private final int workers;

  /// @param workers number of threads, >= 1
  public CompareRuns(int workers) {
    this.workers = workers;
  }

  /// Opens and decides. A difference of the devices is fatal unless the request says otherwise
  /// (contract, section 8).
  ///
  /// @param request what to compare
  /// @param reading told in bytes while files are read
  /// @param deciding told in rows while they are decided
  /// @throws OpenException when the inputs cannot be compared as asked
  public Finished run(CompareRequest request, Progress reading, Progress deciding)
      throws OpenException {
    return run(request, false, reading, deciding);
  }

  /// Likewise, and works out the nearest flip of each row if asked to, while its evidence is there.
  ///
  /// @param flips whether the nearest flips are wanted
  /// @throws OpenException when the inputs cannot be compared as asked
  public Finished run(CompareRequest request, boolean flips, Progress reading, Progress deciding)
      throws OpenException {
    OpenedRuns runs = open(request, reading);
    EvidenceStore evidence = new EvidenceStore(runs, 0);
    List<Decision> decisions;
    List<NearestFlip> nearest = List.of();
    if (flips) {
      List<FirmDecision> firm =
          new FindFlips(workers).decide(evidence, request.settings(), deciding);
      decisions = firm.stream().map(FirmDecision::decision).toList();
      nearest = firm.stream().map(FirmDecision::nearest).toList();
    } else {
      decisions =
          new DecideRows(workers).decide(evidence, request.settings(), RowListener.NONE, deciding);
    }
    Comparison found = runs.comparison(request.settings(), decisions);
    return new Finished(runs, withWarnings(found, runs.deviceDifferences()), nearest);
  }

  /// Opens without deciding; a difference of the devices is as fatal.
  ///
  /// @throws OpenException when the inputs cannot be compared as asked
  public OpenedRuns open(CompareRequest request, Progress reading) throws OpenException {
    OpenedRuns runs = new OpenRuns(workers).open(request, reading);
    List<DeviceDifference> differences = runs.deviceDifferences();
    if (!differences.isEmpty() && !tolerated(request.selection())) {
      throw new OpenException(
          "the devices differ ("
              + DeviceText.of(differences)
              + "); --ignore-devices compares all the same,"
              + " --reference-devices and --compare-devices choose a pair");
    }
    return runs;
  }

  private static Comparison withWarnings(Comparison found, List<DeviceDifference> differences) {
    List<Problem> problems = new ArrayList<>(found.problems());
    if (!differences.isEmpty()) {
      problems.add(Problem.warning("devices", "they differ: " + DeviceText.of(differences)));
    }
    return new Comparison(
        found.settings(),
        found.inputs(),
        found.benchmarks(),
        found.rows(),
        found.oneSided(),
        problems);
  }

  private static boolean tolerated(Selection selection) {
    return selection.ignoreDevices()
        || selection.referenceDevices() instanceof DeviceFilter.Listed
        || selection.compareDevices() instanceof DeviceFilter.Listed;
  }
}
