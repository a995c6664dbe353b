package org.benchlens.app.view.nupp;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.benchlens.app.control.PlotPane;
import org.benchlens.app.view.Hint;
import org.benchlens.app.view.Icons;
import org.benchlens.app.view.Words;
import org.benchlens.app.viewmodel.nupp.RecordPlots;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.RecordFigureKind;
import org.benchlens.present.figure.View;
import org.jspecify.annotations.Nullable;

/// The figure below the table, and which one it is.
final class FigureDock extends VBox {
  /// From this width on there is room for the keys of figures, [px].
  private static final double ROOMY = 560;

  private final RecordPlots plots;
  private final PlotPane pane;
  /// Takes a second line rather than being cut.
  private final FlowPane kinds = new FlowPane(2, 2);
  private final ComboBox<String> forks = new ComboBox<>();
  private boolean brief;
  private boolean taking;

  FigureDock(RecordsViewModel records, Look look) {
    this.plots = records.plots();
    getStyleClass().addAll("data", "figure-dock");
    setMinHeight(120);
    pane = new PlotPane(look.fonts());
    pane.setHeading(View.Heading.TITLE);
    pane.setMinSize(120, 80);
    look.palette().subscribe(pane::setPalette);
    VBox.setVgrow(pane, Priority.ALWAYS);
    HBox head = head(records, look);
    widthProperty()
        .subscribe(
            width -> {
              if (brief != (width.doubleValue() < ROOMY)) {
                brief = !brief;
                list(plots.kindsProperty().get());
              }
            });
    getChildren().setAll(head, pane);
    plots.kindsProperty().subscribe(this::list);
    plots.kindProperty().subscribe(kind -> list(plots.kindsProperty().get()));
    plots.forksProperty().subscribe(this::forks);
    plots.forkProperty().subscribe(at -> forks(plots.forksProperty().get()));
    plots.figureProperty().subscribe(this::show);
  }

  /// What takes the focus.
  Node focusTarget() {
    return pane;
  }

  private HBox head(RecordsViewModel records, Look look) {
    Button save = new Button("", Icons.of(Icons.DROP, 14));
    save.getStyleClass().addAll("flat", "small-button", "on-data");
    Hint.on(save, "Save the figure as PNG, SVG, PDF or CSV (Ctrl E)");
    save.setAccessibleText("Save the figure");
    save.setOnAction(event -> records.exports().saveFigure(look.palette().getValue()));
    HBox head = new HBox(kinds, choice(), save);
    head.getStyleClass().add("figure-head");
    HBox.setHgrow(kinds, Priority.ALWAYS);
    kinds.setPrefWrapLength(ROOMY * 2);
    save.setMinWidth(USE_PREF_SIZE);
    head.setMinWidth(0);
    return head;
  }

  private Node choice() {
    Button back = step("Fork before", Icons.BACK, -1);
    Button forth = step("Fork after", Icons.FORTH, 1);
    forks.setAccessibleText("Fork");
    forks.getStyleClass().add("small-box");
    forks
        .valueProperty()
        .subscribe(
            name -> {
              if (!taking && name != null) {
                plots.showFork(forks.getItems().indexOf(name));
              }
            });
    HBox choice = Words.row(2, back, forks, forth);
    choice.setMinWidth(USE_PREF_SIZE);
    Words.when(choice, plots.kindProperty().map(kind -> kind == RecordFigureKind.FORK));
    return choice;
  }

  private Button step(String words, String icon, int by) {
    Button button = new Button("", Icons.of(icon, 14));
    button.getStyleClass().addAll("flat", "small-button", "on-data");
    button.setAccessibleText(words);
    Hint.on(button, words);
    button.setOnAction(event -> plots.showFork(plots.forkProperty().get() + by));
    return button;
  }

  private void list(List<RecordFigureKind> all) {
    kinds.getChildren().clear();
    for (RecordFigureKind kind : all) {
      Label word = Words.whole(kind.title(), "small");
      HBox content = Words.row(6, word);
      if (!brief) {
        content.getChildren().add(Words.key(Integer.toString(kind.key())));
      }
      ToggleButton button = new ToggleButton("", content);
      button.getStyleClass().addAll("tool", "sheet-tab");
      button.setMinWidth(USE_PREF_SIZE);
      button.setAccessibleText(kind.title());
      button.setSelected(kind == plots.kindProperty().get());
      button.setOnAction(
          event -> {
            button.setSelected(true);
            plots.show(kind);
          });
      kinds.getChildren().add(button);
    }
  }

  private void forks(List<String> names) {
    taking = true;
    if (!forks.getItems().equals(names)) {
      forks.getItems().setAll(names);
    }
    int at = plots.forkProperty().get();
    forks.setValue(at < names.size() ? names.get(at) : null);
    taking = false;
  }

  private void show(@Nullable Figure figure) {
    if (figure != null) {
      pane.show(figure);
    }
  }
}
