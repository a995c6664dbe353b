package org.benchlens.app.viewmodel;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.benchlens.present.figure.FigureKind;
import org.benchlens.present.figure.Mark;
import org.benchlens.present.figure.SampleAxis;

/// The figures of a row with its name: of the selected row, or of one that is pinned.
public final class DrillDown {
  private final RowFocus focus;
  private final SelectionViewModel selection;
  private final PlotsViewModel plots;
  private final boolean pinned;
  private final ReadOnlyStringWrapper tolerance = new ReadOnlyStringWrapper("");

  /// @param focus which row
  /// @param selection the row in words
  /// @param plots its figures
  /// @param pinned whether it stays at its row
  DrillDown(RowFocus focus, SelectionViewModel selection, PlotsViewModel plots, boolean pinned) {
    this.focus = focus;
    this.selection = selection;
    this.plots = plots;
    this.pinned = pinned;
    plots.plotsProperty().subscribe(made -> tell());
    for (SampleAxis axis : SampleAxis.values()) {
      plots.links().pointerProperty(axis).subscribe(place -> tell());
    }
  }

  private void tell() {
    Plots shown = plots.plotsProperty().get();
    tolerance.set(shown == null ? "" : tolerance(shown));
  }

  private String tolerance(Plots all) {
    return plots.shown(all).stream()
        .filter(panel -> panel.kind() == FigureKind.COVERAGE)
        .flatMap(panel -> panel.figure().tolerance().map(mark -> words(panel, mark)).stream())
        .findFirst()
        .orElse("");
  }

  private String words(Panel panel, Mark.Tolerance mark) {
    double at =
        plots.links().pointerProperty(SampleAxis.of(panel.quantity())).get().orElse(mark.at());
    return BrushText.tolerance(panel.quantity(), at, mark.relative());
  }

  /// Which row.
  RowFocus focus() {
    return focus;
  }

  /// The row in words.
  public SelectionViewModel selection() {
    return selection;
  }

  /// Its figures.
  public PlotsViewModel plots() {
    return plots;
  }

  /// Whether it stays at its row while the selection goes on.
  public boolean pinned() {
    return pinned;
  }

  /// Where the tolerance band stands, in words; empty when no coverage is shown.
  public ReadOnlyStringProperty toleranceProperty() {
    return tolerance.getReadOnlyProperty();
  }

  /// What is selected and where the tolerance band stands, one after the other.
  public StringBinding statusText() {
    return Bindings.createStringBinding(
        () ->
            String.join(
                "     ",
                java.util.stream.Stream.of(plots.brush().textProperty().get(), tolerance.get())
                    .filter(words -> !words.isEmpty())
                    .toList()),
        plots.brush().textProperty(),
        tolerance);
  }
}
