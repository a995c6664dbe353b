package org.benchlens.app.view;

import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
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
    boolean taken =
        switch (event.getCode()) {
          case HOME -> home();
          case ESCAPE -> drill.pinned() && escape();
          default -> drill.pinned() && (panes.take(event) || shortcut(event));
        };
    if (taken) {
      event.consume();
    }
  }

  private boolean home() {
    boolean shown = !typing();
    if (shown) {
      drill.plots().reset();
    }
    return shown;
  }

  /// Leaves the note, or waits for no mark any more, or closes the window.
  private boolean escape() {
    if (typing()) {
      figures.focusFigures();
    } else if (!figures.triage().escape()) {
      close.run();
    }
    return true;
  }

  private boolean shortcut(KeyEvent event) {
    if (!event.isShortcutDown() || typing()) {
      return false;
    }
    switch (event.getCode()) {
      case M -> panes.write();
      case S -> explorer.triage().workspace().save();
      case Y -> explorer.triage().undo().redo();
      case Z -> explorer.triage().undo().undo();
      default -> {
        return false;
      }
    }
    return true;
  }

  private void typed(KeyEvent event) {
    boolean plain = !event.isShortcutDown() && !event.isAltDown() && !typing();
    if (plain
        && (figures.triage().typed(event.getCharacter())
            || FigureKeys.typed(event.getCharacter(), drill.plots()))) {
      event.consume();
    }
  }

  private boolean typing() {
    return getScene() != null && getScene().getFocusOwner() instanceof TextInputControl;
  }
}
