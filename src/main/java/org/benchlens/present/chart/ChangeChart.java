package org.benchlens.present.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.present.figure.DataTable;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.ShiftedSurface;
import org.benchlens.present.figure.Surface;
import org.benchlens.present.table.TableRow;

/// The changes of many rows: one line for each, from the lower to the upper end of the change, in
/// the colour of its status, grouped by benchmark, in table order. All rows are there: many are
/// laid
/// out in columns, very many without names.
public final class ChangeChart implements RowChart {
  private static final double AXIS = 30;

  /// Width of a digit or letter as far as the room for names goes, [px].
  private static final double LETTER = 6.4;

  private static final double WIDEST_NAME = 300;

  private final List<TableRow> sources;
  private final List<ChangeRow> rows;
  private final ChartHead head;
  private final ChangeGrid grid;
  private final ChangePainter painter;

  private ChangeChart(List<TableRow> sources, String name, Settings settings, Palette palette) {
    this.sources = List.copyOf(sources);
    this.rows = sources.stream().map(ChangeRow::of).toList();
    this.grid = ChangeGrid.of(rows, labels(rows));
    RatioScale scale = RatioScale.of(rows);
    this.painter = new ChangePainter(grid, scale, settings.thresholds(), palette);
    Map<Status, Integer> counts = ChartHead.count(rows.stream().map(ChangeRow::status).toList());
    this.head =
        new ChartHead(
            "Change of the time" + (name.isEmpty() ? "" : ", " + name),
            "compare against reference; " + beyond(scale),
            counts,
            LimitWords.of(settings),
            palette);
  }

  /// The chart of decided rows.
  ///
  /// @param rows in table order
  /// @param name what the rows have in common, for the title; may be empty
  /// @param settings by what they were decided
  public static ChangeChart of(
      List<TableRow> rows, String name, Settings settings, Palette palette) {
    return new ChangeChart(rows, name, settings, palette);
  }

  private static double labels(List<ChangeRow> rows) {
    int longest = 0;
    for (ChangeRow row : rows) {
      longest = Math.max(longest, ChangePainter.label(row).length());
    }
    return 26 + Math.min(WIDEST_NAME, longest * LETTER);
  }

  private String beyond(RatioScale scale) {
    long outside =
        rows.stream()
            .filter(row -> row.ratio().isPresent())
            .filter(row -> !scale.domain().contains(row.ratio().getAsDouble()))
            .count();
    String band = "grey: within the limit for centers";
    return outside == 0
        ? band
        : band + "; " + outside + (outside == 1 ? " row" : " rows") + " beyond the scale (arrows)";
  }

  @Override
  public double width() {
    return Math.max(480, grid.width() + 2 * ChartHead.MARGIN);
  }

  @Override
  public double height() {
    return ChartHead.HEIGHT + 2 * AXIS + grid.height() + ChartHead.FOOT;
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
    List<String> parts = new ArrayList<>();
    for (Status status : Status.values()) {
      int count = head.counts().getOrDefault(status, 0);
      if (count > 0) {
        parts.add(count + " " + status.word());
      }
    }
    return head.title() + " of " + rows.size() + " rows: " + String.join(", ", parts) + ".";
  }

  @Override
  public void paint(Surface surface) {
    head.paint(surface, width(), height());
    for (int i = 0; i < grid.columns().size(); i++) {
      double x = ChartHead.MARGIN + i * grid.step();
      Surface column = new ShiftedSurface(surface, x, ChartHead.HEIGHT + AXIS);
      painter.column(column, grid.columns().get(i));
    }
  }

  @Override
  public Optional<TableRow> rowAt(double x, double y) {
    OptionalInt entry = grid.entryAt(x - ChartHead.MARGIN, y - ChartHead.HEIGHT - AXIS);
    return entry.isPresent() ? Optional.of(sources.get(entry.getAsInt())) : Optional.empty();
  }

  @Override
  public DataTable table() {
    return new DataTable(
        List.of(
            new DataTable.Column("benchmark", ""),
            new DataTable.Column("row", ""),
            new DataTable.Column("status", ""),
            new DataTable.Column("reason", ""),
            new DataTable.Column("ratio", "1"),
            new DataTable.Column("ratio_lower", "1"),
            new DataTable.Column("ratio_upper", "1")),
        rows.size(),
        i -> {
          ChangeRow row = rows.get(i);
          return List.of(
              new DataTable.Cell.Word(row.caption().benchmark()),
              new DataTable.Cell.Word(row.caption().rest().replace("   ", ", ")),
              new DataTable.Cell.Word(row.status().word()),
              new DataTable.Cell.Word(row.reason().code()),
              value(row.ratio()),
              value(row.lower()),
              value(row.upper()));
        });
  }

  private static DataTable.Cell value(OptionalDouble number) {
    return new DataTable.Cell.Value(number.orElse(Double.NaN));
  }
}
