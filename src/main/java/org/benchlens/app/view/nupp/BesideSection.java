package org.benchlens.app.view.nupp;

import java.util.List;
import javafx.geometry.HPos;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.benchlens.app.view.Words;
import org.benchlens.present.format.OneLine;
import org.benchlens.present.nupp.PageCell;
import org.benchlens.present.nupp.PageColumn;
import org.benchlens.present.nupp.PageSection;
import org.benchlens.present.screen.TabHeads;
import org.benchlens.present.table.Alignment;

/// What a page says beside its table: lines, or a small table. Of many only the first are made; a
/// link shows more.
final class BesideSection extends VBox {
  private static final int FIRST = 25;
  private static final int STEP = 200;
  private static final int MOST_COLUMNS = 4;
  private static final String RECORDED = "recorded_at";

  private final PageSection section;
  private final VBox body = new VBox(6);
  private final Hyperlink more = new Hyperlink();
  private int shown = FIRST;

  BesideSection(PageSection section) {
    super(6);
    this.section = section;
    getStyleClass().add("section");
    setPadding(new Insets(9, 12, 11, 12));
    boolean failed = section.id().equals("gate_failures");
    Label number = Words.whole(Integer.toString(count()), "small", failed ? "slow" : "muted");
    Label title = Words.whole(section.title(), "small", "strong");
    more.getStyleClass().add("small");
    more.setOnAction(
        event -> {
          shown += STEP;
          fill();
        });
    getChildren().setAll(Words.row(8, title, Words.gap(), number), body, more);
    fill();
  }

  private int count() {
    return switch (section) {
      case PageSection.Lines lines -> lines.lines().size();
      case PageSection.Table table -> table.rows().size();
    };
  }

  private void fill() {
    switch (section) {
      case PageSection.Lines lines ->
          body.getChildren()
              .setAll(
                  lines.lines().stream()
                      .limit(shown)
                      .map(line -> Words.paragraph(OneLine.of(line), "small"))
                      .toList());
      case PageSection.Table table -> body.getChildren().setAll(table(table));
    }
    int left = count() - shown;
    more.setText(left + " more");
    Words.giveRoom(more, left > 0);
  }

  private Node table(PageSection.Table table) {
    GridPane grid = new GridPane(10, 4);
    int width = Math.min(MOST_COLUMNS, table.columns().size());
    List<List<PageCell>> rows = table.rows().subList(0, Math.min(shown, table.rows().size()));
    for (int i = 0; i < width; i++) {
      PageColumn column = table.columns().get(i);
      boolean right = column.alignment() == Alignment.RIGHT;
      ColumnConstraints room = new ColumnConstraints();
      room.setHgrow(i == 0 ? Priority.ALWAYS : Priority.NEVER);
      room.setHalignment(right ? HPos.RIGHT : HPos.LEFT);
      grid.getColumnConstraints().add(room);
      grid.add(Words.whole(column.header(), "small", "muted"), i, 0);
      for (int row = 0; row < rows.size(); row++) {
        grid.add(cell(column, rows.get(row).get(i).text(), right), i, row + 1);
      }
    }
    return grid;
  }

  private static Label cell(PageColumn column, String text, boolean right) {
    boolean moment = column.fields().contains(RECORDED);
    String words = OneLine.of(moment ? TabHeads.briefly(text) : text);
    Label label = right || moment ? Words.whole(words, "small") : Words.of(words, "small");
    label.setAlignment(right ? Pos.CENTER_RIGHT : Pos.CENTER_LEFT);
    return label;
  }
}
