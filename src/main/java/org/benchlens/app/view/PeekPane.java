package org.benchlens.app.view;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.benchlens.app.control.Fonts;
import org.benchlens.app.control.PlotPane;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Plots;
import org.benchlens.app.viewmodel.RowName;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.Palette;
import org.jspecify.annotations.Nullable;

/// The plot under the table: the figure that fits the reason of the selected row, with the four
/// coverages beside it.
final class PeekPane extends VBox {
  private static final double HEIGHT = 202;
  private static final double SCALES = 220;
  private static final double ADVICE = 330;

  private final Label title = Words.of("", "small", "muted");
  private final PlotPane plot;
  private final CoverageScalesBox scales;
  private final Notice notice;
  private final Notice advice;
  private final HBox body;

  PeekPane(ExplorerViewModel explorer, ObservableValue<Palette> palette, Fonts fonts) {
    getStyleClass().add("below-line");
    setMinHeight(HEIGHT);
    setPrefHeight(HEIGHT);
    setMaxHeight(HEIGHT);
    plot = new PlotPane(fonts);
    palette.subscribe(plot::setPalette);
    scales = CoverageScalesBox.column(palette);
    scales.setPrefWidth(SCALES);
    scales.setMinWidth(SCALES);
    notice = new Notice(explorer.copies()::command);
    advice = new Notice(explorer.copies()::command);
    advice.setMinWidth(ADVICE);
    advice.setPrefWidth(ADVICE);
    title.setMinWidth(0);
    Button open = new Button("Open drill-down", Words.key("Enter"));
    open.setContentDisplay(javafx.scene.control.ContentDisplay.RIGHT);
    open.getStyleClass().addAll("flat", "small-button");
    open.setMinWidth(USE_PREF_SIZE);
    open.setOnAction(event -> explorer.drillDown());
    HBox head = Words.row(8, Words.whole("Peek", "small", "strong"), title, Words.gap(), open);
    head.setPadding(new Insets(0, 6, 0, 12));
    head.setMinHeight(30);
    HBox.setHgrow(plot, Priority.ALWAYS);
    body = new HBox(12, plot, scales, advice);
    body.setPadding(new Insets(0, 12, 0, 0));
    VBox.setVgrow(body, Priority.ALWAYS);
    VBox.setVgrow(notice, Priority.ALWAYS);
    getChildren().setAll(head, body, notice);
    Runnable update =
        () ->
            show(explorer.plots().plotsProperty().get(), explorer.selection().nameProperty().get());
    explorer.plots().plotsProperty().subscribe(plots -> update.run());
    explorer.selection().nameProperty().subscribe(name -> update.run());
  }

  private void show(@Nullable Plots plots, @Nullable RowName name) {
    if (plots == null) {
      title.setText(name == null ? "" : name.title());
      Words.giveRoom(body, false);
      notice.show(name == null ? "No row is selected" : "Waiting for the verdict of this row", "");
      Words.giveRoom(notice, true);
      return;
    }
    Figure figure = plots.fitting().figure();
    boolean empty = figure.notice().isPresent();
    title.setText((empty ? "" : figure.title() + ": ") + (name == null ? "" : name.title()));
    notice.show(plots);
    Words.giveRoom(notice, empty);
    Words.giveRoom(body, !empty);
    if (!empty) {
      plot.show(figure);
      scales.show(plots.fittingCoverages());
      Words.giveRoom(scales, !plots.fittingCoverages().isEmpty());
      advice.show(plots);
      Words.giveRoom(advice, !plots.rerun().isEmpty());
    }
  }
}
