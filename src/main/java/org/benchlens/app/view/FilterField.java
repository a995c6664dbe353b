package org.benchlens.app.view;

import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import org.benchlens.app.viewmodel.CompletionViewModel;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.RowsViewModel;
import org.benchlens.app.viewmodel.TableLook;
import org.benchlens.present.filter.FilterCompletion.Suggestion;
import org.benchlens.present.filter.FilterFault;

/// The filter: text with suggestions, how many rows it lets through, and a button that clears it.
final class FilterField extends HBox {
  private static final double ROOM_FOR_COUNT = 220;

  private final RowsViewModel rows;
  private final CompletionViewModel completion;
  private final TextField text = new TextField();
  private final FilterPaint paint = new FilterPaint(text);
  private final CompletionList list;
  private final Label count = Words.whole("", "muted", "small");
  private final Label key = Words.key("/");
  private final Button clear = new Button("", Icons.of(Icons.CLEAR, 14));

  /// @param overlays where the suggestions go
  FilterField(ExplorerViewModel explorer, Panes panes, Overlays overlays) {
    this.rows = explorer.rows();
    this.completion = explorer.completion();
    this.list = new CompletionList(completion, this::take);
    getStyleClass().add("field");
    setPrefWidth(340);
    setMinWidth(150);
    widthProperty().subscribe(width -> show(rows.lookProperty().get()));
    setAlignment(Pos.CENTER_LEFT);
    text.setPromptText("filter");
    text.setAccessibleText("Filter");
    text.setMinWidth(40);
    StackPane painted = new StackPane(text, paint);
    painted.setMinWidth(40);
    painted.getStyleClass().add("painted");
    HBox.setHgrow(painted, Priority.ALWAYS);
    clear.getStyleClass().addAll("flat", "small-button");
    clear.setStyle("-fx-padding: 0 3 0 3;");
    clear.setAccessibleText("Clear filter");
    clear.setFocusTraversable(false);
    clear.setOnAction(event -> rows.filter(""));
    getChildren().setAll(Icons.of(Icons.SEARCH), painted, count, key, clear);
    text.textProperty().subscribe(this::typed);
    text.focusedProperty().subscribe(this::focused);
    rows.filterTextProperty().subscribe(this::take);
    rows.lookProperty().subscribe(this::show);
    overlays.add(list, this, HPos.LEFT);
    panes.addFilter(text);
    panes.onKey(this::pressed);
    list.visibleProperty().subscribe(visible -> overlays.place());
    completion.completionProperty().subscribe(now -> overlays.place());
    completion.askedProperty().addListener(change -> suggest());
  }

  private void suggest() {
    text.requestFocus();
    text.positionCaret(text.getLength());
    completion.update(text.getText(), text.getLength());
  }

  private void focused(boolean now) {
    list.wanted(now);
    if (!now) {
      completion.close();
    }
  }

  private void typed(String typed) {
    if (!typed.equals(rows.filterTextProperty().get())) {
      rows.filter(typed);
      completion.update(typed, typed.isEmpty() ? 0 : caretAfterTyping(typed));
      if (typed.isEmpty()) {
        completion.close();
      }
    }
  }

  /// The text changes before the caret moves.
  private int caretAfterTyping(String typed) {
    return Math.min(
        typed.length(), text.getCaretPosition() + (text.isFocused() ? 1 : typed.length()));
  }

  private void take(String wanted) {
    if (!wanted.equals(text.getText())) {
      text.setText(wanted);
      text.positionCaret(wanted.length());
      completion.close();
    }
  }

  private void take(Suggestion suggestion) {
    var now = completion.completionProperty().get();
    String taken = now.taken(text.getText(), suggestion);
    int caret = now.caretAfter(suggestion);
    text.setText(taken);
    text.requestFocus();
    text.positionCaret(caret);
    if (suggestion.open()) {
      completion.update(taken, caret);
    } else {
      completion.close();
    }
  }

  /// The keys of the suggestions; they come before all others while the field has the focus.
  private boolean pressed(KeyEvent event) {
    if (!text.isFocused()) {
      return false;
    }
    if (event.getCode() == KeyCode.SPACE && event.isControlDown()) {
      suggest();
      return true;
    }
    if (!completion.open()) {
      return false;
    }
    switch (event.getCode()) {
      case DOWN -> completion.move(1);
      case UP -> completion.move(-1);
      case ESCAPE -> completion.close();
      case TAB -> completion.chosen(true).ifPresent(this::take);
      case ENTER -> {
        return enter();
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean enter() {
    boolean marked = completion.chosen(false).isPresent();
    completion.chosen(false).ifPresent(this::take);
    return marked;
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
    Hint.on(text, fault);
    list.fault(fault);
    paint.show(look);
  }
}
