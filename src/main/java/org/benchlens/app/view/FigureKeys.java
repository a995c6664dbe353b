package org.benchlens.app.view;

import java.util.Locale;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.FiguresViewModel;
import org.benchlens.app.viewmodel.PlotsViewModel;
import org.benchlens.app.viewmodel.Screen;
import org.benchlens.present.figure.FigureKind;

/// The keys of figures, in the window and in those of figures.
final class FigureKeys {
  private FigureKeys() {}

  /// Takes a character for the figures of the selected row.
  ///
  /// @return whether it means something there
  static boolean typed(String character, FiguresViewModel figures, PlotsViewModel plots) {
    if (character.equals("0")) {
      figures.toggleAutomatic();
      return true;
    }
    for (FigureKind kind : FigureKind.values()) {
      if (character.equals(Integer.toString(kind.key()))) {
        figures.toggle(kind);
        return true;
      }
    }
    return look(character, plots);
  }

  /// Takes a character for figures that stay at their row.
  ///
  /// @return whether it means something there
  static boolean typed(String character, PlotsViewModel plots) {
    if (character.equals("0")) {
      plots.figures().toggleAutomatic();
      return true;
    }
    for (FigureKind kind : FigureKind.values()) {
      if (character.equals(Integer.toString(kind.key()))) {
        plots.figures().toggle(kind);
        return true;
      }
    }
    return look(character, plots);
  }

  private static boolean look(String character, PlotsViewModel plots) {
    switch (character.toLowerCase(Locale.ROOT)) {
      case "t" -> plots.toggleQuantity();
      case "l" -> plots.toggleScale();
      case "d" -> plots.toggleDensity();
      default -> {
        return false;
      }
    }
    return true;
  }

  /// Shows all of the figures, where they are in sight.
  static boolean home(ExplorerViewModel explorer) {
    boolean figures = explorer.screenProperty().get() == Screen.DRILL_DOWN;
    if (figures) {
      explorer.plots().reset();
    }
    return figures;
  }
}
