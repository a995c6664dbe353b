package org.benchlens.present.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.interval.Interval;
import org.benchlens.compare.interval.SideTiming;
import org.benchlens.model.Side;
import org.benchlens.present.figure.DataTable;
import org.benchlens.present.figure.Lettering;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.Role;
import org.benchlens.present.figure.ShiftedSurface;
import org.benchlens.present.figure.Surface;
import org.benchlens.present.format.AxisName;
import org.benchlens.present.format.OneLine;
import org.benchlens.present.table.TableRow;

/// Times along an axis: a panel for each series of rows that differ in that axis only.
public final class SweepChart implements RowChart {
  private static final double GAP = 12;

  private final Sweep sweep;
  private final List<SweepPanel> panels;
  private final int columns;
  private final ChartHead head;

  private SweepChart(Sweep sweep, String name, Settings settings, Palette palette) {
    this.sweep = sweep;
    this.panels =
        sweep.series().stream()
            .map(series -> SweepPanel.of(sweep, series, settings.thresholds(), palette))
            .toList();
    int count = panels.size();
    // A landscape picture up to ten columns; beyond it only grows in height.
    this.columns = count <= 2 ? count : Math.min(10, (int) Math.ceil(Math.sqrt(count)));
    Map<Status, Integer> counts = ChartHead.count(statuses(sweep));
    String axis = OneLine.of(AxisName.shown(sweep.axis()));
    String left = sweep.leftOut();
    this.head =
        new ChartHead(
            "Time along " + axis + (name.isEmpty() ? "" : ", " + name),
            "line: center, band: interval; below: change, grey within the limit for centers"
                + (left.isEmpty() ? "" : "; " + left),
            counts,
            LimitWords.of(settings),
            palette);
  }

  /// The chart of a sweep.
  ///
  /// @param sweep with at least one series
  /// @param name what the rows have in common, for the title; may be empty
  /// @param settings by what the rows were decided
  public static SweepChart of(Sweep sweep, String name, Settings settings, Palette palette) {
    if (sweep.series().isEmpty()) {
      throw new IllegalArgumentException("no series along " + sweep.axis());
    }
    return new SweepChart(sweep, name, settings, palette);
  }

  private static List<Status> statuses(Sweep sweep) {
    return sweep.series().stream()
        .flatMap(series -> series.points().stream())
        .flatMap(point -> point.row().verdict().map(Decision::status).stream())
        .toList();
  }

  @Override
  public double width() {
    return columns * (SweepPanel.WIDTH + GAP) + GAP;
  }

  @Override
  public double height() {
    int rows = (panels.size() + columns - 1) / columns;
    return ChartHead.HEIGHT + rows * (SweepPanel.HEIGHT + GAP) + GAP + ChartHead.FOOT;
  }

  @Override
  public Palette palette() {
    return head.palette();
  }

  @Override
  public String title() {
    return head.title();
  }

  @Override
  public String description() {
    int rows = sweep.series().stream().mapToInt(series -> series.points().size()).sum();
    return head.title() + ": " + rows + " rows in " + panels.size() + " series.";
  }

  @Override
  public void paint(Surface surface) {
    head.paint(surface, width(), height());
    legend(surface);
    for (int i = 0; i < panels.size(); i++) {
      int column = i % columns;
      int row = i / columns;
      double x = GAP + column * (SweepPanel.WIDTH + GAP);
      double y = ChartHead.HEIGHT + GAP + row * (SweepPanel.HEIGHT + GAP);
      panels.get(i).paint(new ShiftedSurface(surface, x, y));
    }
  }

  private void legend(Surface surface) {
    Lettering look = Lettering.of(palette().colour(Role.MUTED), 12, Lettering.Anchor.START);
    double x = width() - ChartHead.MARGIN;
    for (Side side : List.of(Side.COMPARE, Side.REFERENCE)) {
      String word = side == Side.REFERENCE ? "ref" : "cmp";
      x -= surface.textWidth(word, look);
      surface.text(word, x, 49.5, look);
      SweepHead.paint(surface, side, x - 9, 45, palette());
      x -= 30;
    }
  }

  @Override
  public Optional<TableRow> rowAt(double x, double y) {
    double right = x - GAP;
    double below = y - ChartHead.HEIGHT - GAP;
    int column = (int) Math.floor(right / (SweepPanel.WIDTH + GAP));
    int row = (int) Math.floor(below / (SweepPanel.HEIGHT + GAP));
    int panel = row * columns + column;
    if (column < 0 || column >= columns || row < 0 || panel >= panels.size()) {
      return Optional.empty();
    }
    return panels
        .get(panel)
        .rowAt(right - column * (SweepPanel.WIDTH + GAP), below - row * (SweepPanel.HEIGHT + GAP));
  }

  @Override
  public DataTable table() {
    List<Line> lines = new ArrayList<>();
    for (SweepSeries series : sweep.series()) {
      series.points().forEach(point -> lines.add(new Line(series, point)));
    }
    List<DataTable.Column> columnsOfTable = new ArrayList<>();
    columnsOfTable.add(new DataTable.Column("series", ""));
    columnsOfTable.add(new DataTable.Column(OneLine.of(sweep.axis()), ""));
    for (Side side : Side.values()) {
      for (String part : List.of("center", "lower", "upper")) {
        columnsOfTable.add(new DataTable.Column(side.word() + "_" + part, "s"));
      }
    }
    columnsOfTable.add(new DataTable.Column("status", ""));
    return new DataTable(columnsOfTable, lines.size(), i -> row(lines.get(i)));
  }

  private record Line(SweepSeries series, SweepSeries.Point point) {}

  private static List<DataTable.Cell> row(Line line) {
    TableRow row = line.point().row();
    SweepSeries series = line.series();
    List<DataTable.Cell> cells = new ArrayList<>();
    cells.add(
        new DataTable.Cell.Word(
            series.rest().isEmpty()
                ? series.benchmark()
                : series.benchmark() + ", " + series.rest()));
    cells.add(new DataTable.Cell.Value(line.point().place()));
    for (Side side : Side.values()) {
      SideTiming timing = row.timing(side);
      cells.add(value(timing.center()));
      cells.add(
          new DataTable.Cell.Value(timing.interval().map(Interval::lower).orElse(Double.NaN)));
      cells.add(
          new DataTable.Cell.Value(timing.interval().map(Interval::upper).orElse(Double.NaN)));
    }
    cells.add(
        new DataTable.Cell.Word(
            row.verdict().map(decision -> decision.status().word()).orElse("")));
    return cells;
  }

  private static DataTable.Cell value(OptionalDouble number) {
    return new DataTable.Cell.Value(number.orElse(Double.NaN));
  }
}
