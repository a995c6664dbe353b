package org.benchlens.app.view;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.benchlens.app.control.StatusBadge;
import org.benchlens.app.viewmodel.RecentLine;
import org.benchlens.app.viewmodel.RecentPairs;
import org.benchlens.compare.Status;
import org.benchlens.model.Side;
import org.benchlens.present.figure.Palette;

/// The pairs that were opened before, each a button that opens it again.
final class RecentList extends VBox {
  private static final int MOST = 6;
  private static final double BADGE = 14;

  private final RecentPairs recent;
  private final ObservableValue<Palette> palette;
  private final VBox rows = new VBox();

  /// @param shown whether it is in sight
  RecentList(RecentPairs recent, ObservableValue<Palette> palette, ObservableValue<Boolean> shown) {
    super(6);
    this.recent = recent;
    this.palette = palette;
    Button clear = new Button("Clear list");
    clear.getStyleClass().addAll("flat", "small-button", "muted-button");
    clear.setOnAction(event -> recent.clear());
    HBox head = Words.row(8, Words.of("Recent", "small", "strong"), Words.gap(), clear);
    head.setMinHeight(24);
    rows.getStyleClass().add("list-card");
    getChildren().setAll(head, rows);
    WhenSeen list = new WhenSeen(shown, () -> show(recent.linesProperty().get()));
    recent.linesProperty().subscribe(lines -> list.run());
    palette.subscribe(colours -> list.run());
    Words.when(clear, recent.linesProperty().map(lines -> !lines.isEmpty()));
  }

  private void show(List<RecentLine> lines) {
    rows.getChildren().clear();
    for (int i = 0; i < Math.min(MOST, lines.size()); i++) {
      rows.getChildren().add(row(lines.get(i), i));
    }
    Words.markLast(rows);
    if (lines.isEmpty()) {
      Label none = Words.of("What you open is listed here.", "muted");
      none.setPadding(new Insets(12));
      rows.getChildren().add(none);
    }
  }

  private Node row(RecentLine line, int index) {
    GridPane grid = new GridPane(12, 0);
    grid.getColumnConstraints()
        .setAll(grown(), grown(), fixed(144), fixed(56), fixed(118), fixed(88));
    grid.addRow(
        0,
        input(Side.REFERENCE, line.reference()),
        input(Side.COMPARE, line.compare()),
        line.rows() == 0 ? new Region() : new StatusStrip(line::of),
        ambiguous(line),
        Words.of(line.triaged(), "small", "muted"),
        when(line.when()));
    grid.setAlignment(Pos.CENTER_LEFT);
    Button button = new Button("", grid);
    grid.prefWidthProperty().bind(button.widthProperty().subtract(18));
    button.getStyleClass().add("list-button");
    button.setMaxWidth(Double.MAX_VALUE);
    button.setMinWidth(0);
    button.setAccessibleText(
        Stream.of(
                "Compare " + line.reference() + " with " + line.compare(),
                line.triaged(),
                line.when())
            .filter(words -> !words.isEmpty())
            .collect(Collectors.joining(", ")));
    Hint.on(button, line.paths());
    button.setOnAction(event -> recent.open(index));
    return button;
  }

  private static HBox input(Side side, String name) {
    Label label = Words.of(name);
    label.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
    label.setMinWidth(0);
    HBox box = Words.row(7, Icons.side(side), label);
    box.setMinWidth(0);
    return box;
  }

  private HBox ambiguous(RecentLine line) {
    HBox box = Words.row(5);
    if (line.rows() > 0) {
      StatusBadge badge = new StatusBadge(BADGE);
      badge.show(Status.AMBG, palette.getValue());
      box.getChildren().setAll(badge, Words.whole(Integer.toString(line.of(Status.AMBG))));
    }
    return box;
  }

  private static Label when(String text) {
    Label when = Words.of(text, "small", "muted");
    when.setMaxWidth(Double.MAX_VALUE);
    when.setAlignment(Pos.CENTER_RIGHT);
    return when;
  }

  private static ColumnConstraints grown() {
    ColumnConstraints column = new ColumnConstraints(40, 160, Double.MAX_VALUE);
    column.setHgrow(Priority.ALWAYS);
    return column;
  }

  private static ColumnConstraints fixed(double width) {
    return new ColumnConstraints(width, width, width);
  }
}
