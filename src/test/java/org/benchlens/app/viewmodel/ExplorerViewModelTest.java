package org.benchlens.app.viewmodel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.model.Progress;
import org.benchlens.model.Quantity;
import org.benchlens.model.Side;
import org.benchlens.present.figure.FigureKind;
import org.benchlens.present.figure.ScaleKind;
import org.junit.jupiter.api.Test;

final class ExplorerViewModelTest {
  private final Opened.FakeDesk desk = new Opened.FakeDesk();
  private final ExplorerViewModel explorer = Opened.nothing(desk, Progress.NONE);

  private void open(String example) {
    explorer.session().open(Opened.request(example));
  }

  @Test
  void escapeGoesBackOneStepAtATime() {
    open("realistic");
    explorer.rows().filter("status:AMBG");
    explorer.drillDown();
    explorer.toggleHelp();
    explorer.escape();
    assertFalse(explorer.helpProperty().get());
    assertEquals(Screen.DRILL_DOWN, explorer.screenProperty().get());
    explorer.escape();
    assertEquals(Screen.TABLE, explorer.screenProperty().get());
    assertEquals("status:AMBG", explorer.rows().filterTextProperty().get());
    explorer.escape();
    assertEquals("", explorer.rows().filterTextProperty().get());
  }

  @Test
  void figuresStayWithTheirPairAndGoWithIt() {
    open("realistic");
    explorer.rows().selectAt(3);
    explorer.drillDown();
    explorer.session().reload();
    assertEquals(Screen.DRILL_DOWN, explorer.screenProperty().get());
    open("reasons");
    assertEquals(Screen.TABLE, explorer.screenProperty().get());
  }

  @Test
  void theCompareCommandNamesTheRowAndTheSettings() {
    open("realistic");
    explorer.rows().selectAt(2);
    explorer.session().decideBy(Settings.of(Rules.ROBUST, Preset.STRICT));
    explorer.copies().command();
    String path = "src/test/resources/corpus/realistic/";
    assertEquals(
        List.of(
            ("benchlens compare %sref.json %scmp.json --rules robust --preset strict -b copy_sweep"
                 + " -a T=U8 -a 'Elements{io}[pow2]=20' --reference-devices 0 --compare-devices 0")
                .formatted(path, path)),
        desk.copied);
    assertEquals("Command copied", explorer.noticeProperty().get());
  }

  @Test
  void aRowIsCopiedAsAMarkdownTable() {
    open("realistic");
    explorer.rows().selectAt(1);
    explorer.copies().row();
    List<String> lines = desk.copied.getFirst().lines().toList();
    assertEquals(3, lines.size());
    assertTrue(lines.getFirst().startsWith("| Benchmark | T | Elements{io} |"), lines.getFirst());
    assertTrue(lines.getLast().startsWith("| copy_sweep | U8 | 2^16 |"), lines.getLast());
  }

  @Test
  void theLastFigureStays() {
    open("realistic");
    explorer.figures().drillDown(List.of(FigureKind.DISTRIBUTION, FigureKind.COVERAGE));
    explorer.figures().toggle(FigureKind.DISTRIBUTION);
    explorer.figures().toggle(FigureKind.COVERAGE);
    assertEquals(
        List.of(FigureKind.COVERAGE), explorer.plots().figures().choiceProperty().get().kinds());
  }

  @Test
  void figuresFollowTheSelectedRowTheQuantityAndTheScale() {
    open("realistic");
    explorer.rows().selectAt(6);
    explorer.drillDown();
    explorer.plots().toggleQuantity();
    explorer.plots().toggleScale();
    Plots plots = explorer.plots().plotsProperty().get();
    assertNotNull(plots);
    assertEquals(5, plots.item().index());
    assertEquals(Quantity.CYCLES, plots.quantity());
    assertEquals(ScaleKind.LOG, plots.scale());
    assertTrue(plots.panel(FigureKind.COVERAGE).orElseThrow().figure().notice().isEmpty());
    assertEquals(4, plots.coverages().size());
  }

  @Test
  void theFourCoveragesAreThoseOfTheDecision() {
    open("realistic");
    Plots plots = explorer.plots().plotsProperty().get();
    assertNotNull(plots);
    var decision = plots.row().verdict().orElseThrow();
    assertTrue(plots.decided());
    assertNotNull(decision.timeCoverage());
    assertEquals(
        decision.timeCoverage().referenceSupport(),
        plots.coverages().get(2).reading().finding().value());
  }

  @Test
  void withoutSamplesTheCommandThatRecordsThemIsThere() {
    open("random-summaries");
    Plots plots = explorer.plots().plotsProperty().get();
    assertNotNull(plots);
    assertEquals(FigureKind.BOX, plots.fitting().kind());
    assertTrue(plots.fitting().figure().notice().isEmpty());
    assertTrue(plots.rerun().endsWith(" --jsonbin again.json"), plots.rerun());
    assertTrue(plots.coverages().isEmpty());
  }

  @Test
  void twoChosenFilesAreOpened() {
    desk.chosen.addAll(
        List.of(Opened.request("realistic").reference(), Opened.request("realistic").compare()));
    explorer.start().chooseBoth();
    assertEquals(Screen.TABLE, explorer.screenProperty().get());
    assertEquals(46, explorer.rows().shown().size());
  }

  @Test
  void givingUpTheSecondDialogOpensNothing() {
    desk.chosen.add(Path.of("a.json"));
    explorer.start().chooseBoth();
    assertEquals(Screen.START, explorer.screenProperty().get());
    assertEquals(Path.of("a.json"), explorer.start().fileProperty(Side.REFERENCE).get());
  }

  @Test
  void anotherFileTakesThePlaceOfTheOneAtFault() {
    open("broken-not-json");
    assertEquals(Screen.FAILURE, explorer.screenProperty().get());
    desk.chosen.add(Opened.request("broken-not-json").reference());
    explorer.start().chooseAnother();
    assertEquals(Screen.TABLE, explorer.screenProperty().get());
  }

  @Test
  void closingLeadsBackToTheStart() {
    open("realistic");
    explorer.session().close();
    assertEquals(Screen.START, explorer.screenProperty().get());
    assertTrue(explorer.rows().shown().isEmpty());
    assertEquals("", explorer.commandProperty().get());
  }

  @Test
  void theStatusLineCountsRowsAndSamples() {
    StatusLine line = new StatusLine(explorer);
    assertEquals("Ready", line.stateProperty().get());
    open("realistic");
    assertTrue(line.factsProperty().get().startsWith("46 rows"), line.factsProperty().get());
    assertTrue(line.factsProperty().get().contains("9,000 samples"), line.factsProperty().get());
    assertFalse(line.workingProperty().get());
  }
}
