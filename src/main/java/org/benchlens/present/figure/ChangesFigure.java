package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.benchlens.replicate.change.ShiftInterval;
import org.benchlens.replicate.review.BenchmarkVerdict;

/// The figure `changes`: estimate and interval of each benchmark's change against the margin. A
/// withheld interval is not drawn; its name says so.
public final class ChangesFigure {
  private static final double END = 0.18;
  private static final int LONGEST_NAME = 32;

  private ChangesFigure() {}

  /// The figure; a notice when there are no verdicts.
  ///
  /// @param margin the margin of the verdicts, ratio 1, > 0
  public static Figure of(List<BenchmarkVerdict> verdicts, double margin) {
    if (verdicts.isEmpty()) {
      return Figure.empty(
          RecordFigureKind.CHANGES,
          new Figure.Notice("No verdicts", "There is nothing to draw without them"));
    }
    List<Mark> marks = new ArrayList<>();
    marks.add(new Mark.Band(true, new Span(-margin, margin), Role.BAND, 0.16));
    marks.add(new Mark.Limit(true, 0, Role.DIM, 1, Dash.SOLID, ""));
    int count = verdicts.size();
    for (int i = 0; i < count; i++) {
      // The first stands on top.
      row(verdicts.get(i), count - i, marks);
    }
    return new Figure(
        RecordFigureKind.CHANGES,
        RecordFigureKind.CHANGES.title(),
        "estimate and interval; band: margin",
        ScoreAxis.changes(false, verdicts.stream().flatMapToDouble(one -> places(one, margin))),
        ScoreAxis.places("benchmark", count, false),
        new FigureLayout(16, 250, 6, FigureLayout.NUMBERS),
        marks,
        Legend.NONE,
        "Changes of " + Phrases.count(count, "benchmark") + " against the margin.",
        table(verdicts),
        Optional.empty());
  }

  private static DoubleStream places(BenchmarkVerdict verdict, double margin) {
    return DoubleStream.concat(
        DoubleStream.of(-1.2 * margin, verdict.change(), 1.2 * margin),
        verdict.interval().stream()
            .flatMapToDouble(interval -> DoubleStream.of(interval.low(), interval.upper())));
  }

  private static void row(BenchmarkVerdict verdict, int y, List<Mark> marks) {
    Role role = VerdictPen.thin(verdict.verdict());
    String label =
        fitted(verdict.id().name())
            + verdict.withheld().map(reason -> ", " + WithheldWords.of(reason)).orElse("");
    marks.add(new Mark.Limit(false, y, Role.HAIR, 1, Dash.SOLID, label));
    if (verdict.interval().isPresent()) {
      ShiftInterval interval = verdict.interval().get();
      marks.add(ScoreAxis.line(interval.low(), y, interval.upper(), y, role, 2));
      for (double end : new double[] {interval.low(), interval.upper()}) {
        marks.add(ScoreAxis.line(end, y - END, end, y + END, role, 2));
      }
    }
    double at = verdict.change();
    marks.add(ScoreAxis.line(at, y - 2 * END, at, y + 2 * END, role, 3));
  }

  /// The middle goes: names differ at their ends.
  private static String fitted(String name) {
    int length = name.length();
    return length <= LONGEST_NAME
        ? name
        : name.substring(0, LONGEST_NAME / 2) + "…" + name.substring(length - LONGEST_NAME / 2 + 1);
  }

  private static DataTable table(List<BenchmarkVerdict> verdicts) {
    return new DataTable(
        List.of(
            new DataTable.Column("benchmark", ""),
            new DataTable.Column("change", ""),
            new DataTable.Column("interval_low", ""),
            new DataTable.Column("interval_upper", ""),
            new DataTable.Column("verdict", "")),
        verdicts.size(),
        i -> {
          BenchmarkVerdict verdict = verdicts.get(i);
          Optional<ShiftInterval> interval = verdict.interval();
          return List.of(
              new DataTable.Cell.Word(verdict.id().name()),
              new DataTable.Cell.Value(verdict.change()),
              new DataTable.Cell.Value(interval.map(ShiftInterval::low).orElse(Double.NaN)),
              new DataTable.Cell.Value(interval.map(ShiftInterval::upper).orElse(Double.NaN)),
              new DataTable.Cell.Word(verdict.verdict().word()));
        });
  }
}
