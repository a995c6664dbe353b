package org.benchlens.present.nupp;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.benchlens.model.Problem;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.HistoryEntry;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.model.nupp.RecordHistory;
import org.benchlens.present.table.ExportValue;
import org.benchlens.replicate.review.BenchmarkReview;
import org.benchlens.replicate.review.RecordReview;

/// The page about a history: its runs, then each benchmark over them.
public final class HistoryPages {
  private HistoryPages() {}

  /// The page.
  ///
  /// @param history as read
  /// @param reviews a review of each of its entries
  /// @param selection the benchmarks to show
  public static RecordPage history(
      RecordHistory history, List<RecordReview> reviews, BenchmarkSelection selection) {
    List<RunMarks> marks = RunMarks.of(history);
    List<PageSection> sections = new ArrayList<>();
    sections.add(scores(history, reviews, selection, marks));
    sections.add(runs(history, marks));
    sections.add(
        new PageSection.Lines(
            "reading",
            "How to read it",
            List.of(
                "Scores of different machines do not compare; 'other machine' marks each change.",
                "A history has no verdicts: compare two of its runs for one.")));
    sections.add(notes(history, reviews, selection));
    sections.add(ProblemText.lines(problems(history)));
    List<PageFact> facts =
        List.of(
            PageFact.words("file", "File", history.path()),
            PageFact.count("runs", "Runs", history.entries().size()));
    return new RecordPage("history", "History of bench records", facts, sections);
  }

  private static PageSection.Table runs(RecordHistory history, List<RunMarks> marks) {
    List<List<PageCell>> rows = new ArrayList<>();
    for (int i = 0; i < history.entries().size(); i++) {
      HistoryEntry entry = history.entries().get(i);
      NuppRecord record = entry.record();
      rows.add(
          List.of(
              PageCell.count(entry.line()),
              text(record.recordedAt()),
              text(record.label()),
              PageCell.count(record.forks()),
              PageCell.count(record.benchmarks().size()),
              PageCell.count(record.schema()),
              new PageCell(
                  RecordFacts.machine(record.machineKey()),
                  List.of(
                      record
                          .machineKey()
                          .<ExportValue>map(ExportValue.Text::new)
                          .orElse(new ExportValue.Missing()))),
              marks.get(i).cell()));
    }
    return new PageSection.Table(
        "runs",
        "Runs",
        List.of(
            PageColumn.numbers("Line", "line"),
            PageColumn.words("Recorded", "recorded_at"),
            PageColumn.words("Label", "label"),
            PageColumn.numbers("Forks", "forks"),
            PageColumn.numbers("Benchmarks", "benchmarks"),
            PageColumn.numbers("Schema", "schema"),
            PageColumn.words("Machine", "machine_key"),
            PageColumn.words("Marks", "marks")),
        rows);
  }

  private static PageSection.Table scores(
      RecordHistory history,
      List<RecordReview> reviews,
      BenchmarkSelection selection,
      List<RunMarks> marks) {
    Set<BenchmarkId> ids = new LinkedHashSet<>();
    reviews.forEach(
        review -> RecordPages.shown(review, selection).forEach(one -> ids.add(one.id())));
    BenchmarkNames names = new BenchmarkNames(ids);
    List<List<PageCell>> rows = new ArrayList<>();
    for (BenchmarkId id : ids) {
      for (int i = 0; i < reviews.size(); i++) {
        int run = i;
        reviews.get(i).benchmarks().stream()
            .filter(one -> one.id().equals(id))
            .filter(one -> selection.takes(one.benchmark()))
            .findFirst()
            .ifPresent(
                one -> rows.add(row(names, one, history.entries().get(run), marks.get(run))));
      }
    }
    return new PageSection.Table(
        "scores",
        "Benchmarks",
        List.of(
            BenchmarkNames.column(),
            PageColumn.numbers("Line", "line"),
            PageColumn.words("Recorded", "recorded_at"),
            PageColumn.words("Label", "label"),
            PageColumn.numbers("Forks", "forks"),
            PageColumn.numbers("Score", "score_s"),
            PageColumn.words("Units"),
            PageColumn.numbers("Interval", "interval_low_s", "interval_high_s", "withheld"),
            PageColumn.numbers("Coverage", "coverage"),
            PageColumn.words("Flags", "flags"),
            PageColumn.words("Marks", "marks")),
        rows);
  }

  private static List<PageCell> row(
      BenchmarkNames names, BenchmarkReview review, HistoryEntry entry, RunMarks marks) {
    ScoreText unit = ScoreText.of(ScoreTable.kind(review));
    ScoreInterval interval = ScoreInterval.of(review);
    return List.of(
        names.cell(review.id()),
        PageCell.count(entry.line()),
        text(entry.record().recordedAt()),
        text(entry.record().label()),
        PageCell.count(review.forks().size()),
        PageCell.number(unit.number(review.score()), review.score()),
        new PageCell(unit.unit(), List.of()),
        ScoreCells.interval(interval, interval.text(ScoreTable.kind(review))),
        PageCell.number(Percent.coverage(interval.coverage()), interval.coverage()),
        ScoreCells.flags(review),
        marks.cell());
  }

  private static PageSection.Lines notes(
      RecordHistory history, List<RecordReview> reviews, BenchmarkSelection selection) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < reviews.size(); i++) {
      String place = "line " + history.entries().get(i).line() + ", ";
      RecordPages.shown(reviews.get(i), selection).stream()
          .flatMap(one -> one.notes().stream())
          .forEach(note -> lines.add(place + RecordNoteText.of(note)));
      RecordPages.shown(reviews.get(i), selection).stream()
          .flatMap(one -> one.differences().stream())
          .forEach(one -> lines.add(place + DifferenceText.of(one)));
    }
    return new PageSection.Lines("notes", "Notes", lines);
  }

  private static List<Problem> problems(RecordHistory history) {
    List<Problem> problems = new ArrayList<>(history.problems());
    history.entries().forEach(entry -> problems.addAll(entry.record().problems()));
    return problems;
  }

  private static PageCell text(Optional<String> text) {
    return text.map(PageCell::word).orElse(PageCell.nothing(1));
  }
}
