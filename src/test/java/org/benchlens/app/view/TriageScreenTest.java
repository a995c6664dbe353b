package org.benchlens.app.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeoutException;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Opened;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.Screen;
import org.benchlens.app.viewmodel.TriageProgress;
import org.benchlens.compare.Threshold;
import org.benchlens.model.Progress;
import org.junit.jupiter.api.Test;

final class TriageScreenTest {
  private final ExplorerViewModel explorer = Opened.nothing(new Opened.FakeDesk(), Progress.NONE);
  private final Window window;

  TriageScreenTest() throws TimeoutException {
    window = new Window(explorer);
  }

  private void open(String example) {
    window.act(() -> explorer.session().open(Opened.request(example)));
  }

  private TriageProgress progress() {
    return explorer.triage().marks().progressProperty().get();
  }

  private String mark(RowItem item) {
    return item.row().extras().remark().mark();
  }

  private RowItem selected() {
    RowItem item = explorer.rows().selectedProperty().get();
    assertTrue(item != null);
    return item;
  }

  @Test
  void aNoteIsWrittenInItsFieldAndLettersThereAreNoMarks() {
    open("realistic");
    RowItem item = selected();
    window.press(KeyCode.CONTROL, KeyCode.M);
    assertTrue(window.scene().getFocusOwner() instanceof TextField);
    window.type("mr. noisy");
    window.press(KeyCode.ENTER);
    assertEquals("mr. noisy", item.row().extras().remark().note());
    assertEquals("", mark(item));
    assertTrue(window.shows("mr. noisy"));
  }

  @Test
  void aNoteThatIsBeingWrittenIsNotLostWhenAnotherRowIsSelected() {
    open("realistic");
    RowItem item = selected();
    window.press(KeyCode.CONTROL, KeyCode.M);
    window.type("half a");
    window.act(() -> explorer.rows().selectAt(1));
    assertEquals("half a", item.row().extras().remark().note());
    assertEquals("", selected().row().extras().remark().note());
  }

  @Test
  void theSwitchShowsTheStripAndAllLimits() {
    open("realistic");
    assertFalse(window.shows(WhatIfStrip.class));
    window.type("w");
    assertTrue(window.shows(WhatIfStrip.class));
    window.click(window.find(ToggleButton.class, button -> "All 8".equals(button.getText())));
    assertTrue(window.shows(WhatIfPanel.class));
    assertFalse(window.shows(WhyPanel.class));
    window.type("w");
    assertFalse(window.shows(WhatIfStrip.class));
    assertTrue(window.shows(WhyPanel.class));
  }

  @Test
  void aLimitIsMovedByKeysAndTyped() {
    open("realistic");
    window.type("w");
    LimitSlider slider = window.find(LimitSlider.class, found -> true);
    window.act(slider::requestFocus);
    window.press(KeyCode.LEFT);
    assertFalse(
        explorer
            .triage()
            .whatIf()
            .triedProperty()
            .get()
            .equals(explorer.triage().whatIf().baseProperty().get()));
    window.press(KeyCode.CONTROL, KeyCode.Z);
    window.act(() -> explorer.triage().whatIf().toggleAll());
    TextField field =
        window.find(
            TextField.class,
            found -> Threshold.CLEAR_GAP_RELATIVE.key().equals(found.getAccessibleText()));
    window.act(
        () -> {
          field.requestFocus();
          field.setText("2 %");
        });
    window.press(KeyCode.ENTER);
    assertEquals(0.02, explorer.session().settingsProperty().get().thresholds().clearGapRelative());
    assertTrue(window.shows("Filter to these") || window.shows("0 rows flipped"));
  }

  @Test
  void rowsSelectedTogetherAreMarkedTogether() {
    open("realistic");
    window.act(() -> explorer.rows().selectAt(3));
    window.act(
        () -> window.find(javafx.scene.control.TableView.class, found -> true).requestFocus());
    window.act(
        () ->
            window
                .find(javafx.scene.control.TableView.class, found -> true)
                .getSelectionModel()
                .selectRange(2, 5));
    window.type("ml");
    assertEquals(3, progress().byMark().get("later"));
  }

  @Test
  void escapeLeavesTheQueueAndTheQueueFollowsTheSelection() {
    open("realistic");
    window.type("q");
    window.type("n");
    ListView<?> list =
        window.find(ListView.class, found -> "Queue".equals(found.getAccessibleText()));
    assertEquals(selected(), list.getSelectionModel().getSelectedItem());
    window.press(KeyCode.ESCAPE);
    assertEquals(Screen.TABLE, explorer.screenProperty().get());
  }

  @Test
  void theSameSectionsStandBesideTheFigures() {
    open("realistic");
    window.act(explorer::drillDown);
    assertTrue(window.shows(OutlookSection.class));
    assertTrue(window.shows(MarkSection.class));
    window.type("me");
    assertEquals("real", mark(selected()));
  }

  @Test
  void theAdviceHasACommandToCopy() {
    open("realistic");
    assertTrue(window.shows("What to do next"));
    assertTrue(
        window.find(Button.class, button -> "Copy the command".equals(button.getAccessibleText()))
            != null);
  }
}
