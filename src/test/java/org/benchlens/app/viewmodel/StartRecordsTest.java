package org.benchlens.app.viewmodel;

import static org.benchlens.reading.nupp.MadeRecord.corpus;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.file.Path;
import java.util.List;
import org.benchlens.app.task.InPlaceRunner;
import org.benchlens.model.Progress;
import org.benchlens.model.Side;
import org.junit.jupiter.api.Test;

/// Documents of nupp bench that reach the start screen go to a window of their own.
final class StartRecordsTest {
  private static final Path BASELINE = corpus("baseline-v4.json");
  private static final Path CANDIDATE = corpus("candidate-v4.json");

  private final Opened.FakeDesk desk = new Opened.FakeDesk();
  private final ExplorerViewModel explorer =
      new ExplorerViewModel(new InPlaceRunner(), desk, 1, Progress.NONE);

  @Test
  void oneThatIsDroppedOpensAtOnce() {
    explorer.start().drop(Side.COMPARE, List.of(corpus("history.ndjson")));
    assertEquals(List.of(List.of(corpus("history.ndjson"))), desk.records);
    assertNull(explorer.start().fileProperty(Side.COMPARE).get());
  }

  @Test
  void twoThatAreDroppedAreBaselineAndCandidate() {
    explorer.start().drop(Side.REFERENCE, List.of(BASELINE, CANDIDATE));
    assertEquals(List.of(List.of(BASELINE, CANDIDATE)), desk.records);
    assertEquals(Screen.START, explorer.screenProperty().get());
  }

  @Test
  void theDialogTakesThemToo() {
    desk.chosen.addAll(List.of(BASELINE, CANDIDATE));
    explorer.start().chooseBoth();
    desk.chosen.add(BASELINE);
    explorer.start().chooseBoth();
    assertEquals(List.of(List.of(BASELINE, CANDIDATE), List.of(BASELINE)), desk.records);
  }

  @Test
  void resultsOfNvbenchStayHere() {
    Path result = Opened.request("realistic").reference();
    explorer.start().drop(Side.REFERENCE, List.of(result));
    assertEquals(List.of(), desk.records);
    assertEquals(result, explorer.start().fileProperty(Side.REFERENCE).get());
  }
}
