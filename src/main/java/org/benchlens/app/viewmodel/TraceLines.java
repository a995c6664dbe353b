package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.benchlens.compare.decision.CheckId;
import org.benchlens.compare.decision.CheckResult;
import org.benchlens.compare.decision.Finding;
import org.benchlens.compare.decision.Outcome;
import org.benchlens.compare.decision.PassedOver;
import org.benchlens.model.Unit;
import org.benchlens.present.sentence.CheckText;
import org.benchlens.present.sentence.MeasuredText;

/// The whole trace of a row as lines: preconditions that pass fold into one; neighbours that do not
/// apply for the same reason, or that were not reached, share a line that lists them.
final class TraceLines {
  private static final int LONG = 4;

  private final List<CheckResult> trace;
  private final List<TraceLine> lines = new ArrayList<>();

  private TraceLines(List<CheckResult> trace) {
    this.trace = trace;
  }

  /// The lines of a trace.
  static List<TraceLine> of(List<CheckResult> trace) {
    TraceLines made = new TraceLines(trace);
    int at = 0;
    while (at < trace.size()) {
      int end = made.runEnd(at);
      made.add(trace.subList(at, end));
      at = end;
    }
    return List.copyOf(made.lines);
  }

  /// Where the run of checks ends that belong on one line or in one group.
  private int runEnd(int at) {
    CheckResult first = trace.get(at);
    int end = at + 1;
    while (end < trace.size() && together(first, trace.get(end))) {
      end++;
    }
    return end;
  }

  private static boolean together(CheckResult a, CheckResult b) {
    if (coverage(a.check()) || coverage(b.check())) {
      return a.check().group().equals(b.check().group());
    }
    if (folds(a)) {
      return folds(b);
    }
    if (a.outcome() == Outcome.NOT_REACHED) {
      return b.outcome() == Outcome.NOT_REACHED;
    }
    return a.outcome() == Outcome.NOT_APPLICABLE
        && b.outcome() == Outcome.NOT_APPLICABLE
        && passedOver(a).equals(passedOver(b));
  }

  private static boolean coverage(CheckId check) {
    return !check.group().equals(check.id());
  }

  /// Whether it is a precondition that passed.
  private static boolean folds(CheckResult result) {
    return result.outcome() == Outcome.PASS
        && !result.deciding()
        && result.check().compareTo(CheckId.GAP_INTERVALS) <= 0;
  }

  private static Optional<PassedOver> passedOver(CheckResult result) {
    return result.finding() instanceof Finding.Passed(PassedOver why)
        ? Optional.of(why)
        : Optional.empty();
  }

  private void add(List<CheckResult> run) {
    CheckResult first = run.getFirst();
    if (coverage(first.check())) {
      addCoverages(run);
    } else if (run.size() == 1) {
      lines.add(single(first));
    } else if (folds(first)) {
      lines.add(folded(Outcome.PASS, run.size() + " preconditions", "all pass", names(run), ""));
    } else if (first.outcome() == Outcome.NOT_REACHED && run.size() < LONG) {
      run.forEach(result -> lines.add(single(result)));
    } else {
      String why = passedOver(first).map(CheckText::why).orElse(CheckText.outcome(first.outcome()));
      lines.add(folded(first.outcome(), run.size() + " checks", why, why, names(run)));
    }
  }

  private void addCoverages(List<CheckResult> run) {
    CheckResult first = run.getFirst();
    String group = first.check().group();
    if (run.stream().noneMatch(result -> result.finding() instanceof Finding.Measured)) {
      lines.add(folded(first.outcome(), group, CheckText.finding(first), names(run), ""));
      return;
    }
    long failed = run.stream().filter(result -> result.outcome() == Outcome.FAIL).count();
    double from = lowerEnd(run);
    lines.add(
        folded(
            failed > 0 ? Outcome.FAIL : Outcome.PASS,
            group,
            failed + " of " + run.size() + (failed == 1 ? " fails" : " fail"),
            "Scales from " + MeasuredText.percent(from) + " to 100 %",
            ""));
    for (CheckResult result : run) {
      String name = result.check().id().substring(group.length() + 1);
      lines.add(line(result, coverageName(name), true, from, 1));
    }
  }

  private static String coverageName(String id) {
    return id.replace("_sample", " samples").replace("_support", " support");
  }

  /// 50 %, or the next lower 10 % when a value lies below.
  private static double lowerEnd(List<CheckResult> run) {
    double least =
        measured(run)
            .mapToDouble(finding -> Math.min(finding.value(), finding.limit()))
            .min()
            .orElse(1);
    return least >= 0.5 ? 0.5 : Math.max(0, Math.floor(least * 10 - 1e-9) / 10);
  }

  private static Stream<Finding.Measured> measured(List<CheckResult> run) {
    return run.stream()
        .map(CheckResult::finding)
        .filter(Finding.Measured.class::isInstance)
        .map(Finding.Measured.class::cast);
  }

  private static TraceLine single(CheckResult result) {
    double to = 1;
    double from = 0;
    if (result.finding() instanceof Finding.Measured measured) {
      double reach = Math.max(Math.abs(measured.limit()), Math.abs(measured.margin()) * 1.05);
      from = measured.limit() - reach;
      to = measured.limit() + reach;
    }
    return line(result, result.check().id(), false, from, to);
  }

  private static TraceLine line(
      CheckResult result, String name, boolean inner, double from, double to) {
    String words = CheckText.name(result.check());
    if (result.finding() instanceof Finding.Measured measured) {
      MeasuredText text = MeasuredText.of(measured);
      boolean drawable = drawable(measured) && to > from;
      return new TraceLine(
          result.outcome(),
          name,
          text.value(),
          (text.relation() + " " + text.limit() + " " + text.unit()).strip(),
          text.margin(),
          words,
          "",
          result.deciding(),
          inner,
          drawable ? Optional.of(measured) : Optional.empty(),
          from,
          to);
    }
    return new TraceLine(
        result.outcome(),
        name,
        "",
        CheckText.finding(result),
        "",
        words,
        "",
        result.deciding(),
        inner,
        Optional.empty(),
        0,
        1);
  }

  private static boolean drawable(Finding.Measured measured) {
    return measured.unit() == Unit.RATIO
        && Double.isFinite(measured.value())
        && Double.isFinite(measured.limit());
  }

  private static TraceLine folded(
      Outcome outcome, String name, String text, String tooltip, String list) {
    return new TraceLine(
        outcome, name, "", text, "", tooltip, list, false, false, Optional.empty(), 0, 1);
  }

  private static String names(List<CheckResult> run) {
    return String.join(", ", run.stream().map(result -> result.check().id()).toList());
  }
}
