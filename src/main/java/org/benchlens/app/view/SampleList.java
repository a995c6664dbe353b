package org.benchlens.app.view;

import java.util.List;
import java.util.function.IntConsumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.SampleEntry;

/// The samples, each a button that opens it.
final class SampleList extends VBox {

  SampleList(List<SampleEntry> samples, IntConsumer open) {
    super(6);
    Label head = Words.of("Samples", "small", "strong");
    head.setMinHeight(24);
    VBox rows = new VBox();
    rows.getStyleClass().add("list-card");
    for (int i = 0; i < samples.size(); i++) {
      int index = i;
      rows.getChildren().add(row(samples.get(i), () -> open.accept(index)));
    }
    Words.markLast(rows);
    getChildren().setAll(head, rows);
  }

  private static Node row(SampleEntry sample, Runnable open) {
    Label lesson = Words.of(sample.lesson(), "small", "muted");
    lesson.setMinWidth(0);
    VBox words = new VBox(1, Words.of(sample.title(), "strong"), lesson);
    words.setMinWidth(0);
    words.setAlignment(Pos.CENTER_LEFT);
    HBox.setHgrow(words, Priority.ALWAYS);
    HBox line = Words.row(8, words, Icons.of(Icons.FORTH));
    Button button = new Button("", line);
    line.prefWidthProperty().bind(button.widthProperty().subtract(20));
    button.getStyleClass().addAll("list-button", "tall");
    button.setMaxWidth(Double.MAX_VALUE);
    button.setMinWidth(0);
    button.setAccessibleText("Open the sample " + sample.title() + ": " + sample.lesson());
    Hint.on(button, sample.lesson());
    button.setOnAction(event -> open.run());
    return button;
  }
}
