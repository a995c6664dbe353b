package org.benchlens.app.view;

import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.CompletionViewModel;
import org.benchlens.present.filter.FilterCompletion;
import org.benchlens.present.filter.FilterCompletion.Suggestion;
import org.jspecify.annotations.Nullable;

/// Suggestions under the filter field, and what is wrong with what was typed.
final class CompletionList extends VBox {
  private static final double LINE = 26;
  private static final double WIDTH = 420;
  private static final int MOST_LINES = 9;

  private final ListView<Suggestion> list = new ListView<>();
  private final Label fault = Words.paragraph("", "small");
  private final HBox note = new HBox(8, Icons.of(Icons.WARNING, 14, "warn"), fault);
  private boolean wanted;

  /// @param taken told of the suggestion that was clicked
  CompletionList(CompletionViewModel completion, Consumer<Suggestion> taken) {
    getStyleClass().add("card");
    setPrefWidth(WIDTH);
    setVisible(false);
    list.setFixedCellSize(LINE);
    list.setFocusTraversable(false);
    list.setAccessibleText("Suggestions");
    list.getStyleClass().add("suggestions");
    list.setCellFactory(view -> new SuggestionCell());
    list.setOnMouseClicked(
        click -> {
          Suggestion suggestion = list.getSelectionModel().getSelectedItem();
          if (suggestion != null) {
            taken.accept(suggestion);
          }
        });
    note.getStyleClass().add("completion-fault");
    getChildren().setAll(list, note);
    completion.completionProperty().subscribe(this::take);
    completion.markedProperty().subscribe(at -> mark(at.intValue()));
  }

  private void take(FilterCompletion now) {
    list.getItems().setAll(now.suggestions());
    double height = LINE * Math.min(MOST_LINES, now.suggestions().size()) + 8;
    list.setPrefHeight(height);
    list.setMinHeight(height);
    Words.giveRoom(list, !now.suggestions().isEmpty());
    update();
  }

  private void mark(int at) {
    if (at < 0) {
      list.getSelectionModel().clearSelection();
    } else {
      list.getSelectionModel().clearAndSelect(at);
      list.scrollTo(Math.max(0, at - MOST_LINES + 2));
    }
  }

  /// Takes what is wrong; empty for nothing.
  void fault(String message) {
    fault.setText(message);
    Words.giveRoom(note, !message.isEmpty());
    update();
  }

  /// Takes whether the field has the focus: nothing is shown without it.
  void wanted(boolean now) {
    wanted = now;
    update();
  }

  private void update() {
    setVisible(wanted && (list.isVisible() || note.isVisible()));
  }

  private static final class SuggestionCell extends ListCell<Suggestion> {
    private final Label text = Words.whole("", "small");
    private final Label meaning = Words.of("", "small", "muted");
    private final HBox box = Words.row(12, text, Words.gap(), meaning);

    @Override
    protected void updateItem(@Nullable Suggestion item, boolean empty) {
      super.updateItem(item, empty);
      if (empty || item == null) {
        setGraphic(null);
      } else {
        text.setText(item.text());
        meaning.setText(item.meaning());
        setAccessibleText(item.text() + " " + item.meaning());
        setGraphic(box);
      }
    }
  }
}
