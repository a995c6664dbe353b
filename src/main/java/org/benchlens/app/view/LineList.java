package org.benchlens.app.view;

import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.jspecify.annotations.Nullable;

/// A list of lines of one height. Enter or a click does what a line is for.
///
/// @param <T> what a line shows
final class LineList<T> extends ListView<T> {
  private static final double LINE = 26;

  /// @param name what it is called when spoken
  /// @param line draws a line
  /// @param spoken a line in words
  /// @param act what a line is for
  LineList(String name, Function<T, Node> line, Function<T, String> spoken, Consumer<T> act) {
    setFixedCellSize(LINE);
    getStyleClass().add("line-list");
    setAccessibleText(name);
    setCellFactory(list -> new Cell<>(line, spoken));
    setOnMouseClicked(click -> act(act));
    setOnKeyPressed(
        key -> {
          if (key.getCode() == KeyCode.ENTER) {
            act(act);
            key.consume();
          }
        });
  }

  private void act(Consumer<T> act) {
    T chosen = getSelectionModel().getSelectedItem();
    if (chosen != null) {
      act.accept(chosen);
    }
  }

  private static final class Cell<T> extends ListCell<T> {
    private final Function<T, Node> line;
    private final Function<T, String> spoken;

    Cell(Function<T, Node> line, Function<T, String> spoken) {
      this.line = line;
      this.spoken = spoken;
      // A line is cut to the width of the list instead of making it scroll.
      setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable T item, boolean empty) {
      super.updateItem(item, empty);
      setGraphic(item == null || empty ? null : line.apply(item));
      setAccessibleText(item == null || empty ? "" : spoken.apply(item));
    }
  }
}
