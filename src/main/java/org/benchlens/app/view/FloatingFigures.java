package org.benchlens.app.view;

import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import org.benchlens.app.control.Fonts;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.present.figure.Palette;

/// The figures of the selected row, for a window of their own.
public final class FloatingFigures extends StackPane {
  private final ExplorerViewModel explorer;
  private final Runnable close;
  private final Panes panes = new Panes();
  private final DrillDownView figures;

  /// @param explorer what to show
  /// @param close closes the window
  public FloatingFigures(ExplorerViewModel explorer, Runnable close) {
    this.explorer = explorer;
    this.close = close;
    ObservableValue<Palette> palette =
        explorer.darkProperty().map(dark -> dark ? Palette.DARK : Palette.LIGHT);
    figures = new DrillDownView(explorer, palette, new Fonts(Theme.FAMILY), panes, close);
    getChildren().setAll(new ZoomPane(figures, explorer.appearance().sizeProperty()));
  }

  /// Listens to the keys of the scene it is in.
  public void listen(Scene scene) {
    Keys.listen(scene, explorer, panes, close);
    figures.focusFigures();
  }
}
