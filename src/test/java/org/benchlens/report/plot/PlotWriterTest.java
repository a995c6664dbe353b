package org.benchlens.report.plot;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.benchlens.compare.Settings;
import org.benchlens.golden.Golden;
import org.benchlens.model.AxisType;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.Quantity;
import org.benchlens.model.SampleRead;
import org.benchlens.model.Samples;
import org.benchlens.present.RowFixture;
import org.benchlens.present.chart.CaptionedFigure;
import org.benchlens.present.chart.ChangeChart;
import org.benchlens.present.figure.Drawing;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.FigureContext;
import org.benchlens.present.figure.FigureKind;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.RowFigures;
import org.benchlens.present.figure.RowSamples;
import org.benchlens.present.figure.ScaleKind;
import org.benchlens.present.figure.View;
import org.benchlens.present.table.TableRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PlotWriterTest {
  private static final String HOSTILE = "a<b>&\"c\"|=1\n\u0007\uD83D\uDE00";

  private static SampleRead micros(double... values) {
    float[] seconds = new float[values.length];
    for (int i = 0; i < values.length; i++) {
      seconds[i] = (float) (values[i] * 1e-6);
    }
    return new SampleRead.Loaded(Samples.of(seconds));
  }

  private static SampleRead hertz(float... values) {
    return new SampleRead.Loaded(Samples.of(values));
  }

  private static Drawing drawing(FigureKind kind, Palette palette, String benchmark) {
    TableRow row = new RowFixture().benchmark(benchmark).axis("T", AxisType.TYPE, "I8").row();
    RowSamples samples =
        new RowSamples(
            micros(100, 101, 100, 102),
            hertz(1.8e9f, 1.81e9f, 1.79e9f, 1.8e9f),
            micros(100, 103, 104, 101),
            hertz(1.8e9f, 1.82e9f, 1.79e9f, 1.8e9f));
    RowFigures figures = new RowFigures(samples, ColdTiming.NONE, ColdTiming.NONE);
    FigureContext context =
        new FigureContext(row.verdict().orElseThrow(), Settings.DEFAULT, ScaleKind.LINEAR);
    Figure figure = figures.of(kind, Quantity.TIME, context);
    return new CaptionedFigure(figure, row, Settings.DEFAULT, View.whole(600, 360, palette));
  }

  private static byte[] bytes(Drawing drawing, PlotFormat format) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PlotWriter.write(drawing, format, 2, out);
    return out.toByteArray();
  }

  @ParameterizedTest
  @EnumSource(FigureKind.class)
  void theSvgOfAFigureIsAsKept(FigureKind kind) throws IOException {
    String svg = new String(bytes(drawing(kind, Palette.LIGHT, "reduce"), PlotFormat.SVG), UTF_8);
    Golden.check("golden/plot/" + kind.word() + ".svg", svg);
  }

  /// Two humps on each side, the second one of compare a little farther to the right.
  private static SampleRead humps(double second) {
    double[] micros = new double[240];
    for (int i = 0; i < micros.length; i++) {
      double at = (i * 97 % 240 + 0.5) / 240 - 0.5;
      micros[i] = (i % 3 == 0 ? second : 100) + 6 * at * at * at + at * 0.4;
    }
    return micros(micros);
  }

  @ParameterizedTest
  @EnumSource(
      value = ScaleKind.class,
      names = {"LINEAR", "LOG"})
  void theSvgWithDensityLinesIsAsKept(ScaleKind scale) throws IOException {
    TableRow row = new RowFixture().benchmark("reduce").axis("T", AxisType.TYPE, "I8").row();
    SampleRead none = hertz();
    RowFigures figures =
        new RowFigures(
            new RowSamples(humps(104), none, humps(104.6), none), ColdTiming.NONE, ColdTiming.NONE);
    FigureContext context =
        new FigureContext(row.verdict().orElseThrow(), Settings.DEFAULT, scale, true);
    Figure figure = figures.of(FigureKind.DISTRIBUTION, Quantity.TIME, context);
    Drawing drawn =
        new CaptionedFigure(figure, row, Settings.DEFAULT, View.whole(600, 360, Palette.LIGHT));
    String svg = new String(bytes(drawn, PlotFormat.SVG), UTF_8);
    Golden.check("golden/plot/density-" + scale.word() + ".svg", svg);
  }

  @ParameterizedTest
  @EnumSource(PlotFormat.class)
  void theSameDrawingGivesTheSameBytes(PlotFormat format) throws IOException {
    for (FigureKind kind : FigureKind.values()) {
      assertArrayEquals(
          bytes(drawing(kind, Palette.DARK, "reduce"), format),
          bytes(drawing(kind, Palette.DARK, "reduce"), format),
          kind.word());
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 600, 360", "2, 1200, 720", "0.5, 300, 180"})
  void aPngHasTheSizeOfItsScale(double scale, int width, int height) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Drawing drawing = drawing(FigureKind.ECDF, Palette.LIGHT, "reduce");
    PlotWriter.write(drawing, PlotFormat.PNG, scale, out);
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
    assertEquals(width, image.getWidth());
    assertEquals(height, image.getHeight());
  }

  @ParameterizedTest
  @EnumSource(FigureKind.class)
  void aPngShowsBothSidesOnTheGroundOfItsTheme(FigureKind kind) throws IOException {
    byte[] png = bytes(drawing(kind, Palette.DARK, "reduce"), PlotFormat.PNG);
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    Set<Integer> colours = new HashSet<>();
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        colours.add(image.getRGB(x, y) & 0xFFFFFF);
      }
    }
    assertTrue(colours.contains(0x0D1117), "ground");
    if (kind != FigureKind.SHIFT) {
      assertTrue(colours.contains(0x58A6E0), "reference");
      assertTrue(colours.contains(0xE69F00), "compare");
    }
  }

  @Test
  void aPictureThatNobodyCouldOpenIsRefused() {
    Drawing drawing = drawing(FigureKind.ECDF, Palette.LIGHT, "reduce");
    IOException e =
        assertThrows(
            IOException.class,
            () -> PlotWriter.write(drawing, PlotFormat.PNG, 90, OutputStream.nullOutputStream()));
    assertEquals("54000 x 32400 pixels are too many for a picture", e.getMessage());
  }

  @Test
  void aTallPictureIsDrawnInBandsWithoutSeams() throws IOException {
    List<TableRow> rows =
        IntStream.range(0, 60)
            .mapToObj(i -> new RowFixture().axis("N", AxisType.INT64, "" + i).row())
            .toList();
    Drawing chart = ChangeChart.of(rows, "", Settings.DEFAULT, Palette.LIGHT);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PlotWriter.write(chart, PlotFormat.PNG, 4, out);
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
    assertEquals((int) Math.ceil(chart.height() * 4), image.getHeight());
    assertEquals(0xFFFFFF, image.getRGB(1, image.getHeight() - 1) & 0xFFFFFF);
  }

  @Test
  void theTextOfAPdfCanBeTakenOut() throws IOException {
    byte[] pdf = bytes(drawing(FigureKind.COVERAGE_CURVE, Palette.LIGHT, "reduce"), PlotFormat.PDF);
    try (PDDocument document = Loader.loadPDF(pdf)) {
      String text = new PDFTextStripper().getText(document);
      assertTrue(text.contains("Coverage curve"), text);
      assertTrue(text.contains("samples ≥ 97 %"), text);
      assertTrue(text.contains("AMBG"), text);
      assertEquals(1, document.getNumberOfPages());
      assertEquals(450, document.getPage(0).getMediaBox().getWidth(), 0.01);
    }
  }

  @Test
  void lettersTheFontLacksDoNotStopAPdf() throws IOException {
    byte[] pdf = bytes(drawing(FigureKind.ECDF, Palette.LIGHT, HOSTILE), PlotFormat.PDF);
    try (PDDocument document = Loader.loadPDF(pdf)) {
      assertTrue(new PDFTextStripper().getText(document).contains("a<b>&\"c\"|=1 ??"));
    }
  }

  @Test
  void whatComesFromAFileIsEscapedInSvg() throws Exception {
    byte[] svg = bytes(drawing(FigureKind.BOX, Palette.LIGHT, HOSTILE), PlotFormat.SVG);
    String text = new String(svg, UTF_8);
    assertFalse(text.contains("<b>"), "markup");
    var document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(svg));
    assertTrue(
        document.getElementsByTagName("title").item(0).getTextContent().contains("a<b>&\"c\""));
  }

  @Test
  void theNumbersOfAFigureAreExact() throws IOException {
    String csv =
        new String(bytes(drawing(FigureKind.RUN_ORDER, Palette.LIGHT, "r"), PlotFormat.CSV), UTF_8);
    assertEquals("sample,reference [s],compare [s]", csv.lines().findFirst().orElseThrow());
    double first =
        Double.parseDouble(csv.lines().skip(1).findFirst().orElseThrow().split(",", -1)[1]);
    assertEquals(100e-6f, first);
  }

  @Test
  void aCellThatLooksLikeAFormulaIsDefused() throws IOException {
    TableRow row = new RowFixture().benchmark("=HYPERLINK(1)").row();
    Drawing chart = ChangeChart.of(List.of(row), "", Settings.DEFAULT, Palette.LIGHT);
    String csv = new String(bytes(chart, PlotFormat.CSV), UTF_8);
    assertTrue(csv.contains("\n'=HYPERLINK(1),"), csv);
  }

  @Test
  void theFormatIsThatOfTheEnding() {
    assertEquals(Optional.of(PlotFormat.PDF), PlotFormat.of("a.png.PDF"));
    assertEquals(Optional.empty(), PlotFormat.of("png"));
  }

  @ParameterizedTest
  @CsvSource({"1.005, 1", "1.256, 1.26", "-0.5, -0.5", "100, 100", "0.001, 0"})
  void lengthsHaveTwoDecimalsAtMost(double value, String text) {
    assertEquals(text, SvgText.number(value));
  }
}
