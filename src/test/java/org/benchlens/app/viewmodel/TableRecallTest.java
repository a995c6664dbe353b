package org.benchlens.app.viewmodel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.benchlens.app.task.InPlaceRunner;
import org.benchlens.model.Progress;
import org.benchlens.present.group.Grouping;
import org.benchlens.present.table.DisplayMode;
import org.junit.jupiter.api.Test;

final class TableRecallTest {
  private final SessionMemory memory = new SessionMemory();
  private final ExplorerViewModel explorer = window();

  private ExplorerViewModel window() {
    return new ExplorerViewModel(
        new InPlaceRunner(), new Opened.FakeDesk(), 1, Progress.NONE, memory);
  }

  private void open(String example) {
    explorer.session().open(Opened.request(example));
  }

  @Test
  void filterOrderGroupsAndColumnsComeBackWithTheirPair() {
    open("realistic");
    explorer.rows().filter("status:AMBG");
    explorer.rows().sort(new SortKey("rel", true));
    explorer.rows().groups().by(new Grouping.ByAxis("T"));
    explorer.rows().columns().hide("noise");
    TableSetup kept = explorer.rows().setupProperty().get();
    open("reasons");
    assertEquals("", explorer.rows().filterTextProperty().get());
    open("realistic");
    assertEquals(kept, explorer.rows().setupProperty().get());
    assertEquals(5, explorer.rows().lookProperty().get().shown());
  }

  @Test
  void anotherWindowRemembersToo() {
    open("realistic");
    explorer.rows().display(DisplayMode.LEGACY);
    ExplorerViewModel other = window();
    other.session().open(Opened.request("realistic"));
    assertEquals(DisplayMode.LEGACY, other.rows().modeProperty().get());
  }

  @Test
  void readingAgainAndExchangingTheSidesKeepTheSetup() {
    open("realistic");
    explorer.rows().filter("status:SAME");
    explorer.session().reload();
    assertEquals("status:SAME", explorer.rows().filterTextProperty().get());
    explorer.session().swap();
    assertEquals("status:SAME", explorer.rows().filterTextProperty().get());
  }

  @Test
  void whatWasSetBeforeAnythingIsOpenHolds() {
    explorer.rows().filter("status:AMBG");
    open("realistic");
    assertEquals(5, explorer.rows().lookProperty().get().shown());
  }

  @Test
  void onlySoManyPairsAreRemembered() {
    for (int i = 0; i < 300; i++) {
      memory.keep("pair " + i, TableSetup.FIRST);
    }
    assertTrue(memory.recall("pair 0").isEmpty());
    assertTrue(memory.recall("pair 299").isPresent());
  }
}
