package org.benchlens.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.RecordFigureKind;
import org.benchlens.present.screen.RecordFilter;
import org.benchlens.present.screen.RecordTab;
import org.benchlens.present.screen.SheetRow;
import org.benchlens.present.table.RowRemark;
import org.benchlens.workflow.NameTemplate;
import org.benchlens.workflow.OpenException;
import org.benchlens.workflow.OpenRecords;
import org.benchlens.workflow.PlotRequest;
import org.benchlens.workflow.SaveRecord;

/// Draws figures of records of `nupp bench`.
///
/// @param terminal where is said what could not be drawn
/// @param target where the files go
/// @param look what they look like
/// @param fork which fork, from 1
record RecordPlotWork(Terminal terminal, PlotTarget target, Look look, int fork) {
  /// What figures look like.
  ///
  /// @param palette their colours
  /// @param size their size; empty for the ones that suit them
  /// @param scale pixels of a PNG for each px
  record Look(Palette palette, Optional<PlotRequest.Size> size, double scale) {}

  /// Draws.
  ///
  /// @param files the record, the history, or the baseline and the candidate
  /// @param margin relative changes below it do not matter, ratio 1; empty for none
  /// @param figure name of the figure, or auto for the first that there is
  /// @param rows which benchmarks; empty only for a figure of all
  int draw(List<Path> files, OptionalDouble margin, String figure, Optional<Rows> rows)
      throws CommandException {
    Chosen chosen = chosen(files, margin, figure);
    boolean ofAll = chosen.kind() == RecordFigureKind.CHANGES;
    if (rows.isEmpty() && !ofAll) {
      throw new CommandException(ExitStatus.USAGE, "Give either --row N or --filter EXPR");
    }
    Map<Integer, Optional<BenchmarkId>> wanted =
        ofAll ? Map.of(1, Optional.empty()) : rows.orElseThrow().of(chosen.tab());
    NameTemplate template = target.template();
    NameTemplate names = wanted.size() > 1 ? template.orWith("row") : template;
    int written = 0;
    for (Map.Entry<Integer, Optional<BenchmarkId>> one : wanted.entrySet()) {
      if (draw(chosen, files.getLast(), one.getKey(), one.getValue(), names)) {
        written++;
      }
    }
    if (wanted.size() > 1) {
      terminal.say("drawn: " + written + " of " + wanted.size() + " benchmarks");
    }
    return written > 0 ? ExitStatus.DONE : ExitStatus.FAILED;
  }

  private boolean draw(
      Chosen chosen, Path file, int position, Optional<BenchmarkId> id, NameTemplate names)
      throws CommandException {
    int forks = id.map(chosen.tab().figures()::forks).map(List::size).orElse(0);
    if (chosen.kind() == RecordFigureKind.FORK && fork > forks) {
      terminal.say("row " + position + ": --fork " + fork + " is none of " + forks + " forks");
      return false;
    }
    Figure made = chosen.tab().figures().of(id, chosen.kind(), fork - 1);
    if (made.notice().isPresent()) {
      Figure.Notice notice = made.notice().get();
      terminal.say("row " + position + ": " + notice.title() + ": " + notice.sentence());
      return false;
    }
    Map<String, String> values = new LinkedHashMap<>();
    values.put("row", Integer.toString(position));
    values.put("benchmark", id.map(BenchmarkId::name).orElse("all"));
    values.put("device", "");
    values.put("state", "");
    values.put("pair", RowFields.stem(file.toString()));
    values.put("figure", chosen.kind().word());
    values.put("quantity", "time");
    Path path = target.free(names.name(values));
    target.write(path, SaveRecord.drawing(made, look.size(), look.palette()), look.scale());
    return true;
  }

  /// A figure and the table that has it.
  private record Chosen(RecordTab tab, RecordFigureKind kind) {}

  private static Chosen chosen(List<Path> files, OptionalDouble margin, String figure)
      throws CommandException {
    List<RecordTab> tabs = open(files, margin);
    Set<RecordFigureKind> all = new LinkedHashSet<>();
    tabs.stream()
        .filter(tab -> tab.kind() != RecordTab.Kind.PROGRAM)
        .forEach(tab -> all.addAll(tab.figures().kinds()));
    if (all.isEmpty()) {
      throw new CommandException(
          files.getFirst() + " is the record of one program; there are no figures of it");
    }
    String words =
        Arrays.stream(RecordFigureKind.values())
            .filter(all::contains)
            .map(RecordFigureKind::word)
            .collect(Collectors.joining(", "));
    RecordFigureKind kind =
        all.stream()
            .filter(one -> one.word().equals(figure) || figure.equals("auto"))
            .findFirst()
            .orElseThrow(
                () ->
                    new CommandException(
                        ExitStatus.USAGE,
                        "--figure '" + figure + "' is none of " + words + ", auto"));
    RecordTab tab =
        tabs.stream().filter(one -> one.figures().kinds().contains(kind)).findFirst().orElseThrow();
    return new Chosen(tab, kind);
  }

  private static List<RecordTab> open(List<Path> files, OptionalDouble margin)
      throws CommandException {
    Optional<String> refusal = OpenRecords.refusal(files);
    if (refusal.isPresent()) {
      throw new CommandException(refusal.get());
    }
    try {
      return new OpenRecords().open(files, margin);
    } catch (OpenException e) {
      throw new CommandException(e);
    }
  }

  /// Which rows of a table are drawn.
  ///
  /// @param row position from 1, as typed; empty for all that the filter lets through
  /// @param filter the filter
  record Rows(Optional<String> row, String filter) {
    /// Their benchmarks by position; each once.
    ///
    /// @throws CommandException when there are none
    Map<Integer, Optional<BenchmarkId>> of(RecordTab tab) throws CommandException {
      List<SheetRow> all = tab.sheet().rows();
      Map<Integer, Optional<BenchmarkId>> found = new LinkedHashMap<>();
      if (row.isPresent()) {
        int at = PlotCommand.position(row.get(), all.size());
        found.put(at, all.get(at - 1).id());
        return found;
      }
      RecordFilter wanted = RecordFilter.ALL.with(filter);
      List<BenchmarkId> seen = new ArrayList<>();
      for (int i = 0; i < all.size(); i++) {
        Optional<BenchmarkId> id = all.get(i).id();
        boolean fresh = id.isPresent() && !seen.contains(id.get());
        if (fresh && wanted.takes(all.get(i), RowRemark.NONE)) {
          seen.add(id.get());
          found.put(i + 1, id);
        }
      }
      if (found.isEmpty()) {
        throw new CommandException(
            "--filter '" + filter + "' lets none of " + all.size() + " rows through");
      }
      return found;
    }
  }
}
