package org.benchlens.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.benchlens.compare.Comparison;
import org.benchlens.present.chart.ChangeChart;
import org.benchlens.present.chart.Sweep;
import org.benchlens.present.chart.SweepChart;
import org.benchlens.present.figure.Drawing;
import org.benchlens.present.format.AxisName;
import org.benchlens.present.format.OneLine;
import org.benchlens.present.table.AxisColumns;
import org.benchlens.present.table.TableRow;
import org.benchlens.workflow.NameTemplate;
import org.benchlens.workflow.PlotFile;

/// Draws the plots of all rows that `compare` was asked for.
///
/// @param options which plots
/// @param terminal where is said what was left out
/// @param window whether the window shows what has no file
/// @param force whether files may be overwritten
/// @param inputs paths that must not be overwritten
record ComparePlots(
    ComparePlotOptions options,
    Terminal terminal,
    boolean window,
    boolean force,
    List<Path> inputs) {
  ComparePlots {
    inputs = List.copyOf(inputs);
  }

  /// Draws and writes all plots.
  ///
  /// @param rows the shown rows, in table order
  /// @throws CommandException when there is nothing to draw or a file cannot be written
  void write(Comparison comparison, List<TableRow> rows) throws CommandException {
    Optional<NameTemplate> changes = options.changes(window);
    if (changes.isPresent()) {
      if (rows.isEmpty()) {
        throw new CommandException("--plot: there are no rows to draw");
      }
      for (Group group : groups(comparison, rows, changes.get())) {
        place(
            changes.get().name(group.values()),
            ChangeChart.of(group.rows(), group.name(), comparison.settings(), options.palette()));
      }
    }
    Optional<String> along = options.along();
    Optional<NameTemplate> target = options.alongTarget(window);
    if (along.isPresent() && target.isPresent()) {
      along(comparison, rows, axis(along.get(), rows), target.get());
    }
  }

  private void along(Comparison comparison, List<TableRow> rows, String axis, NameTemplate target)
      throws CommandException {
    Sweep all = Sweep.along(axis, rows);
    if (all.series().isEmpty()) {
      throw new CommandException("--plot-along '" + axis + "': no row has a finite number there");
    }
    if (!all.leftOut().isEmpty()) {
      terminal.say("--plot-along: " + all.leftOut());
    }
    for (Group group : groups(comparison, rows, target)) {
      Sweep sweep = Sweep.along(axis, group.rows());
      if (!sweep.series().isEmpty()) {
        Map<String, String> values = new HashMap<>(group.values());
        values.put("axis", AxisName.shown(axis));
        place(
            target.name(values),
            SweepChart.of(sweep, group.name(), comparison.settings(), options.palette()));
      }
    }
  }

  private void place(String name, Drawing drawing) throws CommandException {
    Path path = PlotTarget.free(name, force, inputs);
    PlotTarget.write(path, force, drawing, PlotFile.DEFAULT_SCALE);
    terminal.say("drawn: " + path);
  }

  /// The exact name of an axis that was given with or without the mark behind it.
  private static String axis(String given, List<TableRow> rows) throws CommandException {
    List<String> names = AxisColumns.names(rows);
    if (names.contains(given)) {
      return given;
    }
    List<String> alike = names.stream().filter(name -> AxisName.shown(name).equals(given)).toList();
    if (alike.size() == 1) {
      return alike.getFirst();
    }
    throw new CommandException(
        "--plot-along '"
            + given
            + "' is no axis of the rows; there are "
            + names.stream().map(OneLine::of).collect(Collectors.joining(", ")));
  }

  /// Rows that go into one file.
  ///
  /// @param values of the fields of its name
  private record Group(Map<String, String> values, List<TableRow> rows) {
    /// What its rows have in common, of the fields in the name.
    String name() {
      return values.entrySet().stream()
          .filter(entry -> !entry.getValue().isEmpty())
          .map(
              entry ->
                  entry.getKey().equals("device")
                      ? "device " + entry.getValue()
                      : OneLine.of(entry.getValue()))
          .collect(Collectors.joining(", "));
    }
  }

  private static List<Group> groups(
      Comparison comparison, List<TableRow> rows, NameTemplate template) {
    Map<Map<String, String>, List<TableRow>> groups = new LinkedHashMap<>();
    for (TableRow row : rows) {
      Map<String, String> values = new LinkedHashMap<>();
      Map<String, String> all = RowFields.of(comparison, row);
      for (String field : template.fields()) {
        if (all.containsKey(field)) {
          values.put(field, all.getOrDefault(field, ""));
        }
      }
      groups.computeIfAbsent(values, _ -> new ArrayList<>()).add(row);
    }
    List<Group> found = new ArrayList<>();
    groups.forEach((values, members) -> found.add(new Group(values, members)));
    return found;
  }
}
