package org.benchlens.app.viewmodel;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.compare.decision.Decision;
import org.benchlens.model.Quantity;
import org.benchlens.model.Side;
import org.benchlens.present.figure.QuantityValues;
import org.benchlens.present.figure.RowSamples;
import org.benchlens.present.figure.ScaleKind;
import org.benchlens.workflow.OpenedRuns;
import org.jspecify.annotations.Nullable;

/// The figures of the selected row. Samples are read off the UI thread, for one row at a time, and
/// kept while it is selected.
public final class PlotsViewModel {
  private final Lane lane;
  private final RowsViewModel rows;
  private final SessionViewModel session;
  private final ReadOnlyObjectWrapper<Quantity> quantity =
      new ReadOnlyObjectWrapper<>(Quantity.TIME);
  private final ReadOnlyObjectWrapper<ScaleKind> scale =
      new ReadOnlyObjectWrapper<>(ScaleKind.LINEAR);
  private final ReadOnlyObjectWrapper<@Nullable Plots> plots = new ReadOnlyObjectWrapper<>();
  private @Nullable Kept kept;

  /// @param runner where samples are read
  /// @param rows where the row is selected
  /// @param session where its samples are found
  public PlotsViewModel(BackgroundRunner runner, RowsViewModel rows, SessionViewModel session) {
    this.lane = runner.lane();
    this.rows = rows;
    this.session = session;
    rows.selectedProperty().addListener(change -> draw());
    rows.changedProperty().addListener(change -> drawIfOutdated());
  }

  private record Kept(RowItem item, RowSamples samples, QuantityValues values) {}

  private record Drawn(Kept kept, Plots plots) {}

  /// Shows times or cycles.
  public void show(Quantity other) {
    quantity.set(other);
    draw();
  }

  /// Changes between times and cycles.
  public void toggleQuantity() {
    show(quantity.get() == Quantity.TIME ? Quantity.CYCLES : Quantity.TIME);
  }

  /// Shows values on a linear or a log scale.
  public void scale(ScaleKind other) {
    scale.set(other);
    draw();
  }

  /// Changes between linear and log.
  public void toggleScale() {
    scale(scale.get() == ScaleKind.LINEAR ? ScaleKind.LOG : ScaleKind.LINEAR);
  }

  private void drawIfOutdated() {
    Plots shown = plots.get();
    RowItem item = rows.selectedProperty().get();
    if (item != null
        && (shown == null || shown.item() != item || shown.revision() != item.revision())) {
      draw();
    }
  }

  private void draw() {
    RowItem item = rows.selectedProperty().get();
    OpenedRuns runs = session.runsProperty().get();
    Decision decision = item == null ? null : item.row().decision();
    if (item == null || runs == null || decision == null) {
      lane.cancel();
      plots.set(null);
      return;
    }
    Quantity wanted = quantity.get();
    ScaleKind kind = scale.get();
    Kept before = kept;
    lane.run(
            ticket -> {
              Kept now = keep(before, item, runs, wanted);
              ticket.check();
              String rerun = RerunCommand.of(runs, item.row().matched());
              return new Drawn(now, Plots.of(item, decision, now.values(), kind, rerun));
            })
        .onSuccess(
            drawn -> {
              kept = drawn.kept();
              plots.set(drawn.plots());
            });
  }

  private static Kept keep(
      @Nullable Kept before, RowItem item, OpenedRuns runs, Quantity quantity) {
    if (before == null || before.item() != item) {
      var row = item.row().matched();
      RowSamples samples =
          RowSamples.read(runs.source(row, Side.REFERENCE), runs.source(row, Side.COMPARE));
      return new Kept(item, samples, samples.values(quantity));
    }
    return before.values().quantity() == quantity
        ? before
        : new Kept(item, before.samples(), before.samples().values(quantity));
  }

  /// What the figures are about.
  public ReadOnlyObjectProperty<Quantity> quantityProperty() {
    return quantity.getReadOnlyProperty();
  }

  /// Their scale.
  public ReadOnlyObjectProperty<ScaleKind> scaleProperty() {
    return scale.getReadOnlyProperty();
  }

  /// The figures; null without a decided row. Those of the row before stay until the new ones are
  /// ready.
  public ReadOnlyObjectProperty<@Nullable Plots> plotsProperty() {
    return plots.getReadOnlyProperty();
  }
}
