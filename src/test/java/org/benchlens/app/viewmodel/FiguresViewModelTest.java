package org.benchlens.app.viewmodel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.model.Quantity;
import org.benchlens.model.Side;
import org.benchlens.present.figure.Brush;
import org.benchlens.present.figure.FigureChoice;
import org.benchlens.present.figure.FigureKind;
import org.benchlens.present.figure.Highlight;
import org.benchlens.present.figure.SampleAxis;
import org.benchlens.present.figure.SampleSelection;
import org.benchlens.present.figure.SideValues;
import org.benchlens.present.figure.Span;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class FiguresViewModelTest {
  private static final List<FigureKind> FOUR =
      List.of(
          FigureKind.DISTRIBUTION,
          FigureKind.COVERAGE,
          FigureKind.COVERAGE_CURVE,
          FigureKind.RUN_ORDER);

  private final ExplorerViewModel explorer = Opened.example("realistic");
  private final PlotsViewModel plots = explorer.plots();

  private List<FigureKind> shown() {
    return plots.shown(current()).stream().map(Panel::kind).toList();
  }

  private Plots current() {
    Plots now = plots.plotsProperty().get();
    assertNotNull(now);
    return now;
  }

  @Test
  void fourFiguresAreShownAtFirst() {
    explorer.drillDown();
    assertEquals(FOUR, shown());
  }

  @Test
  void figuresAreMadeOnlyWhereTheyAreInSight() {
    assertTrue(current().panels().isEmpty());
    explorer.drillDown();
    assertEquals(4, current().panels().size());
  }

  @Test
  void eachIsToggledAndTheLastStays() {
    explorer.drillDown();
    explorer.figures().toggle(FigureKind.LAG);
    assertTrue(shown().contains(FigureKind.LAG));
    for (FigureKind kind : FOUR) {
      explorer.figures().toggle(kind);
    }
    explorer.figures().toggle(FigureKind.LAG);
    assertEquals(List.of(FigureKind.LAG), shown());
  }

  @Test
  void automaticShowsTheFigureThatFitsAndLeadsBack() {
    explorer.drillDown();
    explorer.figures().toggleAutomatic();
    FigureKind fits =
        FigureChoice.of(current().row().verdict().orElseThrow().reason()).getFirst().kind();
    assertEquals(List.of(fits), shown());
    explorer.figures().toggleAutomatic();
    assertEquals(FOUR, shown());
  }

  @Test
  void aKeyInTheTableOpensTheFigures() {
    explorer.figures().toggle(FigureKind.BOX);
    assertEquals(Screen.DRILL_DOWN, explorer.screenProperty().get());
    assertTrue(shown().contains(FigureKind.BOX));
  }

  @Test
  void anotherRowKeepsTheLayout() {
    explorer.figures().drillDown(List.of(FigureKind.ECDF, FigureKind.LAG));
    plots.toggleQuantity();
    plots.toggleScale();
    RowItem before = current().item();
    explorer.rows().moveToAmbiguous(true);
    assertFalse(before == current().item(), "another row");
    assertEquals(List.of(FigureKind.ECDF, FigureKind.LAG), shown());
    assertEquals(Quantity.CYCLES, current().quantity());
    assertEquals(org.benchlens.present.figure.ScaleKind.LOG, current().scale());
  }

  @Test
  void figuresThatHoldAreNotMadeAgain() {
    explorer.drillDown();
    Panel first = current().panel(FigureKind.DISTRIBUTION).orElseThrow();
    explorer.figures().toggle(FigureKind.LAG);
    assertSame(first, current().panel(FigureKind.DISTRIBUTION).orElseThrow());
  }

  @Test
  void theShownPartIsSharedUntilTheRowChanges() {
    explorer.drillDown();
    Span part = new Span(1e-6, 2e-6);
    plots.links().rangeProperty(SampleAxis.TIME).set(Optional.of(part));
    explorer.figures().toggle(FigureKind.ECDF);
    assertEquals(Optional.of(part), plots.links().rangeProperty(SampleAxis.TIME).get());
    explorer.rows().move(1);
    assertEquals(Optional.empty(), plots.links().rangeProperty(SampleAxis.TIME).get());
  }

  /// From the lower quartile to the upper end of the reference times.
  private Span upperTimes() {
    var series = times(Side.REFERENCE).series();
    double[] sorted = series.toArray();
    Arrays.sort(sorted);
    return new Span(sorted[sorted.length / 4], sorted[sorted.length - 1]);
  }

  private SideValues.Usable times(Side side) {
    return plots.values().orElseThrow().values(Quantity.TIME).side(side).usable().orElseThrow();
  }

  @Test
  void aBrushSelectsTheSamplesWhoseTimesLieInIt() {
    explorer.drillDown();
    Span part = upperTimes();
    plots.brush().select(new Brush(SampleAxis.TIME, part));
    SampleSelection selection = plots.brush().selectionProperty().get().orElseThrow();
    for (Side side : Side.values()) {
      var series = times(side).series();
      int count = 0;
      for (int i = 0; i < series.size(); i++) {
        assertEquals(part.contains(series.at(i)), selection.has(side, i), side + " " + i);
        count += part.contains(series.at(i)) ? 1 : 0;
      }
      assertEquals(count, selection.count(side));
    }
    assertTrue(selection.count(Side.REFERENCE) > 0);
    Highlight distribution = highlight(FigureKind.DISTRIBUTION);
    assertEquals(Optional.of(part), distribution.x());
    assertEquals(Optional.of(part), highlight(FigureKind.RUN_ORDER).y());
    assertEquals(
        selection.count(Side.REFERENCE),
        highlight(FigureKind.RUN_ORDER).picked().getFirst().points().size());
  }

  private Highlight highlight(FigureKind kind) {
    return plots.brush().highlightsProperty().get().getOrDefault(kind, Highlight.NONE);
  }

  @Test
  void aBrushOverTheOrderSelectsTheSamePositionsInCycles() {
    explorer.drillDown();
    plots.brush().select(new Brush(SampleAxis.ORDER, new Span(2.5, 6.2)));
    SampleSelection selection = plots.brush().selectionProperty().get().orElseThrow();
    assertEquals(
        List.of(2, 3, 4, 5), Arrays.stream(selection.positions(Side.COMPARE)).boxed().toList());
    plots.toggleQuantity();
    SampleSelection after = plots.brush().selectionProperty().get().orElseThrow();
    assertEquals(4, after.count(Side.COMPARE));
    assertEquals(Optional.empty(), highlight(FigureKind.DISTRIBUTION).x());
    assertEquals(4, highlight(FigureKind.DISTRIBUTION).picked().getFirst().points().size());
  }

  @Test
  void theStatusBarCountsWhatIsSelected() {
    explorer.drillDown();
    plots.brush().select(new Brush(SampleAxis.ORDER, new Span(0.4, 3.2)));
    assertEquals(
        "brush sample 1 to 3: 3 ref, 3 cmp samples, shown in 3 of 4 panels",
        plots.brush().textProperty().get());
    explorer.figures().drillDown(List.of(FigureKind.ECDF, FigureKind.LAG));
    assertTrue(plots.brush().textProperty().get().endsWith("shown in both panels"));
    plots.reset();
    assertEquals("", plots.brush().textProperty().get());
    assertTrue(plots.brush().highlightsProperty().get().isEmpty());
  }

  @Test
  void aBrushEndsWithItsRow() {
    explorer.drillDown();
    plots.brush().select(new Brush(SampleAxis.ORDER, new Span(1, 3)));
    explorer.rows().move(1);
    assertEquals(Optional.empty(), plots.brush().brushProperty().get());
    assertEquals("", plots.brush().textProperty().get());
  }

  @Test
  void theToleranceBandFollowsThePointer() {
    explorer.drillDown();
    DrillDown main = explorer.figures().main();
    assertTrue(main.toleranceProperty().get().startsWith("tolerance band at "));
    plots.links().pointerProperty(SampleAxis.TIME).set(OptionalDouble.of(10e-6));
    assertEquals(
        "tolerance band at 10.00 µs, ±0.5 %: 9.950 to 10.05", main.toleranceProperty().get());
    explorer.figures().toggle(FigureKind.COVERAGE);
    assertEquals("", main.toleranceProperty().get());
  }

  @Test
  void pinnedFiguresStayAtTheirRow() {
    explorer.figures().drillDown(List.of(FigureKind.LAG));
    RowItem item = current().item();
    explorer.figures().pin();
    DrillDown pin = explorer.figures().pins().getFirst();
    explorer.rows().move(1);
    explorer.figures().toggle(FigureKind.BOX);
    Plots kept = pin.plots().plotsProperty().get();
    assertNotNull(kept);
    assertSame(item, kept.item());
    assertEquals(
        List.of(FigureKind.LAG), pin.plots().shown(kept).stream().map(Panel::kind).toList());
    explorer.figures().pin();
    assertEquals(2, explorer.figures().pins().size());
    explorer.figures().unpin(pin);
    assertEquals(1, explorer.figures().pins().size());
    explorer.session().close();
    assertTrue(explorer.figures().pins().isEmpty());
  }

  @Test
  void whatIsSaidOfAPinnedRowGoesToIt() {
    explorer.figures().drillDown(List.of(FigureKind.LAG));
    RowItem item = current().item();
    explorer.figures().pin();
    DrillDown pin = explorer.figures().pins().getFirst();
    RowTriage triage = explorer.triage().of(pin);
    explorer.rows().move(1);
    RowItem selected = explorer.rows().selectedProperty().get();
    assertFalse(item == selected);
    triage.set("noise");
    assertEquals("noise", item.row().extras().remark().mark());
    assertEquals("", selected.row().extras().remark().mark());
    triage.set("noise");
    assertEquals("", item.row().extras().remark().mark());
    assertTrue(triage.typed("m"));
    assertTrue(triage.typed("e"));
    assertEquals("real", item.row().extras().remark().mark());
    triage.note(item, "twice");
    assertEquals(List.of("twice"), triage.notes(item).stream().map(SaidNote::text).toList());
    assertEquals("", selected.row().extras().remark().note());
    explorer.triage().undo().undo();
    assertEquals(List.of(), triage.notes(item));
    assertTrue(triage.typed("m"));
    assertTrue(triage.typed("x"));
    assertEquals("", item.row().extras().remark().mark());
    assertFalse(triage.typed("x"), "no letter is waited for any more");
  }

  @Test
  void outlookAndAdviceOfAPinnedRowAreItsOwn() {
    explorer.figures().drillDown(List.of(FigureKind.LAG));
    RowItem item = current().item();
    Advice own = explorer.triage().advice().adviceProperty().get();
    explorer.figures().pin();
    DrillDown pin = explorer.figures().pins().getFirst();
    RowTriage triage = explorer.triage().of(pin);
    explorer.rows().move(1);
    Advice pinned = triage.advice().adviceProperty().get();
    assertNotNull(pinned);
    assertSame(item, pinned.item());
    assertEquals(own, pinned);
    assertFalse(pinned.equals(explorer.triage().advice().adviceProperty().get()));
    explorer.figures().unpin(pin);
    assertNull(triage.item().getValue());
    assertNull(triage.advice().adviceProperty().get());
  }

  @Test
  void flagsComeWithTheFigures() {
    ExplorerViewModel other = Opened.example("reasons");
    assertTrue(other.plots().flagsProperty().get().isEmpty());
    other.drillDown();
    boolean found = false;
    for (RowItem item : other.rows().items()) {
      other.rows().select(item);
      for (FlagLine flag : other.plots().flagsProperty().get()) {
        assertFalse(flag.detail().isEmpty(), flag.title());
        found = true;
      }
    }
    assertTrue(found, "no row of the case has a flag");
  }

  @ParameterizedTest
  @ValueSource(strings = {"reasons", "boundaries", "random-summaries", "sidecar-paths"})
  void everyRowHasAllNineFiguresOrSaysWhyNot(String example) {
    ExplorerViewModel other = Opened.example(example);
    other.figures().drillDown(List.of(FigureKind.values()));
    for (Quantity quantity : Quantity.values()) {
      other.plots().show(quantity);
      for (RowItem item : other.rows().items()) {
        other.rows().select(item);
        Plots made = other.plots().plotsProperty().get();
        assertNotNull(made);
        assertSame(item, made.item());
        assertEquals(9, made.panels().size());
        for (Panel panel : made.panels()) {
          assertFalse(panel.figure().description().isEmpty());
          assertTrue(
              panel.figure().notice().isPresent() || !panel.figure().marks().isEmpty(),
              item.index() + " " + panel.kind());
        }
      }
    }
  }

  @Test
  void withoutARowThereAreNoFigures() {
    explorer.rows().select(null);
    assertNull(plots.plotsProperty().get());
  }
}
