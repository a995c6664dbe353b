package org.benchlens.app.view;

import javafx.scene.control.TablePosition;
import javafx.scene.control.TablePositionBase;
import javafx.scene.control.TableView;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.benchlens.app.viewmodel.TableLine;

/// Selects lines of the table by the mouse, as lists do everywhere: a press selects one, with the
/// shortcut key it adds or takes away one, with Shift it selects all from the anchor, which is the
/// line pressed last without Shift.
final class ClickSelection {

  /// Where tables of JavaFX keep their anchor: keys with Shift start there too.
  private static final String ANCHOR = "anchor";

  private static final String NO_ANCHOR_OF_ITS_OWN = "isDefaultAnchor";

  private final TableView<TableLine> table;

  ClickSelection(TableView<TableLine> table) {
    this.table = table;
  }

  /// A line has been pressed.
  ///
  /// @param line its index
  /// @param column the one under the pointer, -1 for none
  void pressed(MouseEvent press, int line, int column) {
    var selection = table.getSelectionModel();
    boolean primary = press.getButton() == MouseButton.PRIMARY;
    if (!primary && selection.isSelected(line)) {
      return;
    }
    table.requestFocus();
    int from = anchor();
    if (primary && press.isShiftDown() && from >= 0) {
      selection.clearSelection();
      selection.selectRange(from, line + (line >= from ? 1 : -1));
      anchor(from);
      return;
    }
    if (primary && press.isShortcutDown() && selection.isSelected(line)) {
      selection.clearSelection(line);
    } else if (primary && press.isShortcutDown()) {
      selection.select(line);
    } else if (!selection.isSelected(line) || selection.getSelectedIndices().size() > 1) {
      selection.clearAndSelect(line);
    }
    table.getFocusModel().focus(line, column < 0 ? null : table.getVisibleLeafColumn(column));
    anchor(line);
  }

  private int anchor() {
    int lines = table.getItems().size();
    return table.getProperties().get(ANCHOR) instanceof TablePositionBase<?> place
            && place.getRow() < lines
        ? place.getRow()
        : table.getFocusModel().getFocusedIndex();
  }

  /// Makes a line the one that Shift selects from.
  void anchor(int line) {
    table.getProperties().put(ANCHOR, new TablePosition<>(table, line, null));
    table.getProperties().put(NO_ANCHOR_OF_ITS_OWN, false);
  }
}
