package org.benchlens.app.view;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.MergeReport;
import org.jspecify.annotations.Nullable;

/// What came of merging two workspaces, over everything until it is read.
public final class MergeCard extends StackPane {
  private static final double WIDTH = 620;
  private static final double LIST = 260;

  private final Runnable close;

  /// @param report what to report, null for nothing
  /// @param close when it was read
  public MergeCard(ReadOnlyObjectProperty<@Nullable MergeReport> report, Runnable close) {
    this.close = close;
    getStyleClass().add("veil");
    setAlignment(Pos.CENTER);
    report.subscribe(this::show);
    Words.when(this, report.map(shown -> true).orElse(false));
  }

  private void show(@Nullable MergeReport report) {
    getChildren().clear();
    if (report == null) {
      return;
    }
    VBox card = new VBox(12, Words.paragraph(report.title(), "subtitle"));
    VBox facts = new VBox(4);
    report.facts().forEach(fact -> facts.getChildren().add(Words.paragraph(fact)));
    card.getChildren().add(facts);
    if (!report.conflicts().isEmpty()) {
      card.getChildren()
          .addAll(
              Words.of(
                  report.conflicts().size()
                      + (report.conflicts().size() == 1 ? " row was" : " rows were")
                      + " marked differently: the later mark holds",
                  "strong"),
              conflicts(report));
    }
    Button done = new Button("Close", Words.key("Esc"));
    done.setContentDisplay(ContentDisplay.RIGHT);
    done.setOnAction(event -> close.run());
    card.getChildren().add(Words.row(8, done));
    card.getStyleClass().add("help");
    card.setMaxSize(WIDTH, USE_PREF_SIZE);
    getChildren().setAll(card);
    done.requestFocus();
  }

  private static Node conflicts(MergeReport report) {
    GridPane grid = new GridPane(16, 4);
    grid.addRow(
        0,
        Words.of("Row", "small", "muted"),
        Words.of("Holds", "small", "muted"),
        Words.of("Was also", "small", "muted"));
    for (int i = 0; i < report.conflicts().size(); i++) {
      MergeReport.Conflict conflict = report.conflicts().get(i);
      grid.addRow(
          i + 1,
          Words.of(conflict.row(), "small"),
          Words.whole(word(conflict.kept()), "small", "strong"),
          Words.whole(word(conflict.dropped()), "small", "muted"));
    }
    ScrollPane scroll = new ScrollPane(grid);
    scroll.setFitToWidth(true);
    scroll.setMaxHeight(LIST);
    return scroll;
  }

  private static String word(String mark) {
    return mark.isEmpty() ? "no mark" : mark;
  }
}
