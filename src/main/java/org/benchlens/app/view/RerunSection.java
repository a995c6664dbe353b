package org.benchlens.app.view;

import java.util.Optional;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.RerunLine;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.RowTriage;

/// What measuring a row again gave, beside what it was before.
final class RerunSection extends VBox {
  private final RowTriage triage;
  private final Label change = Words.whole("", "small", "strong");
  private final Label when = Words.whole("", "small", "muted");
  private final GridPane numbers = new GridPane(10, 3);

  RerunSection(RowTriage triage) {
    super(6);
    this.triage = triage;
    getStyleClass().add("section");
    setPadding(new Insets(8, 12, 10, 12));
    ColumnConstraints name = new ColumnConstraints();
    ColumnConstraints text = new ColumnConstraints();
    text.setHgrow(Priority.ALWAYS);
    numbers.getColumnConstraints().setAll(name, text);
    getChildren()
        .setAll(
            Words.row(
                8, Words.whole("Measured again", "small", "strong"), change, Words.gap(), when),
            numbers);
    triage.item().subscribe(item -> show());
    triage.changes().subscribe(changed -> show());
  }

  private void show() {
    RowItem item = triage.item().getValue();
    Optional<RerunLine> line = Optional.ofNullable(item).flatMap(triage::rerun);
    Words.giveRoom(this, line.isPresent());
    if (line.isPresent()) {
      change.setText(line.get().change());
      when.setText(line.get().when());
      numbers.getChildren().clear();
      add("before", line.get().before(), 0);
      add("now", line.get().now(), 3);
    }
  }

  private void add(String title, RerunLine.Numbers of, int row) {
    numbers.addRow(row, Words.of(title, "small", "muted"), Words.of(of.relative(), "small"));
    numbers.addRow(row + 1, Words.of("", "small"), side("ref ", of.reference()));
    numbers.addRow(row + 2, Words.of("", "small"), side("cmp ", of.compare()));
  }

  private static Label side(String word, String text) {
    return Words.of(word + text, "small");
  }
}
