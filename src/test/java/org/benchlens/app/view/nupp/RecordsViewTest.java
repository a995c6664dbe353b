package org.benchlens.app.view.nupp;

import static org.benchlens.reading.nupp.MadeRecord.corpus;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import org.benchlens.app.control.Fonts;
import org.benchlens.app.task.InPlaceRunner;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.present.figure.Palette;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

final class RecordsViewTest {
  private final FxRobot robot = new FxRobot();
  private final RecordsViewModel records =
      new RecordsViewModel(
          new InPlaceRunner(), List.of(corpus("baseline-v4.json"), corpus("candidate-v4.json")));

  @BeforeEach
  void show() throws TimeoutException {
    Stage stage = FxToolkit.registerPrimaryStage();
    robot.interact(
        () -> {
          RecordsView view =
              new RecordsView(
                  records, new ReadOnlyObjectWrapper<>(Palette.LIGHT), new Fonts("System"));
          stage.setScene(new Scene(view, 1280, 800));
          stage.show();
          records.open("");
        });
  }

  private String texts() {
    return robot.lookup(node -> node instanceof Labeled && node.isVisible()).queryAll().stream()
        .map(node -> Objects.toString(((Labeled) node).getText(), ""))
        .collect(Collectors.joining("\n"));
  }

  @Test
  void theMarginIsAskedForAndThenVerdictsAppear() {
    assertFalse(texts().contains("regressed"));
    assertTrue(texts().contains("none is assumed"), texts());
    robot.interact(
        () -> {
          TextField field = robot.lookup(node -> node instanceof TextField).query();
          field.setText("2");
          field.fireEvent(new javafx.event.ActionEvent());
        });
    assertTrue(texts().contains("regressed"), texts());
  }

  @Test
  void anObservationalResultSaysWhatItCannotControl() {
    assertTrue(texts().contains("nothing controls for what changed on the machine"), texts());
  }

  @Test
  void aRowShowsWhyWithEachNumber() {
    robot.interact(
        () -> {
          records.open("2");
          TableView<?> table = robot.lookup(node -> node instanceof TableView).query();
          table.getSelectionModel().select(5);
        });
    assertTrue(texts().contains("all of the interval is slower by the margin"), texts());
    assertTrue(texts().contains("+7.305% >= +2%"), texts());
  }

  @Test
  void theVerdictIsTheFirstColumn() {
    robot.interact(() -> records.open("2"));
    TableView<?> table = robot.lookup(node -> node instanceof TableView).query();
    assertEquals("Verdict", table.getColumns().getFirst().getText());
  }
}
