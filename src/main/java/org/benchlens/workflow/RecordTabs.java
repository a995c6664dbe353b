package org.benchlens.workflow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.model.Problem;
import org.benchlens.model.nupp.BaselineRecord;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.model.nupp.ProgramRecord;
import org.benchlens.model.nupp.RecordHistory;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.model.nupp.RecordedComparison;
import org.benchlens.present.nupp.BenchmarkDetail;
import org.benchlens.present.nupp.BenchmarkSelection;
import org.benchlens.present.nupp.ComparedRecords;
import org.benchlens.present.nupp.ComparisonPages;
import org.benchlens.present.nupp.HistoryPages;
import org.benchlens.present.nupp.Percents;
import org.benchlens.present.nupp.ProgramPages;
import org.benchlens.present.nupp.RecordDetail;
import org.benchlens.present.nupp.RecordPage;
import org.benchlens.present.nupp.RecordPages;
import org.benchlens.present.nupp.VerdictDetail;
import org.benchlens.present.screen.ComparisonSheet;
import org.benchlens.present.screen.PageSheet;
import org.benchlens.present.screen.RecordSheet;
import org.benchlens.present.screen.RecordTab;
import org.benchlens.present.screen.SheetRow;
import org.benchlens.present.screen.TabHeads;
import org.benchlens.replicate.change.PairedConvention;
import org.benchlens.replicate.review.BenchmarkReview;
import org.benchlens.replicate.review.BenchmarkVerdict;
import org.benchlens.replicate.review.RecordComparison;
import org.benchlens.replicate.review.RecordReview;

/// Makes the tabs of records.
final class RecordTabs {
  private static final String PROGRAM = "benchlens";
  private static final String GROUP = "nupp";

  /// Column of a history's table that says which run it is.
  private static final int LINE = 1;

  private RecordTabs() {}

  static RecordTab record(String title, NuppRecord record) {
    RecordReview review = RecordReview.of(record);
    Map<BenchmarkId, BenchmarkReview> byId = new HashMap<>();
    review.benchmarks().forEach(one -> byId.putIfAbsent(one.id(), one));
    RecordPage page = RecordPages.record(review, BenchmarkSelection.ALL, true);
    return new RecordTab(
        title,
        RecordTab.Kind.RECORD,
        page,
        sheet(page),
        TabHeads.record(record, page, List.of(PROGRAM, GROUP, "show", record.path())),
        OptionalDouble.empty(),
        row -> row.id().map(byId::get).map(RecordDetail::of),
        SideFigures.of(record.benchmarks()));
  }

  private static RecordSheet sheet(RecordPage page) {
    return page.mainTable()
        .map(PageSheet::of)
        .orElse(new RecordSheet(List.of(), List.of(), Optional.empty()));
  }

  static RecordTab program(ProgramRecord record) {
    RecordPage page = ProgramPages.program(record);
    return new RecordTab(
        "Program",
        RecordTab.Kind.PROGRAM,
        page,
        sheet(page),
        TabHeads.program(
            record.path(),
            record.schema(),
            record.cases().size(),
            List.of(PROGRAM, GROUP, "show", record.path())),
        OptionalDouble.empty(),
        row -> Optional.empty(),
        SideFigures.of(List.of()));
  }

  static RecordTab history(RecordHistory history) {
    List<RecordReview> reviews =
        history.entries().parallelStream().map(entry -> RecordReview.of(entry.record())).toList();
    RecordPage page = HistoryPages.history(history, reviews, BenchmarkSelection.ALL);
    return new RecordTab(
        "History",
        RecordTab.Kind.HISTORY,
        page,
        sheet(page),
        TabHeads.history(history, List.of(PROGRAM, GROUP, "history", history.path())),
        OptionalDouble.empty(),
        row -> run(history, reviews, row).map(RecordDetail::of),
        new HistoryFigures(history, reviews));
  }

  /// The benchmark of a row in the run that the row is about.
  private static Optional<BenchmarkReview> run(
      RecordHistory history, List<RecordReview> reviews, SheetRow row) {
    for (int i = 0; i < reviews.size(); i++) {
      String line = Integer.toString(history.entries().get(i).line());
      if (line.equals(row.cells().get(LINE).text())) {
        return reviews.get(i).benchmarks().stream()
            .filter(one -> row.id().equals(Optional.of(one.id())))
            .findFirst();
      }
    }
    return Optional.empty();
  }

  /// Two records.
  ///
  /// @param title a word or two
  /// @param margin the margin, ratio 1, > 0; empty for none
  static RecordTab compared(
      String title, NuppRecord candidate, NuppRecord baseline, OptionalDouble margin) {
    RecordComparison comparison = RecordComparison.of(candidate, baseline, margin);
    List<String> command =
        new ArrayList<>(List.of(PROGRAM, GROUP, "compare", baseline.path(), candidate.path()));
    if (margin.isPresent()) {
      command.add("--margin");
      command.add(Percents.limit(margin.getAsDouble()).replace(" %", ""));
    }
    Parts parts =
        new Parts(
            compared(candidate, baseline.asBaseline(), comparison), baseline.problems(), command);
    return tab(title, RecordTab.Kind.COMPARISON, parts, 0);
  }

  /// A comparison that a record holds.
  ///
  /// @param margin another margin than the record's; empty for its own
  static RecordTab recorded(NuppRecord record, RecordedComparison recorded, OptionalDouble margin) {
    OptionalDouble used = margin.isPresent() ? margin : record.margin();
    RecordComparison comparison =
        RecordComparison.of(record, recorded, used, PairedConvention.EXACT);
    String kind = recorded.kind().word();
    List<String> command = new ArrayList<>(List.of(PROGRAM, GROUP, "compare", record.path()));
    if (margin.isPresent()) {
      command.add("--margin");
      command.add(Percents.limit(margin.getAsDouble()).replace(" %", ""));
    }
    return tab(
        Character.toUpperCase(kind.charAt(0)) + kind.substring(1),
        RecordTab.Kind.RECORDED,
        new Parts(compared(record, recorded.baseline(), comparison), List.of(), command),
        recorded.verdicts().size());
  }

  private static ComparedRecords compared(
      NuppRecord candidate, BaselineRecord baseline, RecordComparison comparison) {
    return new ComparedRecords(
        candidate, baseline, comparison, comparison.gates(), BenchmarkSelection.ALL);
  }

  private record Parts(ComparedRecords compared, List<Problem> problems, List<String> command) {}

  private static RecordTab tab(String title, RecordTab.Kind kind, Parts parts, int recorded) {
    ComparedRecords compared = parts.compared();
    RecordComparison comparison = compared.comparison();
    Map<BenchmarkId, BenchmarkVerdict> verdicts = new HashMap<>();
    comparison.verdicts().forEach(one -> verdicts.putIfAbsent(one.id(), one));
    Map<BenchmarkId, RecordedBenchmark> before = new HashMap<>();
    Map<BenchmarkId, RecordedBenchmark> after = new HashMap<>();
    compared.baseline().benchmarks().forEach(one -> before.putIfAbsent(one.id(), one));
    compared.candidate().benchmarks().forEach(one -> after.putIfAbsent(one.id(), one));
    return new RecordTab(
        title,
        kind,
        ComparisonPages.comparison(compared, parts.problems(), false),
        ComparisonSheet.of(compared),
        TabHeads.comparison(compared, parts.command()),
        comparison.margin(),
        row -> {
          Optional<BenchmarkId> chosen = row.id();
          if (chosen.isEmpty()) {
            return Optional.empty();
          }
          BenchmarkId id = chosen.get();
          if (before.containsKey(id) && after.containsKey(id)) {
            return Optional.of(
                VerdictDetail.of(
                    comparison,
                    Optional.ofNullable(verdicts.get(id)),
                    after.get(id),
                    before.get(id),
                    recorded));
          }
          return Optional.ofNullable(before.getOrDefault(id, after.get(id)))
              .map(BenchmarkReview::of)
              .map(RecordDetail::of)
              .map(RecordTabs::alone);
        },
        SideFigures.of(
            compared.baseline().benchmarks(), compared.candidate().benchmarks(), comparison));
  }

  private static BenchmarkDetail alone(BenchmarkDetail detail) {
    return new BenchmarkDetail(
        detail.id(),
        Optional.empty(),
        "The other record does not have this benchmark: nothing to compare. " + detail.sentence(),
        Optional.empty(),
        detail.parts());
  }
}
