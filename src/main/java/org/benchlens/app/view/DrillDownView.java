package org.benchlens.app.view;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.benchlens.app.control.Fonts;
import org.benchlens.app.control.PlotPane;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Plots;
import org.benchlens.model.Quantity;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.FigureKind;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.ScaleKind;
import org.benchlens.present.figure.View;
import org.jspecify.annotations.Nullable;

/// The figures of one row, stacked on one x axis, with its numbers.
final class DrillDownView extends BorderPane {
  private static final double SIDE = 300;

  private final ExplorerViewModel explorer;
  private final PlotPane distribution;
  private final PlotPane coverage;
  private final CoverageScalesBox scales;
  private final Label scalesNote = Words.of("", "tiny", "muted");
  private final VBox coverages;
  private final NumbersPanel numbers = new NumbersPanel();
  private final Notice notice;
  private final VBox figures = new VBox();

  /// @param panes where the keys of the note field are asked about
  DrillDownView(
      ExplorerViewModel explorer,
      ObservableValue<Palette> palette,
      Fonts fonts,
      Panes panes,
      Runnable back) {
    this.explorer = explorer;
    notice = new Notice(explorer.copies()::command);
    getStyleClass().add("data");
    distribution = pane(FigureKind.DISTRIBUTION, palette, fonts);
    coverage = pane(FigureKind.COVERAGE, palette, fonts);
    distribution.xRangeProperty().bindBidirectional(coverage.xRangeProperty());
    distribution.brushProperty().bindBidirectional(coverage.brushProperty());
    distribution.pointerProperty().bindBidirectional(coverage.pointerProperty());
    scales = CoverageScalesBox.row(palette);
    coverages = new VBox(2, scales, scalesNote);
    coverages.setPadding(new Insets(4, 16, 12, 16));
    Region line = new Region();
    line.getStyleClass().add("hairline");
    Words.when(line, distribution.visibleProperty().and(coverage.visibleProperty()));
    figures.getChildren().setAll(notice, distribution, line, coverage, coverages);
    figures.setFocusTraversable(true);
    figures.setAccessibleText("Figures");
    setTop(new VBox(new RowBar(explorer, palette, back), tools()));
    setCenter(figures);
    setRight(side(palette, panes));
    explorer.plots().plotsProperty().subscribe(this::show);
    for (FigureKind kind : List.of(FigureKind.DISTRIBUTION, FigureKind.COVERAGE)) {
      explorer.shownProperty(kind).subscribe(shown -> show(explorer.plots().plotsProperty().get()));
    }
  }

  /// Numbers, flip, outlook, and what was said of the row.
  private ScrollPane side(ObservableValue<Palette> palette, Panes panes) {
    MarkSection marks = new MarkSection(explorer, "");
    panes.onKey(marks::pressed);
    panes.onWrite(marks::write);
    ScrollPane side =
        new ScrollPane(
            new VBox(
                numbers,
                new FlipSection(explorer, palette),
                new OutlookSection(explorer, palette),
                marks));
    side.getStyleClass().add("why");
    side.setFitToWidth(true);
    side.setMinWidth(SIDE);
    side.setPrefWidth(SIDE);
    side.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    return side;
  }

  private static PlotPane pane(FigureKind kind, ObservableValue<Palette> palette, Fonts fonts) {
    PlotPane pane = new PlotPane(fonts);
    pane.setHeading(View.Heading.KEY_AND_TITLE);
    pane.setId(kind.word());
    palette.subscribe(pane::setPalette);
    VBox.setVgrow(pane, Priority.ALWAYS);
    pane.setMinHeight(120);
    return pane;
  }

  private HBox tools() {
    HBox bar = new HBox();
    bar.getStyleClass().add("bar");
    for (FigureKind kind : List.of(FigureKind.DISTRIBUTION, FigureKind.COVERAGE)) {
      ToggleButton button = new ToggleButton();
      Label key = Words.whole(Integer.toString(kind.key()), "muted");
      button.setGraphic(Words.row(6, key, Words.whole(kind.word())));
      button.getStyleClass().add("tool");
      button.setOnAction(
          event -> {
            explorer.toggleFigure(kind);
            button.setSelected(explorer.shownProperty(kind).get());
          });
      explorer.shownProperty(kind).subscribe(button::setSelected);
      bar.getChildren().add(button);
    }
    bar.getChildren()
        .addAll(
            Words.gap(),
            floatButton(),
            Segments.of(
                List.of(Quantity.TIME, Quantity.CYCLES),
                quantity -> quantity == Quantity.TIME ? "Time" : "Cycles",
                explorer.plots().quantityProperty(),
                explorer.plots()::show),
            Segments.of(
                List.of(ScaleKind.LINEAR, ScaleKind.LOG),
                scale -> scale == ScaleKind.LINEAR ? "Linear" : "Log",
                explorer.plots().scaleProperty(),
                explorer.plots()::scale));
    return bar;
  }

  private Button floatButton() {
    Button button = new Button("", Icons.of(Icons.FLOAT));
    button.getStyleClass().add("flat");
    explorer
        .floatingProperty()
        .subscribe(
            apart -> {
              String words = apart ? "Back into the main window" : "In a window of its own";
              button.setTooltip(new Tooltip(words + " (F)"));
              button.setAccessibleText(words);
            });
    button.setOnAction(event -> explorer.toggleFloating());
    return button;
  }

  private void show(@Nullable Plots plots) {
    if (plots == null) {
      notice.show("No figures", "This row has no verdict yet.");
      Words.giveRoom(notice, true);
      Words.giveRoom(distribution, false);
      Words.giveRoom(coverage, false);
      Words.giveRoom(coverages, false);
      return;
    }
    Figure first = plots.distribution();
    Figure second = plots.coverage();
    boolean nothing = first.notice().isPresent();
    notice.show(plots);
    Words.giveRoom(notice, nothing);
    boolean showFirst = !nothing && explorer.shownProperty(FigureKind.DISTRIBUTION).get();
    boolean showSecond = !nothing && explorer.shownProperty(FigureKind.COVERAGE).get();
    Words.giveRoom(distribution, showFirst);
    Words.giveRoom(coverage, showSecond);
    if (!nothing) {
      distribution.show(first);
      coverage.show(second);
    }
    scales.show(plots.coverages());
    scalesNote.setText(
        plots.decided() ? "" : "For information: the verdict did not need these coverages.");
    Words.giveRoom(scalesNote, !plots.decided());
    Words.giveRoom(coverages, showSecond && !plots.coverages().isEmpty());
    numbers.show(plots.numbers());
  }

  /// What takes the focus.
  void focusFigures() {
    figures.requestFocus();
  }
}
