package org.benchlens.app.viewmodel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.benchlens.app.task.InPlaceRunner;
import org.benchlens.model.Progress;
import org.benchlens.present.group.Grouping;
import org.benchlens.present.table.DisplayMode;
import org.benchlens.workflow.PreferencesStore;
import org.benchlens.workspace.preferences.Preferences;
import org.junit.jupiter.api.Test;

final class TableRecallTest {
  private final PreferencesStore store = new PreferencesStore(Optional.empty());
  private final ExplorerViewModel explorer = window(Preferences.DEFAULT);

  private ExplorerViewModel window(Preferences loaded) {
    Surroundings around =
        new Surroundings(new Opened.FakeDesk(), store, List.of(), () -> 0, second -> "");
    return new ExplorerViewModel(new InPlaceRunner(), around, loaded, 1, Progress.NONE);
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
    ExplorerViewModel other = window(explorer.preferences().preferencesProperty().get());
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
}
