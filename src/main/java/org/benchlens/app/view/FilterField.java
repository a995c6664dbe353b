package org.benchlens.app.view;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.RowsViewModel;
import org.benchlens.app.viewmodel.TableLook;
import org.benchlens.present.filter.FilterFault;

/// The filter: text, how many rows it lets through, and a button that clears it.
final class FilterField extends HBox {
  private static final double ROOM_FOR_COUNT = 220;

  private final TextField text = new TextField();
  private final Label count = Words.whole("", "muted", "small");
  private final Label key = Words.key("/");
  private final Button clear = new Button("", Icons.of(Icons.CLEAR, 14));

  FilterField(ExplorerViewModel explorer) {
    RowsViewModel rows = explorer.rows();
    getStyleClass().add("field");
    setPrefWidth(340);
    setMinWidth(150);
    widthProperty().subscribe(width -> show(rows.lookProperty().get()));
    setAlignment(Pos.CENTER_LEFT);
    text.setPromptText("filter");
    text.setAccessibleText("Filter");
    HBox.setHgrow(text, Priority.ALWAYS);
    text.setMinWidth(40);
    clear.getStyleClass().addAll("flat", "small-button");
    clear.setStyle("-fx-padding: 0 3 0 3;");
    clear.setAccessibleText("Clear filter");
    clear.setFocusTraversable(false);
    clear.setOnAction(event -> rows.filter(""));
    getChildren().setAll(Icons.of(Icons.SEARCH), text, count, key, clear);
    text.textProperty().subscribe(typed -> pass(rows, typed));
    rows.filterTextProperty().subscribe(wanted -> take(wanted));
    rows.lookProperty().subscribe(this::show);
  }

  private static void pass(RowsViewModel rows, String typed) {
    if (!typed.equals(rows.filterTextProperty().get())) {
      rows.filter(typed);
    }
  }

  private void take(String wanted) {
    if (!wanted.equals(text.getText())) {
      text.setText(wanted);
      text.positionCaret(wanted.length());
    }
  }

  private void show(TableLook look) {
    boolean any = !look.filter().text().isEmpty();
    count.setText(look.shown() + " of " + look.all());
    Words.giveRoom(count, any && getWidth() >= ROOM_FOR_COUNT);
    Words.giveRoom(clear, any);
    Words.giveRoom(key, !any);
    String fault = look.filter().fault().map(FilterFault::message).orElse("");
    getStyleClass().remove("faulty");
    if (!fault.isEmpty()) {
      getStyleClass().add("faulty");
    }
    text.setTooltip(fault.isEmpty() ? null : new Tooltip(fault));
  }

  /// What takes the focus.
  TextField field() {
    return text;
  }
}
