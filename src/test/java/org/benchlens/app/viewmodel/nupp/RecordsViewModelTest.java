package org.benchlens.app.viewmodel.nupp;

import static org.benchlens.reading.nupp.MadeRecord.corpus;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.benchlens.app.task.InPlaceRunner;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.nupp.PageCell;
import org.benchlens.present.screen.RecordTab;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RecordsViewModelTest {
  private static RecordsViewModel opened(String margin, String... files) {
    List<Path> paths = List.of(files).stream().map(name -> corpus(name)).toList();
    RecordsViewModel records = new RecordsViewModel(new InPlaceRunner(), paths);
    records.open(margin);
    return records;
  }

  private static List<String> tabs(RecordsViewModel records) {
    return records.tabsProperty().get().stream().map(RecordTab::title).toList();
  }

  private static List<List<PageCell>> rows(RecordsViewModel records) {
    RecordTab tab = Objects.requireNonNull(records.tabProperty().get());
    return tab.page().mainTable().orElseThrow().rows();
  }

  private static List<String> figures(RecordsViewModel records) {
    return records.figuresProperty().get().stream().map(Figure::title).toList();
  }

  @Test
  void twoRecordsHaveVerdictsOnlyOnceAMarginIsGiven() {
    RecordsViewModel records = opened("", "baseline-v4.json", "candidate-v4.json");
    assertEquals(List.of("Comparison", "Candidate", "Baseline"), tabs(records));
    assertEquals(List.of(), rows(records));
    records.open("2 %");
    assertEquals(8, rows(records).size());
    assertEquals(List.of("Changes"), figures(records));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "x", "1e3", "two"})
  void aWrongMarginIsSaidAndChangesNothing(String margin) {
    RecordsViewModel records = opened("2", "baseline-v4.json", "candidate-v4.json");
    records.open(margin);
    assertFalse(records.faultProperty().get().isEmpty());
    assertEquals(8, rows(records).size());
  }

  @Test
  void aChosenBenchmarkHasItsReasonsAndFigures() {
    RecordsViewModel records = opened("2", "baseline-v4.json", "candidate-v4.json");
    records.selectRow(rows(records).get(5));
    var detail = Objects.requireNonNull(records.detailProperty().get());
    assertEquals(Verdict.REGRESSED, detail.verdict().orElseThrow());
    assertTrue(detail.sentence().contains("slower by 2% or more"), detail.sentence());
    assertEquals(List.of("Forks"), figures(records));
    records.selectRow(List.of());
    assertEquals(List.of("Changes"), figures(records));
  }

  @Test
  void theChosenBenchmarkStaysWhenAnotherTabIsChosen() {
    RecordsViewModel records = opened("2", "baseline-v4.json", "candidate-v4.json");
    records.selectRow(rows(records).get(5));
    records.choose(records.tabsProperty().get().get(1));
    var detail = Objects.requireNonNull(records.detailProperty().get());
    assertEquals("sum.floats.index:size=100", detail.name());
    assertEquals(List.of("Forks", "Fork scores"), figures(records));
  }

  @Test
  void aRecordShowsTheComparisonThatItHolds() {
    RecordsViewModel records = opened("", "candidate-interleaved-v4.json");
    assertEquals(List.of("Record", "Interleaved"), tabs(records));
    records.choose(records.tabsProperty().get().get(1));
    records.selectRow(rows(records).get(2));
    assertEquals(List.of("Forks", "Paired forks"), figures(records));
  }

  @Test
  void aHistoryShowsABenchmarkOverItsRuns() {
    RecordsViewModel records = opened("", "history.ndjson");
    records.selectRow(rows(records).get(0));
    assertEquals(List.of("History"), figures(records));
  }

  @Test
  void aFileThatCannotBeReadIsSaid() {
    RecordsViewModel records = opened("", "edge/schema-5.json");
    assertTrue(records.faultProperty().get().contains("the schema is 5"));
    assertEquals(List.of(), tabs(records));
  }
}
