package org.benchlens.workflow;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchlens.compare.ComparedRow;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.Settings;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.decision.RowEvidence;
import org.benchlens.compare.match.DeviceDifference;
import org.benchlens.compare.match.InputPair;
import org.benchlens.compare.match.MatchedBenchmark;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.compare.match.OneSided;
import org.benchlens.model.Problem;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleSource;
import org.benchlens.model.Side;
import org.benchlens.reading.binary.SampleFiles;

/// Two runs that are read and paired, but not decided yet. Immutable.
public final class OpenedRuns {
  private final List<OpenedPair> pairs;
  private final List<MatchedRow> rows;
  private final List<OneSided> oneSided;
  private final List<Problem> problems;
  private final List<UnreadFile> unread;

  /// @param pairs opened file pairs in order
  /// @param oneSided files without a partner
  /// @param problems what was wrong about the inputs as a whole
  /// @param unread files of a folder that could not be used
  OpenedRuns(
      List<OpenedPair> pairs,
      List<OneSided> oneSided,
      List<Problem> problems,
      List<UnreadFile> unread) {
    this.pairs = List.copyOf(pairs);
    this.unread = List.copyOf(unread);
    this.rows = pairs.stream().flatMap(pair -> pair.matching().rows().stream()).toList();
    List<OneSided> alone = new ArrayList<>(oneSided);
    pairs.forEach(pair -> alone.addAll(pair.matching().oneSided()));
    this.oneSided = List.copyOf(alone);
    List<Problem> found = new ArrayList<>(problems);
    unread.forEach(file -> found.add(Problem.error(file.path(), file.line())));
    for (OpenedPair pair : pairs) {
      found.addAll(pair.input().reference().problems());
      found.addAll(pair.input().compare().problems());
      found.addAll(pair.matching().problems());
    }
    this.problems = List.copyOf(found);
  }

  /// The file pairs in order.
  public List<InputPair> inputs() {
    return pairs.stream().map(OpenedPair::input).toList();
  }

  /// The compared benchmarks with their device sections, in table order.
  public List<MatchedBenchmark> benchmarks() {
    return pairs.stream().flatMap(pair -> pair.matching().benchmarks().stream()).toList();
  }

  /// The rows in table order.
  public List<MatchedRow> rows() {
    return rows;
  }

  /// What has no partner.
  public List<OneSided> oneSided() {
    return oneSided;
  }

  /// Bad parts of the files; what is wrong with sidecars shows only when rows are decided.
  public List<Problem> problems() {
    return problems;
  }

  /// Files of a folder that could not be used; they are among the problems, too.
  public List<UnreadFile> unread() {
    return unread;
  }

  /// Fields in which the devices of the two sides differ; empty when they are alike.
  public List<DeviceDifference> deviceDifferences() {
    return pairs.stream().flatMap(pair -> pair.deviceDifferences().stream()).toList();
  }

  /// The samples of one side of a row.
  public SampleSource source(MatchedRow row, Side side) {
    return files(row, side).source(row.state(side));
  }

  /// Where the sidecar of a row lies.
  ///
  /// @return empty when the state declares none or it is not to be found
  public Optional<Path> sidecar(MatchedRow row, Side side, SampleArray array) {
    return row.state(side).declared(array).flatMap(file -> files(row, side).locate(file));
  }

  /// Fresh evidence of a row; nothing is read yet.
  public RowEvidence evidence(MatchedRow row) {
    return RowEvidence.of(
        row.reference(), row.compare(), source(row, Side.REFERENCE), source(row, Side.COMPARE));
  }

  /// Puts decisions to the rows.
  ///
  /// @param settings by what was decided
  /// @param decisions one for each row, in order
  public Comparison comparison(Settings settings, List<Decision> decisions) {
    List<ComparedRow> compared = new ArrayList<>(rows.size());
    List<Problem> found = new ArrayList<>(problems);
    for (int i = 0; i < rows.size(); i++) {
      compared.add(new ComparedRow(rows.get(i), decisions.get(i)));
      InputPair input = pairs.get(rows.get(i).section().input()).input();
      found.addAll(SidecarProblems.of(input, rows.get(i), decisions.get(i)));
    }
    return new Comparison(settings, inputs(), benchmarks(), compared, oneSided, found);
  }

  private SampleFiles files(MatchedRow row, Side side) {
    return pairs.get(row.section().input()).files(side);
  }
}
