package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.Quantity;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Figures of very many samples: few drawing calls, and the extremes still there.
class ManySamplesTest {
  private static final int MANY = 300_000;
  private static final View VIEW = View.whole(900, 420, Palette.LIGHT);
  private static final RowFigures FIGURES = figures();

  private static RowFigures figures() {
    float[] reference = cloud(1);
    float[] compare = cloud(2);
    reference[77] = 180e-6f;
    compare[99] = 60e-6f;
    float[] clocks = new float[MANY];
    for (int i = 0; i < MANY; i++) {
      clocks[i] = 1.8e9f + 1e3f * (i % 1000);
    }
    return new RowFigures(
        new RowSamples(
            Rows.loaded(reference), Rows.loaded(clocks), Rows.loaded(compare), Rows.loaded(clocks)),
        ColdTiming.NONE,
        ColdTiming.NONE);
  }

  private static float[] cloud(long seed) {
    Random random = new Random(seed);
    float[] values = new float[MANY];
    for (int i = 0; i < MANY; i++) {
      values[i] = (float) (100e-6 * (1 + 0.01 * random.nextGaussian()));
    }
    return values;
  }

  private static RecordingSurface paint(Figure figure) {
    RecordingSurface surface = new RecordingSurface();
    FigurePainter.paint(surface, figure, VIEW);
    return surface;
  }

  @ParameterizedTest
  @EnumSource(FigureKind.class)
  void aFigureOfManySamplesHasFewMarks(FigureKind kind) {
    Figure figure = FIGURES.of(kind, Quantity.TIME, Rows.context(ScaleKind.LINEAR));
    int calls = paint(figure).size();
    assertTrue(calls < 12_000, kind + ": " + calls + " calls");
  }

  @ParameterizedTest
  @EnumSource(
      value = FigureKind.class,
      names = {"RUN_ORDER", "LAG", "TIME_FREQUENCY", "BOX"})
  void aLoneSampleIsDrawnAsAPoint(FigureKind kind) {
    Figure figure = FIGURES.of(kind, Quantity.TIME, Rows.context(ScaleKind.LINEAR));
    Box plot = FigurePainter.plot(figure, VIEW);
    double slow = figure.x().kind().fraction(figure.x().domain(), 180e-6f);
    double x = plot.x() + plot.width() * slow;
    double y =
        plot.bottom() - plot.height() * figure.y().kind().fraction(figure.y().domain(), 180e-6f);
    assertTrue(
        paint(figure).calls(RecordingSurface.CircleCall.class).stream()
            .anyMatch(c -> Math.abs(c.x() - x) < 0.6 || Math.abs(c.y() - y) < 0.6),
        kind.word());
  }
}
