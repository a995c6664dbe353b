package org.benchlens.app.viewmodel;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.compare.decision.Decision;
import org.benchlens.model.Quantity;
import org.benchlens.model.Side;
import org.benchlens.present.figure.FigureKind;
import org.benchlens.present.figure.RowFigures;
import org.benchlens.present.figure.RowSamples;
import org.benchlens.present.figure.ScaleKind;
import org.benchlens.present.flags.Flags;
import org.benchlens.workflow.OpenedRuns;
import org.jspecify.annotations.Nullable;

/// The figures of a row. Samples are read and figures are made off the UI thread, for one row at a
/// time, and kept while it is the row.
public final class PlotsViewModel {
  private final BackgroundRunner runner;
  private final Lane lane;
  private final Lane flagLane;
  private final RowFocus focus;
  private final SessionViewModel session;
  private final FigureSet figures;
  private final PlotLinks links = new PlotLinks();
  private final BrushViewModel brush;
  private final ReadOnlyObjectWrapper<Quantity> quantity =
      new ReadOnlyObjectWrapper<>(Quantity.TIME);
  private final ReadOnlyObjectWrapper<ScaleKind> scale =
      new ReadOnlyObjectWrapper<>(ScaleKind.LINEAR);
  private final BooleanProperty density;
  private final ReadOnlyObjectWrapper<@Nullable Plots> plots = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<List<FlagLine>> flags =
      new ReadOnlyObjectWrapper<>(List.of());
  private boolean open;
  private @Nullable Kept kept;
  private @Nullable Kept flagged;

  /// @param runner where samples are read
  /// @param focus which row
  /// @param session where its samples are found
  /// @param figures which figures are wanted
  /// @param density whether the distribution has density lines
  PlotsViewModel(
      BackgroundRunner runner,
      RowFocus focus,
      SessionViewModel session,
      FigureSet figures,
      BooleanProperty density) {
    this.runner = runner;
    this.lane = runner.lane();
    this.flagLane = runner.lane();
    this.focus = focus;
    this.session = session;
    this.figures = figures;
    this.density = density;
    this.brush = new BrushViewModel(runner);
    focus.item().addListener((observed, before, now) -> draw());
    focus.changes().addListener(change -> drawIfOutdated());
    figures.choiceProperty().addListener((observed, before, now) -> draw());
    density.addListener((observed, before, now) -> draw());
  }

  /// Coverage and distribution of the selected row, made while they are in sight.
  static PlotsViewModel inQueue(
      BackgroundRunner runner,
      RowsViewModel rows,
      SessionViewModel session,
      ObservableValue<Boolean> inSight,
      BooleanProperty density) {
    PlotsViewModel made =
        new PlotsViewModel(
            runner,
            RowFocus.selected(rows, inSight),
            session,
            new FigureSet(List.of(FigureKind.DISTRIBUTION, FigureKind.COVERAGE)),
            density);
    made.open = true;
    return made;
  }

  private record Kept(RowItem item, RowFigures figures) {}

  private record Drawn(Kept kept, Plots plots) {}

  /// Figures of another row, of which quantity, scale and set of figures are the same at first.
  PlotsViewModel of(RowFocus other) {
    PlotsViewModel copy =
        new PlotsViewModel(
            runner, other, session, figures.copy(), new SimpleBooleanProperty(density.get()));
    copy.quantity.set(quantity.get());
    copy.scale.set(scale.get());
    copy.open = true;
    copy.draw();
    return copy;
  }

  /// Says whether the chosen figures are in sight; else only the one that fits is made.
  void open(boolean inSight) {
    if (open != inSight) {
      open = inSight;
      if (inSight) {
        draw();
      }
    }
  }

  /// Shows times, cycles or frequencies.
  public void show(Quantity other) {
    if (quantity.get() != other) {
      quantity.set(other);
      links.reset();
      draw();
    }
  }

  /// Changes between times and cycles.
  public void toggleQuantity() {
    show(quantity.get() == Quantity.TIME ? Quantity.CYCLES : Quantity.TIME);
  }

  /// Shows values on a linear or a log scale.
  public void scale(ScaleKind other) {
    if (scale.get() != other) {
      scale.set(other);
      draw();
    }
  }

  /// Changes between linear and log.
  public void toggleScale() {
    scale(scale.get() == ScaleKind.LINEAR ? ScaleKind.LOG : ScaleKind.LINEAR);
  }

  /// Draws density lines over the distribution, or no longer.
  public void toggleDensity() {
    density.set(!density.get());
  }

  /// Shows all of every axis, and selects nothing.
  public void reset() {
    links.reset();
    brush.clear();
  }

  private void drawIfOutdated() {
    Plots shown = plots.get();
    RowItem item = focus.item().getValue();
    if (item != null
        && (shown == null || shown.item() != item || shown.revision() != item.revision())) {
      draw();
    }
  }

  private void draw() {
    RowItem item = focus.item().getValue();
    OpenedRuns runs = session.runsProperty().get();
    Decision decision = item == null ? null : item.row().decision();
    if (item == null || runs == null || decision == null) {
      lane.cancel();
      flagLane.cancel();
      plots.set(null);
      flags.set(List.of());
      return;
    }
    Plots.Wanted wanted =
        new Plots.Wanted(quantity.get(), scale.get(), density.get(), open ? chosen() : List.of());
    Kept before = kept;
    Plots made = plots.get();
    lane.run(
            ticket -> {
              Kept now = keep(before, item, runs);
              ticket.check();
              String rerun = RerunCommand.of(runs, item.row().matched());
              return new Drawn(now, Plots.of(made, item, decision, now.figures(), wanted, rerun));
            })
        .onSuccess(this::arrived);
  }

  private List<FigureKind> chosen() {
    FigureSet.Choice choice = figures.choiceProperty().get();
    return choice.automatic() ? List.of() : choice.kinds();
  }

  private void arrived(Drawn drawn) {
    Kept now = drawn.kept();
    boolean another = kept == null || kept.item() != now.item();
    kept = now;
    if (another) {
      links.reset();
      brush.clear();
    }
    plots.set(drawn.plots());
    brush.show(now.figures(), shown(drawn.plots()));
    if (open && !now.equals(flagged)) {
      flagged = now;
      flags.set(List.of());
      flagLane
          .run(
              ticket ->
                  Flags.of(now.item().row().matched(), now.figures()).stream()
                      .map(FlagLine::of)
                      .toList())
          .onSuccess(flags::set);
    }
  }

  /// The panels that are in sight: the chosen ones, or the one that fits.
  public List<Panel> shown(Plots all) {
    return figures.choiceProperty().get().automatic() ? List.of(all.fitting()) : all.panels();
  }

  private static Kept keep(@Nullable Kept before, RowItem item, OpenedRuns runs) {
    if (before != null && before.item() == item) {
      return before;
    }
    var row = item.row().matched();
    RowSamples samples =
        RowSamples.read(runs.source(row, Side.REFERENCE), runs.source(row, Side.COMPARE));
    return new Kept(
        item, new RowFigures(samples, row.reference().timing(), row.compare().timing()));
  }

  /// The values behind the figures; empty before they are there.
  Optional<RowFigures> values() {
    return Optional.ofNullable(kept).map(Kept::figures);
  }

  /// Which figures are shown.
  public FigureSet figures() {
    return figures;
  }

  /// What the figures share.
  public PlotLinks links() {
    return links;
  }

  /// What is selected in them.
  public BrushViewModel brush() {
    return brush;
  }

  /// What the figures are about.
  public ReadOnlyObjectProperty<Quantity> quantityProperty() {
    return quantity.getReadOnlyProperty();
  }

  /// Their scale.
  public ReadOnlyObjectProperty<ScaleKind> scaleProperty() {
    return scale.getReadOnlyProperty();
  }

  /// Whether the distribution has density lines.
  public ReadOnlyBooleanProperty densityProperty() {
    return density;
  }

  /// The figures; null without a decided row. Those of the row before stay until the new ones are
  /// ready.
  public ReadOnlyObjectProperty<@Nullable Plots> plotsProperty() {
    return plots.getReadOnlyProperty();
  }

  /// What is noticeable about the samples, found after the figures.
  public ReadOnlyObjectProperty<List<FlagLine>> flagsProperty() {
    return flags.getReadOnlyProperty();
  }
}
