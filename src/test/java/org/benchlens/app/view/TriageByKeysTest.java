package org.benchlens.app.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.input.KeyCode;
import org.benchlens.app.task.FxRunner;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Opened;
import org.benchlens.app.viewmodel.Phase;
import org.benchlens.app.viewmodel.Screen;
import org.benchlens.app.viewmodel.TriageProgress;
import org.benchlens.model.Progress;
import org.junit.jupiter.api.Test;

final class TriageByKeysTest {
  private static final int ROWS = 300;

  private final ExplorerViewModel explorer =
      new ExplorerViewModel(new FxRunner(), new Opened.FakeDesk(), 1, Progress.NONE);
  private final Window window;

  TriageByKeysTest() throws TimeoutException {
    window = new Window(explorer);
  }

  private TriageProgress progress() {
    return explorer.triage().marks().progressProperty().get();
  }

  @Test
  void threeHundredRowsAreTriagedByKeysAlone() throws TimeoutException {
    window.act(() -> explorer.session().open(Opened.request("random-summaries")));
    window.until(() -> explorer.session().phaseProperty().get() == Phase.READY);
    window.until(() -> explorer.triage().queue().lines().size() >= ROWS);
    window.type("q");
    assertEquals(Screen.TRIAGE, explorer.screenProperty().get());
    window.type("n");
    List<String> letters = List.of("r", "e", "n", "a", "l");
    for (int i = 0; i < ROWS; i += 10) {
      window.type("m" + letters.get(i / 10 % letters.size()) + ".".repeat(9));
    }
    assertEquals(ROWS, progress().triaged());
    assertEquals(60, progress().byMark().get("noise"));
    window.press(KeyCode.CONTROL, KeyCode.Z);
    assertEquals(ROWS - 1, progress().triaged());
    window.press(KeyCode.CONTROL, KeyCode.Y);
    assertEquals(ROWS, progress().triaged());
  }
}
