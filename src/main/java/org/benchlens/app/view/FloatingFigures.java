package org.benchlens.app.view;

import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.benchlens.app.control.Fonts;
import org.benchlens.app.viewmodel.DrillDown;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.present.figure.Palette;

/// The figures of the selected row, or of a pinned one, for a window of their own.
public final class FloatingFigures extends StackPane {
  private final ExplorerViewModel explorer;
  private final DrillDown drill;
  private final Runnable close;
  private final Panes panes = new Panes();
  private final DrillDownView figures;

  /// @param explorer the main window
  /// @param drill what to show
  /// @param close closes the window
  public FloatingFigures(ExplorerViewModel explorer, DrillDown drill, Runnable close) {
    this.explorer = explorer;
    this.drill = drill;
    this.close = close;
    ObservableValue<Palette> palette =
        explorer.darkProperty().map(dark -> dark ? Palette.DARK : Palette.LIGHT);
    figures = new DrillDownView(explorer, drill, palette, new Fonts(Theme.FAMILY), panes, close);
    Label status = Words.of("", "small", "muted");
    status.textProperty().bind(drill.statusText());
    HBox bar = new HBox(status);
    bar.getStyleClass().add("status-bar");
    figures.setBottom(bar);
    getChildren().setAll(new ZoomPane(figures, explorer.appearance().sizeProperty()));
  }

  /// Listens to the keys of the scene it is in.
  public void listen(Scene scene) {
    scene.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    if (drill.pinned()) {
      scene.addEventFilter(KeyEvent.KEY_TYPED, this::typed);
    } else {
      Keys.listen(scene, explorer, panes, close);
    }
    figures.focusFigures();
  }

  private void pressed(KeyEvent event) {
    if (event.getCode() == KeyCode.HOME) {
      drill.plots().reset();
      event.consume();
    } else if (event.getCode() == KeyCode.ESCAPE && drill.pinned()) {
      close.run();
      event.consume();
    }
  }

  private void typed(KeyEvent event) {
    boolean plain = !event.isShortcutDown() && !event.isAltDown();
    if (plain && FigureKeys.typed(event.getCharacter(), drill.plots())) {
      event.consume();
    }
  }
}
