package org.benchlens.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.benchlens.compare.ComparedRow;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.Settings;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.match.InputPair;
import org.benchlens.model.Progress;
import org.benchlens.present.table.TableRow;
import org.benchlens.workflow.DecideRows;
import org.benchlens.workflow.DrawRow;
import org.benchlens.workflow.EvidenceStore;
import org.benchlens.workflow.NameTemplate;
import org.benchlens.workflow.OpenedRuns;
import org.benchlens.workflow.PlotRequest;
import org.benchlens.workflow.RowListener;

/// Draws rows one after the other.
///
/// @param terminal where is said what could not be drawn
/// @param target where the files go
/// @param request what to draw
/// @param scale pixels of a PNG for each px
record PlotWork(Terminal terminal, PlotTarget target, PlotRequest request, double scale) {
  /// Most rows of which is said why they could not be drawn.
  private static final int MOST_SAID = 10;

  /// Draws one row.
  ///
  /// @param position from 1
  /// @throws CommandException when there is nothing to draw
  int row(OpenedRuns runs, Settings settings, int position) throws CommandException {
    DrawRow drawRow = new DrawRow(runs, settings, request);
    ComparedRow row = drawRow.decide(runs.rows().get(position - 1));
    DrawRow.Drawn drawn = drawRow.draw(row);
    Optional<String> nothing = drawn.nothing();
    if (nothing.isPresent()) {
      throw new CommandException("row " + position + ": " + nothing.get());
    }
    String name = target.template().name(values(runs.inputs(), position, TableRow.of(row), drawn));
    target.write(target.free(name), drawn.drawing(), scale);
    return ExitStatus.DONE;
  }

  /// Draws all rows that a filter lets through.
  ///
  /// @throws CommandException when none can be drawn
  int rows(OpenedRuns runs, Settings settings, String filter) throws CommandException {
    List<Decision> decisions =
        new DecideRows(Runtime.getRuntime().availableProcessors())
            .decide(new EvidenceStore(runs, 0), settings, RowListener.NONE, Progress.NONE);
    Comparison comparison = runs.comparison(settings, decisions);
    List<TableRow> rows = comparison.rows().stream().map(TableRow::of).toList();
    ShownRows shown = ShownRows.of(0, filter, rows);
    List<Integer> matching = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      if (shown.shows(rows.get(i))) {
        matching.add(i);
      }
    }
    if (matching.isEmpty()) {
      throw new CommandException(
          "--filter '" + filter + "' lets none of " + rows.size() + " rows through");
    }
    return draw(new DrawRow(runs, settings, request), comparison, matching);
  }

  private int draw(DrawRow drawRow, Comparison comparison, List<Integer> matching)
      throws CommandException {
    NameTemplate template = target.template();
    NameTemplate names = matching.size() > 1 ? template.orWith("row") : template;
    int written = 0;
    int failed = 0;
    for (int i : matching) {
      ComparedRow row = comparison.rows().get(i);
      DrawRow.Drawn drawn = drawRow.draw(row);
      Optional<String> nothing = drawn.nothing();
      if (nothing.isPresent()) {
        if (failed++ < MOST_SAID) {
          terminal.say("row " + (i + 1) + ": " + nothing.get());
        }
        continue;
      }
      Path path =
          target.free(names.name(values(comparison.inputs(), i + 1, TableRow.of(row), drawn)));
      target.write(path, drawn.drawing(), scale);
      written++;
    }
    if (failed > MOST_SAID) {
      terminal.say("and " + (failed - MOST_SAID) + " more rows that cannot be drawn");
    }
    if (matching.size() > 1) {
      terminal.say("drawn: " + written + " of " + matching.size() + " rows");
    }
    return written > 0 ? ExitStatus.DONE : ExitStatus.FAILED;
  }

  private Map<String, String> values(
      List<InputPair> inputs, int position, TableRow row, DrawRow.Drawn drawn) {
    Map<String, String> values = new HashMap<>(RowFields.of(inputs, row));
    values.put("row", Integer.toString(position));
    values.put("figure", drawn.figure().kind().word());
    values.put("quantity", request.quantity().word());
    return values;
  }
}
