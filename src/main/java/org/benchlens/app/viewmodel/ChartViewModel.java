package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.present.chart.RowChart;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.format.AxisName;
import org.benchlens.workflow.Pixels;
import org.jspecify.annotations.Nullable;

/// A chart of the rows that pass the filter, over the table. Charts are made and drawn off the UI
/// thread.
public final class ChartViewModel {
  private final BackgroundRunner runner;
  private final Lane lane;
  private final RowsViewModel rows;
  private final SessionViewModel session;
  private final ReadOnlyBooleanProperty dark;
  private final ReadOnlyObjectWrapper<Subject.@Nullable OfRows> subject =
      new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable RowChart> chart = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<List<Subject.OfRows>> offers =
      new ReadOnlyObjectWrapper<>(List.of(new Subject.Changes()));

  /// @param runner where charts are made
  /// @param rows whose rows
  /// @param session by what they were decided
  /// @param dark whether the theme is dark
  ChartViewModel(
      BackgroundRunner runner,
      RowsViewModel rows,
      SessionViewModel session,
      ReadOnlyBooleanProperty dark) {
    this.runner = runner;
    this.lane = runner.lane();
    this.rows = rows;
    this.session = session;
    this.dark = dark;
    rows.lookProperty().addListener((observed, before, now) -> drawAgain());
    rows.changedProperty().addListener((observed, before, now) -> drawAgain());
    dark.addListener((observed, before, now) -> drawAgain());
    session.runsProperty().addListener((observed, before, now) -> close());
  }

  private record Made(List<Subject.OfRows> offers, Optional<RowChart> chart) {}

  /// Shows a chart.
  public void open(Subject.OfRows wanted) {
    subject.set(wanted);
    draw(wanted);
  }

  /// Shows the times along an axis.
  ///
  /// @param name its name, with or without the mark behind it
  /// @return whether the rows have such an axis
  public boolean openAlong(String name) {
    RowCharts charts = charts();
    Optional<Subject.Along> axis =
        charts.axes().stream()
            .filter(along -> along.axis().equals(name) || AxisName.shown(along.axis()).equals(name))
            .findFirst();
    axis.ifPresent(this::open);
    return axis.isPresent();
  }

  /// Closes it.
  ///
  /// @return whether one was open
  public boolean close() {
    boolean open = subject.get() != null;
    lane.cancel();
    subject.set(null);
    chart.set(null);
    return open;
  }

  private RowCharts charts() {
    return RowCharts.of(rows, session.settingsProperty().get());
  }

  private void drawAgain() {
    Subject.OfRows shown = subject.get();
    if (shown != null) {
      draw(shown);
    }
  }

  private void draw(Subject.OfRows wanted) {
    RowCharts charts = charts();
    Palette palette = dark.get() ? Palette.DARK : Palette.LIGHT;
    lane.run(
            ticket -> {
              List<Subject.OfRows> all = new ArrayList<>();
              all.add(new Subject.Changes());
              all.addAll(charts.axes());
              ticket.check();
              return new Made(all, charts.draw(wanted, palette));
            })
        .onSuccess(
            made -> {
              offers.set(made.offers());
              chart.set(made.chart().orElse(null));
            });
  }

  /// Draws some rows of pixels of a chart, and hands them over on the UI thread.
  ///
  /// @param scale pixels for each px, > 0
  /// @param from first row of pixels
  /// @param count number of rows of pixels
  public void pixels(RowChart of, double scale, int from, int count, Consumer<Picture> done) {
    runner.lane().run(ticket -> new Picture(Pixels.of(of, scale, from, count))).onSuccess(done);
  }

  /// Goes to the row at a place of the chart.
  ///
  /// @param x place, [px]
  /// @param y place, [px]
  /// @return whether there is one
  public boolean goTo(double x, double y) {
    Optional<RowItem> item = itemAt(x, y);
    item.ifPresent(
        found -> {
          close();
          rows.select(found);
        });
    return item.isPresent();
  }

  /// The name of the row at a place of the chart; empty where there is none.
  public String nameAt(double x, double y) {
    return itemAt(x, y)
        .map(
            item ->
                item.row().verdict().map(verdict -> verdict.status().word() + "  ").orElse("")
                    + RowName.of(item.row()).title())
        .orElse("");
  }

  private Optional<RowItem> itemAt(double x, double y) {
    RowChart shown = chart.get();
    return shown == null
        ? Optional.empty()
        : shown
            .rowAt(x, y)
            .flatMap(
                row ->
                    rows.passing().stream()
                        .filter(item -> item.row().matched().equals(row.matched()))
                        .findFirst());
  }

  /// What is shown; null for nothing.
  public ReadOnlyObjectProperty<Subject.@Nullable OfRows> subjectProperty() {
    return subject.getReadOnlyProperty();
  }

  /// The chart; null while it is made, or when there is nothing to draw.
  public ReadOnlyObjectProperty<@Nullable RowChart> chartProperty() {
    return chart.getReadOnlyProperty();
  }

  /// What can be shown.
  public ReadOnlyObjectProperty<List<Subject.OfRows>> offersProperty() {
    return offers.getReadOnlyProperty();
  }
}
