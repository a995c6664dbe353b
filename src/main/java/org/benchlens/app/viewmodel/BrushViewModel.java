package org.benchlens.app.viewmodel;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.present.figure.Brush;
import org.benchlens.present.figure.FigureKind;
import org.benchlens.present.figure.Highlight;
import org.benchlens.present.figure.Mark;
import org.benchlens.present.figure.PickedMarks;
import org.benchlens.present.figure.RowFigures;
import org.benchlens.present.figure.SampleAxis;
import org.benchlens.present.figure.SampleSelection;
import org.jspecify.annotations.Nullable;

/// One brush for all figures of a row: it selects samples, and every figure shows the same ones.
/// The selected part of an axis is there at once, the samples when they are found.
public final class BrushViewModel {
  private final Lane lane;
  private final ReadOnlyObjectWrapper<Optional<Brush>> brush =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<SampleSelection>> selection =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Map<FigureKind, Highlight>> highlights =
      new ReadOnlyObjectWrapper<>(Map.of());
  private final ReadOnlyStringWrapper text = new ReadOnlyStringWrapper("");
  private @Nullable RowFigures figures;
  private List<Panel> panels = List.of();

  /// @param runner where samples are selected
  BrushViewModel(BackgroundRunner runner) {
    lane = runner.lane();
  }

  private record Found(SampleSelection selection, Map<FigureKind, List<Mark.Picked>> picked) {}

  /// Takes the figures that are shown now; the selection stays.
  void show(RowFigures values, List<Panel> shown) {
    figures = values;
    panels = List.copyOf(shown);
    find();
  }

  /// Selects the samples in a part of an axis.
  public void select(Brush wanted) {
    brush.set(Optional.of(wanted));
    // What was picked before would be wrong now.
    highlight(Map.of());
    find();
  }

  /// Selects nothing.
  public void clear() {
    lane.cancel();
    brush.set(Optional.empty());
    selection.set(Optional.empty());
    highlights.set(Map.of());
    text.set("");
  }

  private void find() {
    RowFigures values = figures;
    Optional<Brush> wanted = brush.get();
    if (values == null || wanted.isEmpty()) {
      highlights.set(Map.of());
      return;
    }
    List<Panel> shown = panels;
    lane.run(
            ticket -> {
              SampleSelection found = SampleSelection.of(wanted.get(), values);
              Map<FigureKind, List<Mark.Picked>> picked = new EnumMap<>(FigureKind.class);
              for (Panel panel : shown) {
                ticket.check();
                if (needsMarks(panel, wanted.get())) {
                  picked.put(
                      panel.kind(), PickedMarks.of(panel.kind(), panel.quantity(), values, found));
                }
              }
              return new Found(found, picked);
            })
        .onSuccess(
            found -> {
              selection.set(Optional.of(found.selection()));
              highlight(found.picked());
              text.set(BrushText.of(wanted.get(), found.selection(), panels));
            });
  }

  /// Where the brush itself is on the only axis of values, its band says it all.
  private static boolean needsMarks(Panel panel, Brush brush) {
    Optional<SampleAxis> x = panel.axes().x();
    boolean banded = panel.axes().y().isEmpty() && x.equals(Optional.of(brush.axis()));
    return x.isPresent() && !banded;
  }

  private void highlight(Map<FigureKind, List<Mark.Picked>> picked) {
    Map<FigureKind, Highlight> all = new EnumMap<>(FigureKind.class);
    Brush drawn = brush.get().orElseThrow();
    for (Panel panel : panels) {
      all.put(
          panel.kind(),
          Highlight.of(drawn, panel.axes(), picked.getOrDefault(panel.kind(), List.of())));
    }
    highlights.set(all);
  }

  /// The selected part of an axis.
  public ReadOnlyObjectProperty<Optional<Brush>> brushProperty() {
    return brush.getReadOnlyProperty();
  }

  /// The selected samples; empty for none, or while they are looked for a first time.
  public ReadOnlyObjectProperty<Optional<SampleSelection>> selectionProperty() {
    return selection.getReadOnlyProperty();
  }

  /// What is selected in each figure.
  public ReadOnlyObjectProperty<Map<FigureKind, Highlight>> highlightsProperty() {
    return highlights.getReadOnlyProperty();
  }

  /// What is selected in words; empty for nothing.
  public ReadOnlyStringProperty textProperty() {
    return text.getReadOnlyProperty();
  }
}
