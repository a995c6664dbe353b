package org.benchlens.app.view.nupp;

import static org.benchlens.reading.nupp.MadeRecord.corpus;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.GridPane;
import javafx.stage.Stage;
import org.benchlens.app.control.Fonts;
import org.benchlens.app.task.InPlaceRunner;
import org.benchlens.app.view.Theme;
import org.benchlens.app.viewmodel.AboutViewModel;
import org.benchlens.app.viewmodel.Appearance;
import org.benchlens.app.viewmodel.ManualViewModel;
import org.benchlens.app.viewmodel.Opened;
import org.benchlens.app.viewmodel.PreferencesViewModel;
import org.benchlens.app.viewmodel.Surroundings;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.present.figure.Palette;
import org.benchlens.workflow.PreferencesStore;
import org.benchlens.workspace.preferences.Preferences;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

final class RecordsViewTest {
  private final FxRobot robot = new FxRobot();
  private final Opened.FakeDesk desk = new Opened.FakeDesk();
  private final InPlaceRunner runner = new InPlaceRunner();
  private final RecordsViewModel records = new RecordsViewModel(runner, Surroundings.of(desk));
  private final ManualViewModel manual = new ManualViewModel();

  @BeforeEach
  void show() throws TimeoutException {
    Stage stage = FxToolkit.registerPrimaryStage();
    robot.interact(
        () -> {
          Theme.loadFonts();
          Appearance appearance =
              new Appearance(
                  new PreferencesViewModel(
                      runner, new PreferencesStore(Optional.empty()), Preferences.DEFAULT));
          RecordsView view =
              new RecordsView(
                  records,
                  new RecordsView.Around(appearance, new AboutViewModel(), manual, () -> {}),
                  new ReadOnlyObjectWrapper<>(Palette.LIGHT),
                  new Fonts(Theme.FAMILY));
          Scene scene = new Scene(view, 980, 700);
          Theme.dress(scene, new ReadOnlyObjectWrapper<>(false));
          stage.setScene(scene);
          stage.show();
          view.listen(scene);
          records.open(List.of(corpus("baseline-v4.json"), corpus("candidate-v4.json")));
        });
  }

  private static boolean seen(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (!at.isVisible()) {
        return false;
      }
    }
    return true;
  }

  private String texts() {
    return robot.lookup(node -> node instanceof Labeled && seen(node)).queryAll().stream()
        .map(node -> Objects.toString(((Labeled) node).getText(), ""))
        .collect(Collectors.joining("\n"));
  }

  private TableView<?> table() {
    return robot.lookup(node -> node instanceof TableView).query();
  }

  @Test
  void theMarginIsAskedForAndThenVerdictsAppear() {
    assertFalse(texts().contains("regressed"));
    assertTrue(texts().contains("needs a margin"), texts());
    robot.interact(
        () -> {
          TextField field =
              robot
                  .lookup(
                      node ->
                          node instanceof TextField
                              && "Margin in percent".equals(node.getAccessibleText()))
                  .query();
          field.setText("2");
          field.fireEvent(new ActionEvent());
        });
    assertTrue(texts().contains("regressed"), texts());
    assertFalse(texts().contains("needs a margin"));
  }

  @Test
  void anObservationalResultSaysWhatItCannotControl() {
    assertTrue(texts().contains("nothing controlled for what changed on it"), texts());
  }

  @Test
  void aRowShowsWhyWithEachNumber() {
    robot.interact(
        () -> {
          records.margin("2");
          table().getSelectionModel().select(5);
        });
    assertTrue(texts().contains("low end at or above +2 %"), texts());
    assertTrue(texts().contains("+7.3 %"), texts());
    assertTrue(texts().contains("new, in all 12 forks"), texts());
  }

  @Test
  void keysMoveFilterAndCopyButNotWhileTyping() {
    robot.interact(() -> records.margin("2"));
    robot.interact(() -> table().requestFocus());
    robot.type(KeyCode.J).type(KeyCode.J);
    assertEquals(
        "point.sized", Objects.requireNonNull(records.rows().selectedProperty().get()).name());
    robot.type(KeyCode.K).type(KeyCode.C);
    assertTrue(desk.copied.getFirst().startsWith("benchlens nupp compare"));
    robot.type(KeyCode.SLASH).type(KeyCode.J);
    assertEquals("j", records.rows().filterProperty().get().text());
    assertEquals("frame", Objects.requireNonNull(records.rows().selectedProperty().get()).name());
    robot.type(KeyCode.ESCAPE);
    assertTrue(records.rows().filterProperty().get().all());
    robot.type(KeyCode.ESCAPE);
    assertNull(records.rows().selectedProperty().get());
  }

  @Test
  void keysMarkTheChosenBenchmarkAndItsLetterStandsInTheTable() {
    robot.interact(() -> records.margin("2"));
    robot.interact(() -> table().requestFocus());
    robot.type(KeyCode.J).type(KeyCode.M).type(KeyCode.E);
    assertEquals(1, records.rows().countMark("real"));
    assertEquals(1, letters("e"));
    robot.type(KeyCode.J).type(KeyCode.PERIOD);
    assertEquals(2, letters("e"));
    robot.interact(
        () -> {
          TextField note =
              robot
                  .lookup(
                      node -> node instanceof TextField && "Note".equals(node.getAccessibleText()))
                  .query();
          note.requestFocus();
          note.setText("m e");
        });
    robot.type(KeyCode.ENTER);
    assertTrue(texts().contains("m e"), texts());
    assertEquals(2, records.rows().countMark("real"));
  }

  private long letters(String letter) {
    return table().lookupAll(".mark-letter").stream()
        .filter(node -> node.isVisible() && ((Labeled) node).getText().equals(letter))
        .count();
  }

  @Test
  void rowsAreAsHighAsInTheMainWindow() {
    assertEquals(26, table().getFixedCellSize());
    Node heading = table().lookup(".column-header-background");
    assertNotNull(heading);
    assertEquals(28, heading.getBoundsInParent().getHeight(), 1.5);
  }

  @Test
  void theChosenRowIsKeptInSight() {
    robot.interact(
        () ->
            records
                .rows()
                .select(new BenchmarkId("bench/sum.bench.nupp", "sum.floats.index:size=10000")));
    assertEquals(7, table().getSelectionModel().getSelectedIndex());
  }

  @Test
  void theManualOpensFromWithin() {
    robot.interact(manual::toggle);
    assertTrue(texts().contains("Records of nupp bench"), texts());
  }

  @Test
  void ofManyRunsTheFirstAreListedAndALinkShowsMore(@TempDir Path folder) throws IOException {
    List<String> runs = Files.readAllLines(corpus("history.ndjson"));
    Path file = folder.resolve("many.ndjson");
    Files.write(file, Collections.nCopies(40, runs.getFirst()));
    robot.interact(() -> records.open(List.of(file)));
    assertTrue(texts().contains("15 more"), texts());
    Hyperlink more =
        robot
            .lookup(node -> node instanceof Hyperlink link && link.getText().equals("15 more"))
            .queryAs(Hyperlink.class);
    robot.interact(more::fire);
    assertFalse(more.isVisible());
    long listed =
        robot
            .lookup(
                node ->
                    node.getParent() instanceof GridPane
                        && node instanceof Label label
                        && label.getText().equals("v0.9.0"))
            .queryAll()
            .size();
    assertEquals(40, listed);
  }
}
