package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.Quantity;
import org.benchlens.model.SampleArray;
import org.junit.jupiter.api.Test;

class NearestMarkTest {
  private static final View VIEW = View.whole(700, 300, Palette.LIGHT).with(View.Heading.NONE);

  private final RowFigures figures =
      new RowFigures(
          new RowSamples(
              Rows.loaded(10e-6f, 20e-6f, 30e-6f),
              Rows.missing(SampleArray.FREQUENCIES),
              Rows.loaded(40e-6f, 40e-6f, 15e-6f),
              Rows.missing(SampleArray.FREQUENCIES)),
          ColdTiming.NONE,
          ColdTiming.NONE);

  private Optional<String> at(FigureKind kind, double x, double y, double off) {
    Figure figure = figures.of(kind, Quantity.TIME, Rows.context(ScaleKind.LINEAR));
    Box plot = FigurePainter.plot(figure, VIEW);
    double px = plot.x() + plot.width() * figure.x().kind().fraction(figure.x().domain(), x);
    double py = plot.bottom() - plot.height() * figure.y().kind().fraction(figure.y().domain(), y);
    return NearestMark.at(new RecordingSurface(), figure, VIEW, px + off, py);
  }

  @Test
  void aSampleSaysItsPositionAndValue() {
    assertEquals(Optional.of("ref: sample 2, 20.00 µs"), at(FigureKind.RUN_ORDER, 2, 20e-6, 3));
    assertEquals(Optional.of("cmp: sample 3, 15.00 µs"), at(FigureKind.RUN_ORDER, 3, 15e-6, -2));
  }

  @Test
  void aStemSaysItsValueAndShare() {
    assertEquals(
        Optional.of("cmp: 40.00 µs, 66.67 %"), at(FigureKind.DISTRIBUTION, 40e-6, 2.0 / 3, 2));
  }

  @Test
  void nothingIsSaidFarFromEveryPoint() {
    assertEquals(Optional.empty(), at(FigureKind.RUN_ORDER, 2, 20e-6, 12));
  }
}
