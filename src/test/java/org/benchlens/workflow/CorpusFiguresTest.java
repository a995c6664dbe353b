package org.benchlens.workflow;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import org.benchlens.compare.ComparedRow;
import org.benchlens.compare.coverage.CoverageResult;
import org.benchlens.golden.Golden;
import org.benchlens.model.Quantity;
import org.benchlens.present.figure.CoverageScales;
import org.benchlens.present.figure.DataTable;
import org.benchlens.present.figure.Drawing;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.FigureContext;
import org.benchlens.present.figure.FigureKind;
import org.benchlens.present.figure.ScaleKind;
import org.benchlens.report.plot.PlotFormat;
import org.benchlens.report.plot.PlotWriter;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// All figures of all rows of the cases with every reason and both sides of every limit. The SVG of
/// each is kept by its digest, those of a few rows whole.
final class CorpusFiguresTest {
  private static final List<Quantity> QUANTITIES = List.of(Quantity.TIME, Quantity.CYCLES);

  private static byte[] svg(Drawing drawing) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PlotWriter.write(drawing, PlotFormat.SVG, 1, out);
    return out.toByteArray();
  }

  private static String digest(byte[] bytes) throws NoSuchAlgorithmException {
    byte[] all = MessageDigest.getInstance("SHA-256").digest(bytes);
    return HexFormat.of().formatHex(all, 0, 12);
  }

  @ParameterizedTest
  @ValueSource(strings = {"reasons", "boundaries"})
  void everyFigureOfEveryRowIsAsKept(String name) throws Exception {
    CorpusFigures corpus = new CorpusFigures(name);
    StringBuilder kept = new StringBuilder();
    for (FigureKind kind : FigureKind.values()) {
      for (Quantity quantity : QUANTITIES) {
        DrawRow drawer = corpus.drawer(kind, quantity);
        for (int row = 0; row < corpus.rows().size(); row++) {
          DrawRow.Drawn drawn = drawer.draw(corpus.rows().get(row));
          byte[] bytes = svg(drawn.drawing());
          kept.append(
              String.format(
                  Locale.ROOT,
                  "%d %s %s %s %s\n",
                  row + 1,
                  kind.word(),
                  quantity.word(),
                  digest(bytes),
                  drawn.nothing().isPresent() ? "notice" : "figure"));
          if (row == middle(corpus)) {
            String file =
                name + "-" + (row + 1) + "-" + kind.word() + "-" + quantity.word() + ".svg";
            Golden.check("golden/plot/rows/" + file, new String(bytes, UTF_8));
          }
        }
      }
    }
    Golden.check("golden/plot/rows/" + name + ".txt", kept.toString().replace("\r\n", "\n"));
  }

  /// The first row of which every figure can be drawn, of both quantities.
  private static int middle(CorpusFigures corpus) {
    for (int row = 0; row < corpus.rows().size(); row++) {
      boolean all = true;
      for (FigureKind kind : FigureKind.values()) {
        for (Quantity quantity : QUANTITIES) {
          all &= corpus.drawer(kind, quantity).draw(corpus.rows().get(row)).nothing().isEmpty();
        }
      }
      if (all) {
        return row;
      }
    }
    throw new AssertionError("no row with all figures");
  }

  @ParameterizedTest
  @ValueSource(strings = {"reasons", "boundaries"})
  void theSameInputGivesTheSameBytesInEveryLanguage(String name) throws Exception {
    CorpusFigures corpus = new CorpusFigures(name);
    ComparedRow row = corpus.rows().get(middle(corpus));
    Locale before = Locale.getDefault();
    try {
      for (FigureKind kind : FigureKind.values()) {
        Locale.setDefault(Locale.ROOT);
        byte[] first = svg(corpus.drawer(kind, Quantity.TIME).draw(row).drawing());
        for (String language : List.of("de-DE", "tr-TR")) {
          Locale.setDefault(Locale.forLanguageTag(language));
          byte[] again = svg(corpus.drawer(kind, Quantity.TIME).draw(row).drawing());
          assertArrayEquals(first, again, kind + " " + language);
        }
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"reasons", "boundaries"})
  void theCoveragesOfTheCurveAreThoseOfTheDecision(String name) throws Exception {
    CorpusFigures corpus = new CorpusFigures(name);
    int checked = 0;
    for (ComparedRow row : corpus.rows()) {
      for (Quantity quantity : QUANTITIES) {
        CoverageResult decided = decided(row, quantity);
        if (decided != null) {
          Figure curve =
              corpus
                  .figures(row)
                  .of(
                      FigureKind.COVERAGE_CURVE,
                      quantity,
                      new FigureContext(
                          row.decision(), corpus.request().settings(), ScaleKind.LINEAR));
          double tolerance = corpus.request().settings().thresholds().sameCenterRelative();
          for (CoverageScales.Entry entry :
              CoverageScales.of(decided, corpus.request().settings().thresholds()).entries()) {
            assertEquals(
                entry.value(),
                shareAt(curve.table(), entry.side().word(), entry.weight().word(), tolerance),
                row.matched() + " " + entry);
          }
          checked++;
        }
      }
    }
    assertTrue(checked > 4, "only " + checked + " rows have coverages");
  }

  private static @Nullable CoverageResult decided(ComparedRow row, Quantity quantity) {
    return quantity == Quantity.TIME
        ? row.decision().timeCoverage()
        : row.decision().cycleCoverage();
  }

  /// The coverage at a tolerance: that of the last step at or below it.
  private static double shareAt(DataTable table, String side, String weight, double tolerance) {
    double share = 0;
    for (int i = 0; i < table.size(); i++) {
      List<DataTable.Cell> cells = table.row(i);
      boolean mine =
          cells.get(0).equals(new DataTable.Cell.Word(side))
              && cells.get(1).equals(new DataTable.Cell.Word(weight));
      if (mine
          && cells.get(2) instanceof DataTable.Cell.Value(double at)
          && cells.get(3) instanceof DataTable.Cell.Value(double value)
          && at <= tolerance) {
        share = Math.max(share, value);
      }
    }
    return share;
  }
}
