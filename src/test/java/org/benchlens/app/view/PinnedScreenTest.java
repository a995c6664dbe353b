package org.benchlens.app.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeoutException;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.benchlens.app.viewmodel.DrillDown;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Opened;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.model.Progress;
import org.benchlens.present.figure.FigureKind;
import org.junit.jupiter.api.Test;

/// A pinned row in a window of its own, while another one is selected.
final class PinnedScreenTest {
  private final ExplorerViewModel explorer = Opened.nothing(new Opened.FakeDesk(), Progress.NONE);
  private final Window window;
  private final RowItem row;
  private final DrillDown pin;
  private boolean closed;

  PinnedScreenTest() throws TimeoutException {
    window = new Window(explorer);
    window.act(() -> explorer.session().open(Opened.request("realistic")));
    window.act(() -> explorer.triage().queue().move(true));
    window.act(explorer::drillDown);
    row = explorer.rows().selectedProperty().get();
    window.act(explorer.figures()::pin);
    pin = explorer.figures().pins().getFirst();
    window.act(() -> explorer.rows().move(1));
    window.show(() -> new FloatingFigures(explorer, pin, () -> closed = true), explorer);
  }

  private static String mark(RowItem item) {
    return item.row().extras().remark().mark();
  }

  @Test
  void allThatIsKnownOfTheRowIsInSight() {
    assertTrue(window.shows("Nearest flip"));
    assertTrue(window.shows("Outlook"));
    assertTrue(window.shows("Mark this row"));
    assertTrue(window.shows("What to do next"));
  }

  @Test
  void keysMarkThePinnedRow() {
    window.type("m");
    assertTrue(window.shows("type its letter, x for none"));
    window.type("l");
    assertEquals("later", mark(row));
    assertEquals("", mark(explorer.rows().selectedProperty().get()));
    assertTrue(
        window.find(ToggleButton.class, button -> "later".equals(button.getText())).isSelected());
    window.type("l");
    assertEquals("later", mark(row), "l means the scale again");
    window.press(KeyCode.CONTROL, KeyCode.Z);
    assertEquals("", mark(row));
  }

  @Test
  void aNoteIsWrittenWithoutKeysReachingThrough() {
    window.press(KeyCode.CONTROL, KeyCode.M);
    window.type("1d m");
    assertFalse(pin.plots().densityProperty().get());
    assertTrue(pin.plots().figures().choiceProperty().get().shows(FigureKind.DISTRIBUTION));
    window.press(KeyCode.HOME);
    assertEquals("1d m", window.find(TextField.class, field -> true).getText());
    window.press(KeyCode.ENTER);
    assertEquals("1d m", row.row().extras().remark().note());
    assertEquals("", explorer.rows().selectedProperty().get().row().extras().remark().note());
    assertTrue(window.shows("1d m"));
  }

  @Test
  void escapeLeavesTheNoteThenTheMarkThenTheWindow() {
    window.press(KeyCode.CONTROL, KeyCode.M);
    window.press(KeyCode.ESCAPE);
    assertFalse(closed);
    window.type("m");
    window.press(KeyCode.ESCAPE);
    assertFalse(closed);
    assertFalse(window.shows("type its letter, x for none"));
    window.press(KeyCode.ESCAPE);
    assertTrue(closed);
  }
}
