package org.benchlens.app;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.cli.ExplorerException;
import org.benchlens.present.figure.FigureChoice;
import org.benchlens.present.figure.FigureKind;

/// The figures that the window opens with.
///
/// @param wanted whether the drill-down is open
/// @param automatic whether it is the figure that fits the row
/// @param kinds the figures; none for those the window has by itself
record FirstFigures(boolean wanted, boolean automatic, List<FigureKind> kinds) {
  FirstFigures {
    kinds = List.copyOf(kinds);
  }

  /// Understands a list with commas; empty for the table.
  ///
  /// @throws ExplorerException for a figure that does not exist
  static FirstFigures of(String list) throws ExplorerException {
    if (list.isEmpty()) {
      return new FirstFigures(false, false, List.of());
    }
    if (list.equals(FigureChoice.AUTO)) {
      return new FirstFigures(true, true, List.of());
    }
    List<FigureKind> kinds = new ArrayList<>();
    for (String name : list.split(",", -1)) {
      kinds.add(
          FigureKind.of(name)
              .orElseThrow(
                  () ->
                      new ExplorerException(
                          "there is no figure '"
                              + name
                              + "': "
                              + FigureKind.words()
                              + ", or auto alone")));
    }
    return new FirstFigures(true, false, kinds);
  }

  /// Opens them.
  void apply(ExplorerViewModel explorer) {
    if (automatic) {
      explorer.plots().figures().showFitting();
    }
    if (wanted) {
      explorer.figures().drillDown(kinds);
    }
  }
}
