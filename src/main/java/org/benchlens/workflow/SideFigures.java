package org.benchlens.workflow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.benchlens.model.Side;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.ComparisonKind;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.present.figure.ChangesFigure;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.ForkDistributionFigure;
import org.benchlens.present.figure.ForkFigure;
import org.benchlens.present.figure.ForkScoresFigure;
import org.benchlens.present.figure.ForksFigure;
import org.benchlens.present.figure.PairsFigure;
import org.benchlens.present.figure.RecordFigureKind;
import org.benchlens.present.screen.RecordFigures;
import org.benchlens.replicate.review.BenchmarkReview;
import org.benchlens.replicate.review.BenchmarkVerdict;
import org.benchlens.replicate.review.ForkReview;
import org.benchlens.replicate.review.RecordComparison;

/// The figures of one record, or of two sides.
final class SideFigures implements RecordFigures {
  private final Map<BenchmarkId, RecordedBenchmark> reference = new HashMap<>();
  private final Map<BenchmarkId, RecordedBenchmark> compare = new HashMap<>();
  private final Optional<RecordComparison> comparison;

  private SideFigures(Optional<RecordComparison> comparison) {
    this.comparison = comparison;
  }

  /// Of one record.
  static SideFigures of(List<RecordedBenchmark> benchmarks) {
    SideFigures figures = new SideFigures(Optional.empty());
    benchmarks.forEach(one -> figures.reference.putIfAbsent(one.id(), one));
    return figures;
  }

  /// Of two sides.
  static SideFigures of(
      List<RecordedBenchmark> before, List<RecordedBenchmark> after, RecordComparison comparison) {
    SideFigures figures = new SideFigures(Optional.of(comparison));
    before.forEach(one -> figures.reference.putIfAbsent(one.id(), one));
    after.forEach(one -> figures.compare.putIfAbsent(one.id(), one));
    return figures;
  }

  @Override
  public List<RecordFigureKind> kinds() {
    List<RecordFigureKind> kinds =
        new ArrayList<>(
            List.of(
                RecordFigureKind.FORKS,
                RecordFigureKind.FORK,
                RecordFigureKind.SCORES,
                RecordFigureKind.DISTRIBUTION));
    comparison.ifPresent(
        one -> {
          if (one.kind() == ComparisonKind.INTERLEAVED) {
            kinds.add(3, RecordFigureKind.PAIRS);
          }
          kinds.add(RecordFigureKind.CHANGES);
        });
    return kinds;
  }

  @Override
  public List<String> forks(BenchmarkId id) {
    List<String> names = new ArrayList<>();
    boolean two = comparison.isPresent();
    for (int i = 1; i <= count(reference, id); i++) {
      names.add((two ? "baseline " : "fork ") + i);
    }
    for (int i = 1; i <= count(compare, id); i++) {
      names.add("candidate " + i);
    }
    return names;
  }

  private static int count(Map<BenchmarkId, RecordedBenchmark> side, BenchmarkId id) {
    RecordedBenchmark benchmark = side.get(id);
    return benchmark == null ? 0 : benchmark.forks().size();
  }

  @Override
  public Figure of(Optional<BenchmarkId> id, RecordFigureKind kind, int fork) {
    if (kind == RecordFigureKind.CHANGES) {
      return changes();
    }
    Optional<RecordedBenchmark> before = id.map(reference::get);
    Optional<RecordedBenchmark> after = id.map(compare::get);
    Optional<RecordedBenchmark> first = before.or(() -> after);
    if (first.isEmpty()) {
      boolean margin = comparison.filter(one -> one.margin().isEmpty()).isPresent();
      return Figure.empty(
          kind,
          margin
              ? new Figure.Notice(
                  "No margin is given",
                  "Type one at the top right for verdicts, or choose a benchmark to see its forks")
              : new Figure.Notice("No benchmark is chosen", "Choose one in the table"));
    }
    return switch (kind) {
      case FORKS -> forks(before, after);
      case FORK -> fork(before, after, fork);
      case SCORES -> scores(before, after);
      case PAIRS -> pairs(before, after);
      case DISTRIBUTION ->
          ForkDistributionFigure.of(first.get(), before.isPresent() ? after : Optional.empty());
      case CHANGES, HISTORY -> throw new IllegalArgumentException("not of one benchmark: " + kind);
    };
  }

  private Figure changes() {
    return ChangesFigure.of(
        comparison.map(RecordComparison::verdicts).orElse(List.of()),
        comparison.map(RecordComparison::margin).orElseThrow().orElse(1));
  }

  private static Figure forks(
      Optional<RecordedBenchmark> before, Optional<RecordedBenchmark> after) {
    return before.isPresent() && after.isPresent()
        ? ForksFigure.of(BenchmarkReview.of(before.get()), BenchmarkReview.of(after.get()))
        : ForksFigure.of(BenchmarkReview.of(before.or(() -> after).orElseThrow()));
  }

  private static Figure fork(
      Optional<RecordedBenchmark> before, Optional<RecordedBenchmark> after, int fork) {
    int first = before.map(one -> one.forks().size()).orElse(0);
    boolean second = fork >= first && after.isPresent() && !after.get().forks().isEmpty();
    RecordedBenchmark benchmark = second ? after.get() : before.or(() -> after).orElseThrow();
    if (benchmark.forks().isEmpty()) {
      return Figure.empty(RecordFigureKind.FORK, new Figure.Notice("No forks", "None is recorded"));
    }
    int at = Math.clamp(second ? fork - first : fork, 0, benchmark.forks().size() - 1);
    return ForkFigure.of(
        ForkReview.of(benchmark.forks().get(at)), second ? Side.COMPARE : Side.REFERENCE);
  }

  private static Figure scores(
      Optional<RecordedBenchmark> before, Optional<RecordedBenchmark> after) {
    return before.isPresent() && after.isPresent()
        ? ForkScoresFigure.of(BenchmarkReview.of(before.get()), BenchmarkReview.of(after.get()))
        : ForkScoresFigure.of(
            BenchmarkReview.of(before.or(() -> after).orElseThrow()), Side.REFERENCE);
  }

  private Figure pairs(Optional<RecordedBenchmark> before, Optional<RecordedBenchmark> after) {
    Optional<BenchmarkVerdict> verdict =
        comparison.stream()
            .flatMap(one -> one.verdicts().stream())
            .filter(one -> before.filter(other -> other.id().equals(one.id())).isPresent())
            .findFirst();
    if (before.isEmpty() || after.isEmpty() || verdict.isEmpty()) {
      return Figure.empty(
          RecordFigureKind.PAIRS,
          new Figure.Notice("No pairs", "Paired forks take both sides and a margin"));
    }
    return PairsFigure.of(
        after.get(), before.get(), verdict.get(), comparison.orElseThrow().margin().orElseThrow());
  }
}
