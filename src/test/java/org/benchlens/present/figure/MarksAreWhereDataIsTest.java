package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.Quantity;
import org.benchlens.model.SampleRead;
import org.benchlens.model.Samples;
import org.benchlens.model.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MarksAreWhereDataIsTest {
  private static final int SAMPLES = 40;

  private final float[] times = values(50e-6, 1);
  private final float[] rates = values(1.8e9, 2);
  private final RowFigures figures =
      new RowFigures(
          new RowSamples(read(times), read(rates), read(values(51e-6, 3)), read(values(1.7e9, 4))),
          ColdTiming.NONE,
          ColdTiming.NONE);

  private static float[] values(double center, long seed) {
    Random random = new Random(seed);
    float[] values = new float[SAMPLES];
    for (int i = 0; i < SAMPLES; i++) {
      values[i] = (float) (center * (1 + 0.02 * random.nextGaussian()));
    }
    return values;
  }

  private static SampleRead read(float[] values) {
    return new SampleRead.Loaded(Samples.of(values));
  }

  /// Where a reference sample is to be drawn; null when the figure has no mark of its own for it.
  private double[] place(FigureKind kind, int i) {
    return switch (kind) {
      case RUN_ORDER -> new double[] {i + 1, times[i]};
      case LAG -> i == 0 ? null : new double[] {times[i - 1], times[i]};
      case TIME_FREQUENCY -> new double[] {times[i], rates[i]};
      case DISTRIBUTION, ECDF, SHIFT, COVERAGE, COVERAGE_CURVE, BOX -> null;
    };
  }

  private static View view(Optional<Span> x) {
    return new View(
        700,
        400,
        Palette.LIGHT,
        View.Heading.NONE,
        x,
        Optional.empty(),
        OptionalDouble.empty(),
        Highlight.NONE);
  }

  @ParameterizedTest
  @EnumSource(
      value = ScaleKind.class,
      names = {"LINEAR", "LOG"})
  void everySampleHasItsPoint(ScaleKind scale) {
    for (FigureKind kind :
        List.of(FigureKind.RUN_ORDER, FigureKind.LAG, FigureKind.TIME_FREQUENCY)) {
      Figure figure = figures.of(kind, Quantity.TIME, Rows.context(scale));
      View view = view(Optional.empty());
      RecordingSurface surface = new RecordingSurface();
      FigurePainter.paint(surface, figure, view);
      Box plot = FigurePainter.plot(figure, view);
      for (int i = 0; i < SAMPLES; i++) {
        double[] place = place(kind, i);
        if (place != null) {
          double x =
              plot.x() + plot.width() * figure.x().kind().fraction(figure.x().domain(), place[0]);
          double y =
              plot.bottom()
                  - plot.height() * figure.y().kind().fraction(figure.y().domain(), place[1]);
          assertTrue(circleAt(surface, x, y), kind + " sample " + i + " " + scale);
        }
      }
    }
  }

  private static boolean circleAt(RecordingSurface surface, double x, double y) {
    return surface.calls(RecordingSurface.CircleCall.class).stream()
        .anyMatch(c -> Math.abs(c.x() - x) < 1e-6 && Math.abs(c.y() - y) < 1e-6);
  }

  @ParameterizedTest
  @EnumSource(
      value = ScaleKind.class,
      names = {"LINEAR", "LOG"})
  void everyDistinctValueHasItsBarInTheCoverage(ScaleKind scale) {
    Figure figure = figures.of(FigureKind.COVERAGE, Quantity.TIME, Rows.context(scale));
    RecordingSurface surface = new RecordingSurface();
    View view = view(Optional.empty());
    FigurePainter.paint(surface, figure, view);
    Box plot = FigurePainter.plot(figure, view);
    for (float time : times) {
      double x = plot.x() + plot.width() * figure.x().kind().fraction(figure.x().domain(), time);
      boolean bar =
          surface.calls(RecordingSurface.BoxCall.class).stream()
              .anyMatch(c -> Math.abs(c.box().x() + c.box().width() / 2 - x) <= 1.5);
      boolean dashed =
          surface.calls(RecordingSurface.LineCall.class).stream()
              .anyMatch(c -> c.x1() == c.x2() && Math.abs(c.x1() - x) <= 1.5);
      assertTrue(bar || dashed, time + " " + scale);
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = FigureKind.class,
      names = {"RUN_ORDER", "LAG", "TIME_FREQUENCY"})
  void selectedSamplesAreDrawnAtTheirPoints(FigureKind kind) {
    Brush brush = new Brush(SampleAxis.ORDER, new Span(3, 7));
    SampleSelection selection = SampleSelection.of(brush, figures);
    assertEquals(5, selection.count(Side.REFERENCE));
    List<Mark.Picked> picked = PickedMarks.of(kind, Quantity.TIME, figures, selection);
    Points points =
        picked.stream().filter(p -> p.side() == Side.REFERENCE).findFirst().get().points();
    for (int i = 2; i < 7; i++) {
      double[] place = place(kind, i);
      boolean found = false;
      for (int p = 0; p < points.size(); p++) {
        found |= points.x(p) == place[0] && points.y(p) == place[1];
      }
      assertTrue(found, kind + " sample " + i);
    }
  }
}
