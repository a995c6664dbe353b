package org.benchlens.app.view;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Failure;
import org.benchlens.app.viewmodel.Failure.ExcerptLine;
import org.jspecify.annotations.Nullable;

/// Why the files could not be opened: what, where, the lines around it, what to do.
final class FailureView extends StackPane {
  private static final double WIDTH = 720;

  private final ExplorerViewModel explorer;

  FailureView(ExplorerViewModel explorer) {
    this.explorer = explorer;
    getStyleClass().add("chrome");
    setPadding(new Insets(48, 24, 24, 24));
    setAlignment(Pos.TOP_CENTER);
    explorer.session().failureProperty().subscribe(this::show);
  }

  private void show(@Nullable Failure failure) {
    getChildren().clear();
    if (failure == null) {
      return;
    }
    VBox card = new VBox(head(failure));
    if (!failure.excerpt().isEmpty()) {
      card.getChildren().add(excerpt(failure));
    }
    card.getChildren().add(actions(failure));
    card.getStyleClass().add("card");
    card.setMaxWidth(WIDTH);
    card.setMaxHeight(USE_PREF_SIZE);
    getChildren().setAll(card);
  }

  private static Node head(Failure failure) {
    Label title = Words.paragraph(failure.title(), "subtitle");
    VBox words = new VBox(5, title, Words.paragraph(failure.sentence(), "muted"));
    HBox.setHgrow(words, javafx.scene.layout.Priority.ALWAYS);
    HBox head = new HBox(10, Icons.of(Icons.ERROR, 18, "error"), words);
    head.setPadding(new Insets(16, 18, 14, 18));
    return head;
  }

  private static Node excerpt(Failure failure) {
    VBox lines = new VBox();
    lines.getStyleClass().add("section");
    lines.setPadding(new Insets(4, 1, 4, 1));
    for (ExcerptLine line : failure.excerpt()) {
      Label number = Words.whole(Long.toString(line.number()), "mono", "dim");
      number.setMinWidth(60);
      number.setAlignment(Pos.CENTER_RIGHT);
      Label text = Words.of(line.text(), "mono");
      text.setMinWidth(0);
      VBox content = new VBox(text);
      if (line.atFault() && failure.column() > 0) {
        Label caret = Words.of(" ".repeat(failure.column() - 1) + "^ here", "mono", "error");
        content.getChildren().add(caret);
      }
      HBox row = new HBox(18, number, content);
      row.getStyleClass().add("excerpt-line");
      if (line.atFault()) {
        row.getStyleClass().add("at-fault");
      }
      lines.getChildren().add(row);
    }
    return lines;
  }

  private Node actions(Failure failure) {
    Button another = new Button("Choose another file");
    another.getStyleClass().add("main");
    another.setOnAction(event -> explorer.start().chooseAnother());
    Button reload = new Button("Reload", Words.key("F5"));
    reload.setContentDisplay(ContentDisplay.RIGHT);
    reload.setOnAction(event -> explorer.session().reload());
    Button copy = new Button("Copy details");
    copy.getStyleClass().add("flat");
    copy.setOnAction(event -> explorer.copies().details());
    VBox box =
        new VBox(12, Words.paragraph(failure.note(), "muted"), Words.row(8, another, reload, copy));
    box.getStyleClass().add("section");
    box.setPadding(new Insets(14, 18, 16, 18));
    return box;
  }
}
