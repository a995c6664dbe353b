package org.benchlens.app.viewmodel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.sensitivity.Flip;
import org.benchlens.config.ConfigFile;
import org.benchlens.config.ConfigText;
import org.benchlens.model.Progress;
import org.benchlens.present.table.NearestFlip;
import org.benchlens.workflow.CompareRuns;
import org.benchlens.workflow.OpenException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class WhatIfViewModelTest {
  private final Opened.FakeDesk desk = new Opened.FakeDesk();
  private final ExplorerViewModel explorer = Opened.nothing(desk, Progress.NONE);
  private final WhatIfViewModel whatIf = explorer.triage().whatIf();

  @TempDir private Path folder;

  private void open(String example) {
    explorer.session().open(Opened.request(example));
  }

  @ParameterizedTest
  @CsvSource({"realistic, 100", "boundaries, 50", "reasons, 30", "random-bulk, 20"})
  void countsAreThoseOfAFreshComparison(String example, int configurations) throws OpenException {
    open(example);
    whatIf.toggle();
    for (int seed = 0; seed < configurations; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Settings wanted = settings(random);
      whatIf.choose(wanted);
      Map<Status, Integer> fresh = new EnumMap<>(Status.class);
      new CompareRuns(1)
          .run(Opened.request(example).with(wanted), Progress.NONE, Progress.NONE)
          .comparison()
          .rows()
          .forEach(row -> fresh.merge(row.decision().status(), 1, Integer::sum));
      assertEquals(fresh, whatIf.changeProperty().get().now(), example + " seed " + seed);
    }
  }

  private static Settings settings(SplittableRandom random) {
    Preset preset = Preset.values()[random.nextInt(Preset.values().length)];
    Settings settings = Settings.of(Rules.values()[random.nextInt(2)], preset);
    for (Threshold threshold : Threshold.values()) {
      if (random.nextInt(3) > 0) {
        settings = settings.with(threshold, LimitScale.of(threshold).value(random.nextDouble()));
      }
    }
    return settings;
  }

  @Test
  void aFlipFlipsItsRowAndIsListed() {
    open("realistic");
    RowItem item = explorer.triage().queue().lines().getFirst();
    explorer.rows().select(item);
    Flip flip = item.row().extras().flip().flatMap(NearestFlip::flip).orElseThrow();
    whatIf.tryFlip(flip);
    assertEquals(flip.status(), item.row().verdict().orElseThrow().status());
    assertTrue(
        whatIf.changeProperty().get().flipped().stream()
            .anyMatch(
                row ->
                    row.item().equals(item)
                        && row.was() == Status.AMBG
                        && row.now() == flip.status()));
    assertEquals("AMBG", item.row().extras().was());
  }

  @Test
  void filterToTheseShowsTheFlippedRows() {
    open("realistic");
    whatIf.preset(Preset.STRICT);
    whatIf.filterToFlipped();
    List<RowItem> flipped =
        whatIf.changeProperty().get().flipped().stream().map(WhatIfChange.Flipped::item).toList();
    assertFalse(flipped.isEmpty());
    assertEquals(flipped, explorer.rows().passing());
  }

  @Test
  void stepsAreTakenBackAndDoneAgainOneByOne() {
    open("realistic");
    Map<Status, Integer> before = whatIf.changeProperty().get().now();
    whatIf.type(Threshold.BULK_SUPPORT_COVERAGE, "60 %");
    whatIf.type(Threshold.BULK_SAMPLE_COVERAGE, "90");
    Map<Status, Integer> after = whatIf.changeProperty().get().now();
    explorer.triage().undo().undo();
    assertEquals(0.6, tried(Threshold.BULK_SUPPORT_COVERAGE));
    assertEquals(0.97, tried(Threshold.BULK_SAMPLE_COVERAGE));
    explorer.triage().undo().undo();
    assertEquals(before, whatIf.changeProperty().get().now());
    explorer.triage().undo().redo();
    explorer.triage().undo().redo();
    assertEquals(after, whatIf.changeProperty().get().now());
  }

  @Test
  void aDragIsOneStep() {
    open("realistic");
    whatIf.slide(Threshold.CLEAR_GAP_RELATIVE, 0.2);
    whatIf.slide(Threshold.CLEAR_GAP_RELATIVE, 0.3);
    whatIf.slide(Threshold.CLEAR_GAP_RELATIVE, 0.4);
    explorer.triage().undo().seal();
    whatIf.slide(Threshold.CLEAR_GAP_RELATIVE, 0.6);
    explorer.triage().undo().undo();
    assertEquals(
        LimitScale.of(Threshold.CLEAR_GAP_RELATIVE).value(0.4),
        tried(Threshold.CLEAR_GAP_RELATIVE));
    explorer.triage().undo().undo();
    assertEquals(0.005, tried(Threshold.CLEAR_GAP_RELATIVE));
  }

  @Test
  void wrongTextIsSaidAndNotTried() {
    open("realistic");
    assertEquals(
        Optional.of("a percentage is expected, such as 0.5 %"),
        whatIf.type(Threshold.CLEAR_GAP_RELATIVE, "abc"));
    assertEquals(
        Optional.of("0 to 100 % is expected"),
        whatIf.type(Threshold.BULK_SAMPLE_COVERAGE, "101 %"));
    assertEquals(
        Optional.of("0 % or more is expected"), whatIf.type(Threshold.CLEAR_GAP_RELATIVE, "-1"));
    assertEquals(Settings.DEFAULT, whatIf.triedProperty().get());
  }

  @Test
  void theSavedConfigurationIsThatOfDumpConfigAndReadsBack() throws Exception {
    open("realistic");
    whatIf.type(Threshold.SAME_CENTER_RELATIVE, "0.123456789 %");
    Path file = folder.resolve("limits.toml");
    desk.chosen.add(file);
    whatIf.save();
    Settings tried = whatIf.triedProperty().get();
    assertEquals(ConfigText.of(tried.preset(), tried.thresholds()), Files.readString(file));
    assertEquals(tried.thresholds(), ConfigFile.read(file, Optional.empty()).thresholds());
    assertEquals("Saved limits.toml", explorer.noticeProperty().get());
  }

  @Test
  void aFileThatCannotBeWrittenIsAMessage() throws IOException {
    open("realistic");
    desk.chosen.add(folder.resolve("no/such/folder/limits.toml"));
    whatIf.save();
    Message message = explorer.configuration().messageProperty().get();
    assertEquals("limits.toml cannot be written", message == null ? "" : message.title());
  }

  @Test
  void otherSettingsAreWhereTrialsStart() {
    open("realistic");
    explorer.configuration().choose(Settings.of(Rules.GUIDE, Preset.PERMISSIVE));
    assertEquals(Preset.PERMISSIVE, whatIf.baseProperty().get().preset());
    assertTrue(whatIf.changeProperty().get().flipped().isEmpty());
    whatIf.toggle();
    explorer.configuration().choose(Settings.of(Rules.ROBUST, Preset.STRICT));
    assertEquals(Preset.PERMISSIVE, whatIf.baseProperty().get().preset());
    assertFalse(whatIf.changeProperty().get().flipped().isEmpty());
    whatIf.reset();
    assertTrue(whatIf.changeProperty().get().flipped().isEmpty());
    assertEquals(whatIf.baseProperty().get(), explorer.session().settingsProperty().get());
  }

  @Test
  void theCommandAndTheVerdictFollowTheTrial() {
    open("realistic");
    whatIf.type(Threshold.BULK_SUPPORT_COVERAGE, "50");
    RowItem item = explorer.rows().items().getFirst();
    assertEquals(0.5, item.settings().thresholds().bulkSupportCoverage());
  }

  @Test
  void sliderPositionsReadBack() {
    for (Threshold threshold : Threshold.values()) {
      LimitScale scale = LimitScale.of(threshold);
      for (double at = 0; at <= 1; at += 0.125) {
        double value = scale.value(at);
        assertTrue(threshold.allows(value), threshold + " " + value);
        assertEquals(at, scale.position(value), 0.02, threshold + " at " + at);
      }
    }
  }

  @Test
  void theQueueShowsTheTrialAndLeavesItToTheTableAsItWas() {
    open("realistic");
    assertFalse(whatIf.onProperty().get());
    explorer.toggleTriage();
    assertTrue(whatIf.onProperty().get());
    whatIf.toggle();
    assertFalse(whatIf.onProperty().get(), "it can be hidden in the queue too");
    explorer.toggleTriage();
    assertFalse(whatIf.onProperty().get());
    whatIf.toggle();
    explorer.toggleTriage();
    explorer.toggleTriage();
    assertTrue(whatIf.onProperty().get());
  }

  @Test
  void listsNameARowWithItsValuesAlone() {
    open("realistic");
    assertEquals(
        "copy_sweep, U8, 2\u00b9\u2076, Test GPU A",
        RowTitle.brief(explorer.rows().shown().getFirst()));
  }

  @Test
  void whatIsRehearsedLeavesTheWindowAsItWas() {
    open("realistic");
    Settings before = explorer.session().settingsProperty().get();
    List<RowItem> shown = List.copyOf(explorer.rows().shown());
    RehearsedSteps.of(explorer).forEach(Runnable::run);
    assertEquals(before, explorer.session().settingsProperty().get());
    assertEquals(shown, explorer.rows().shown());
    assertEquals(Screen.TABLE, explorer.screenProperty().get());
    assertEquals(shown.size(), explorer.rows().lines().size(), "there are no headings of groups");
  }

  private double tried(Threshold threshold) {
    return whatIf.triedProperty().get().thresholds().get(threshold);
  }
}
