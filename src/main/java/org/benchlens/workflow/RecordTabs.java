package org.benchlens.workflow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.model.Problem;
import org.benchlens.model.Side;
import org.benchlens.model.nupp.BaselineRecord;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.ComparisonKind;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.model.nupp.RecordedComparison;
import org.benchlens.present.figure.ChangesFigure;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.ForkScoresFigure;
import org.benchlens.present.figure.ForksFigure;
import org.benchlens.present.figure.PairsFigure;
import org.benchlens.present.nupp.BenchmarkDetail;
import org.benchlens.present.nupp.BenchmarkSelection;
import org.benchlens.present.nupp.ComparedRecords;
import org.benchlens.present.nupp.ComparisonPages;
import org.benchlens.present.nupp.RecordPages;
import org.benchlens.present.screen.RecordTab;
import org.benchlens.replicate.change.PairedConvention;
import org.benchlens.replicate.review.BenchmarkReview;
import org.benchlens.replicate.review.BenchmarkVerdict;
import org.benchlens.replicate.review.RecordComparison;
import org.benchlens.replicate.review.RecordReview;

/// Makes the tabs of records.
final class RecordTabs {
  private RecordTabs() {}

  static RecordTab record(String title, NuppRecord record) {
    RecordReview review = RecordReview.of(record);
    Map<BenchmarkId, BenchmarkReview> byId = new HashMap<>();
    review.benchmarks().forEach(one -> byId.putIfAbsent(one.id(), one));
    return new RecordTab(
        title,
        RecordPages.record(review, BenchmarkSelection.ALL, true),
        false,
        List.of(),
        id -> Optional.ofNullable(byId.get(id)).map(BenchmarkDetail::of),
        id ->
            Optional.ofNullable(byId.get(id))
                .map(one -> List.of(ForksFigure.of(one), ForkScoresFigure.of(one, Side.REFERENCE)))
                .orElse(List.of()));
  }

  static RecordTab compared(NuppRecord candidate, NuppRecord baseline, OptionalDouble margin) {
    RecordComparison comparison = RecordComparison.of(candidate, baseline, margin);
    return tab(
        "Comparison", true, candidate, baseline.asBaseline(), comparison, baseline.problems());
  }

  static RecordTab recorded(NuppRecord record, RecordedComparison recorded) {
    RecordComparison comparison = RecordComparison.of(record, recorded, PairedConvention.EXACT);
    String kind = recorded.kind().word();
    return tab(
        Character.toUpperCase(kind.charAt(0)) + kind.substring(1),
        false,
        record,
        recorded.baseline(),
        comparison,
        List.of());
  }

  private static RecordTab tab(
      String title,
      boolean asksMargin,
      NuppRecord candidate,
      BaselineRecord baseline,
      RecordComparison comparison,
      List<Problem> problems) {
    ComparedRecords compared =
        new ComparedRecords(
            candidate, baseline, comparison, comparison.gates(), BenchmarkSelection.ALL);
    double margin = comparison.margin().orElse(1);
    Map<BenchmarkId, BenchmarkVerdict> verdicts = new HashMap<>();
    comparison.verdicts().forEach(one -> verdicts.putIfAbsent(one.id(), one));
    return new RecordTab(
        title,
        ComparisonPages.comparison(compared, problems, false),
        asksMargin,
        comparison.verdicts().isEmpty()
            ? List.of()
            : List.of(ChangesFigure.of(comparison.verdicts(), margin)),
        id ->
            Optional.ofNullable(verdicts.get(id))
                .map(one -> BenchmarkDetail.of(one, margin, comparison.gates())),
        id ->
            Optional.ofNullable(verdicts.get(id))
                .map(one -> figures(one, compared, margin))
                .orElse(List.of()));
  }

  private static List<Figure> figures(
      BenchmarkVerdict verdict, ComparedRecords compared, double margin) {
    Optional<RecordedBenchmark> after = find(compared.candidate().benchmarks(), verdict.id());
    Optional<RecordedBenchmark> before = find(compared.baseline().benchmarks(), verdict.id());
    if (after.isEmpty() || before.isEmpty()) {
      return List.of();
    }
    List<Figure> figures = new ArrayList<>();
    figures.add(ForksFigure.of(BenchmarkReview.of(before.get()), BenchmarkReview.of(after.get())));
    if (compared.comparison().kind() == ComparisonKind.INTERLEAVED) {
      figures.add(PairsFigure.of(after.get(), before.get(), verdict, margin));
    }
    return figures;
  }

  private static Optional<RecordedBenchmark> find(
      List<RecordedBenchmark> benchmarks, BenchmarkId id) {
    return benchmarks.stream().filter(one -> one.id().equals(id)).findFirst();
  }
}
