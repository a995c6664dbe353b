package org.benchlens.app.view;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import org.benchlens.app.viewmodel.FigureSet;
import org.benchlens.app.viewmodel.PlotsViewModel;
import org.benchlens.model.Quantity;
import org.benchlens.present.figure.FigureKind;
import org.benchlens.present.figure.ScaleKind;

/// The tools of the drill-down: which figures, of what, on which scale, and into a file.
final class FigureTools extends HBox {
  /// Below this width the figures have their keys only.
  private static final double ROOM_FOR_WORDS = 1260;

  private final PlotsViewModel plots;

  /// @param export opens the export
  FigureTools(PlotsViewModel plots, Runnable export) {
    this.plots = plots;
    getStyleClass().addAll("bar", "figure-tools");
    for (FigureKind kind : FigureKind.values()) {
      ToggleButton button = tool(Integer.toString(kind.key()), kind.shortWord(), kind.title());
      button.setOnAction(
          event -> {
            plots.figures().toggle(kind);
            mark(button, plots.figures().choiceProperty().get().shows(kind));
          });
      plots.figures().choiceProperty().subscribe(choice -> mark(button, choice.shows(kind)));
      getChildren().add(button);
    }
    ToggleButton auto = tool("0", "auto", "The figure that fits the reason");
    auto.setOnAction(event -> plots.figures().toggleAutomatic());
    plots.figures().choiceProperty().map(FigureSet.Choice::automatic).subscribe(auto::setSelected);
    HBox rule = new HBox(Words.rule());
    rule.setAlignment(javafx.geometry.Pos.CENTER);
    getChildren().addAll(rule, auto, density(), Words.gap());
    getChildren().addAll(choices());
    Button out = new Button("Export", Icons.of(Icons.DOWN, 14));
    out.setContentDisplay(ContentDisplay.RIGHT);
    out.setMinWidth(USE_PREF_SIZE);
    Hint.on(out, "Save or copy a figure (Ctrl E)");
    out.setOnAction(event -> export.run());
    getChildren().add(out);
    setMinWidth(0);
  }

  private ToggleButton density() {
    ToggleButton density = tool("D", "density", "Density lines over the distribution");
    density.setOnAction(event -> plots.toggleDensity());
    plots.densityProperty().subscribe(density::setSelected);
    return density;
  }

  private List<Node> choices() {
    return List.of(
        Segments.of(
            List.of(Quantity.TIME, Quantity.CYCLES, Quantity.FREQUENCY),
            FigureTools::word,
            plots.quantityProperty(),
            plots::show),
        Segments.of(
            List.of(ScaleKind.LINEAR, ScaleKind.LOG),
            scale -> scale == ScaleKind.LINEAR ? "Linear" : "Log",
            plots.scaleProperty(),
            plots::scale));
  }

  private static String word(Quantity quantity) {
    return switch (quantity) {
      case TIME -> "Time";
      case CYCLES -> "Cycles";
      case FREQUENCY -> "Clock";
    };
  }

  private static void mark(ToggleButton button, boolean shown) {
    button.setSelected(shown);
  }

  private ToggleButton tool(String key, String word, String title) {
    ToggleButton button = new ToggleButton();
    Label words = Words.whole(word);
    Words.when(words, widthProperty().map(width -> width.doubleValue() >= ROOM_FOR_WORDS));
    button.setGraphic(Words.row(6, Words.whole(key, "muted"), words));
    button.getStyleClass().add("tool");
    button.setMinWidth(USE_PREF_SIZE);
    button.setAccessibleText(title);
    Hint.on(button, title + " (" + key + ")");
    return button;
  }
}
