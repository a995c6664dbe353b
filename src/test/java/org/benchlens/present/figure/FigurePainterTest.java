package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleRead;
import org.junit.jupiter.api.Test;

class FigurePainterTest {
  private static final View VIEW = View.whole(700, 300, Palette.LIGHT);

  private static Figure coverage(float[] reference, float[] compare) {
    return CoverageFigure.of(Rows.times(reference, compare), Rows.context(ScaleKind.LINEAR));
  }

  private static Figure distribution(float[] reference, float[] compare) {
    return DistributionFigure.of(Rows.times(reference, compare), Rows.context(ScaleKind.LINEAR));
  }

  private static RecordingSurface paint(Figure figure, View view) {
    RecordingSurface surface = new RecordingSurface();
    FigurePainter.paint(surface, figure, view);
    return surface;
  }

  private static List<RecordingSurface.LineCall> crosses(RecordingSurface surface) {
    int fg = Palette.LIGHT.colour(Role.FG);
    return surface.calls(RecordingSurface.LineCall.class).stream()
        .filter(c -> c.stroke().colour() == fg && c.x1() != c.x2() && c.y1() < c.y2())
        .toList();
  }

  @Test
  void eachValueWithoutAPartnerHasACross() {
    Figure figure = coverage(Rows.micros(10, 12, 14), Rows.micros(10, 18));
    // One more stands in the legend.
    assertEquals(3 + 1, crosses(paint(figure, VIEW)).size());
  }

  @Test
  void theUnitStandsOnceOnEachAxis() {
    RecordingSurface surface = paint(distribution(Rows.micros(10, 12), Rows.micros(11)), VIEW);
    assertEquals(1, surface.texts().stream().filter(t -> t.equals("µs")).count());
    assertEquals(1, surface.texts().stream().filter(t -> t.endsWith(" %")).count());
  }

  @Test
  void clipsAreClosed() {
    assertEquals(0, paint(coverage(Rows.micros(10), Rows.micros(11)), VIEW).openClips());
  }

  @Test
  void theBandFollowsThePointer() {
    Figure figure = coverage(Rows.micros(10, 12), Rows.micros(10, 20));
    View at =
        new View(
            700,
            300,
            Palette.LIGHT,
            View.Heading.NONE,
            Optional.empty(),
            Optional.empty(),
            OptionalDouble.of(15e-6),
            Highlight.NONE);
    int band = Palette.LIGHT.colour(Role.BAND, 0.26);
    Box box =
        paint(figure, at).calls(RecordingSurface.BoxCall.class).stream()
            .filter(c -> c.look().fill() == band)
            .findFirst()
            .get()
            .box();
    Box plot = FigurePainter.plot(figure, at);
    double from = figure.x().kind().fraction(figure.x().domain(), 15e-6 / 1.005);
    assertEquals(plot.x() + from * plot.width(), box.x(), 1e-9);
  }

  @Test
  void manyValuesAreThinnedButTheLargestIsDrawn() {
    Random random = new Random(7);
    float[] many = new float[200_000];
    for (int i = 0; i < many.length; i++) {
      many[i] = (float) (50e-6 * (1 + 0.01 * random.nextGaussian()));
    }
    many[0] = 90e-6f;
    Figure figure = coverage(many, many.clone());
    RecordingSurface surface = paint(figure, VIEW);
    assertTrue(surface.size() < 4000, surface.size() + " calls");
    Box plot = FigurePainter.plot(figure, VIEW);
    double x = plot.x() + plot.width() * figure.x().kind().fraction(figure.x().domain(), 90e-6f);
    assertTrue(
        surface.calls(RecordingSurface.BoxCall.class).stream()
            .anyMatch(c -> Math.abs(c.box().x() + c.box().width() / 2 - x) <= 1));
  }

  @Test
  void aValueWithoutAPartnerIsNotHiddenAmongNeighbours() {
    double[] reference = new double[20_000];
    for (int i = 0; i < reference.length; i++) {
      reference[i] = 10 + 10.0 * i / reference.length;
    }
    // From 10 to 20, and 14.9 to 15.1 has no partner.
    double[] compare =
        java.util.Arrays.stream(reference).filter(v -> v < 14.7 || v > 15.3).toArray();
    Figure figure = coverage(Rows.micros(reference), Rows.micros(compare));
    assertTrue(crosses(paint(figure, VIEW)).size() > 3);
  }

  @Test
  void theRangeOfAViewIsWhatIsShown() {
    Figure figure = distribution(Rows.micros(10, 20), Rows.micros(10, 20));
    View near =
        new View(
            700,
            300,
            Palette.LIGHT,
            View.Heading.NONE,
            Optional.of(new Span(9.9e-6, 10.1e-6)),
            Optional.empty(),
            OptionalDouble.empty(),
            Highlight.NONE);
    assertTrue(paint(figure, near).texts().contains("10.050"));
  }

  @Test
  void aNoticeIsWrapped() {
    SampleRead none = Rows.missing(SampleArray.TIMES);
    Figure figure =
        CoverageFigure.of(
            new RowSamples(none, none, none, none).values(org.benchlens.model.Quantity.TIME),
            Rows.context(ScaleKind.LINEAR));
    RecordingSurface surface = paint(figure, View.whole(300, 300, Palette.DARK));
    assertTrue(surface.texts().contains("No sample times on either side"));
    assertTrue(surface.texts().stream().allMatch(t -> 6 * t.length() <= 300));
  }

  @Test
  void intervalWordsStandOnTheLeftWhereTheRightHasNoRoom() {
    FigureContext context =
        Rows.context(
            Rows.timing(19e-6, 19.5e-6, 20e-6),
            Rows.timing(10e-6, 10.5e-6, 11e-6),
            org.benchlens.compare.Settings.DEFAULT,
            ScaleKind.LINEAR);
    Figure figure =
        DistributionFigure.of(Rows.times(Rows.micros(10, 20), Rows.micros(10, 20)), context);
    RecordingSurface surface = paint(figure, VIEW);
    assertEquals(
        Lettering.Anchor.END, surface.text("19.50 µs, 19.00 to 20.00").lettering().anchor());
    assertEquals(
        Lettering.Anchor.START, surface.text("10.50 µs, 10.00 to 11.00").lettering().anchor());
  }
}
