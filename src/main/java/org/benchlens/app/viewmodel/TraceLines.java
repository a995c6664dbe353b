package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.CheckId;
import org.benchlens.compare.decision.CheckResult;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.decision.Finding;
import org.benchlens.compare.decision.Outcome;
import org.benchlens.compare.decision.PassedOver;
import org.benchlens.model.Unit;
import org.benchlens.present.figure.Span;
import org.benchlens.present.figure.TraceScalePainter;
import org.benchlens.present.sentence.CheckText;
import org.benchlens.present.sentence.MeasuredText;

/// The whole trace of a row as lines: preconditions that pass fold into one; neighbours that do not
/// apply for the same reason, or that were not reached, share a line that lists them.
final class TraceLines {
  private static final int LONG = 4;

  private final List<CheckResult> trace;
  private final Status status;
  private final List<TraceLine> lines = new ArrayList<>();

  private TraceLines(List<CheckResult> trace, Status status) {
    this.trace = trace;
    this.status = status;
  }

  /// The lines of a decision.
  static List<TraceLine> of(Decision decision) {
    TraceLines made = new TraceLines(decision.trace(), decision.status());
    int at = 0;
    while (at < made.trace.size()) {
      int end = made.runEnd(at);
      made.add(made.trace.subList(at, end));
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
    return switch (a.outcome()) {
      case NOT_REACHED -> b.outcome() == Outcome.NOT_REACHED;
      case NOT_APPLICABLE ->
          b.outcome() == Outcome.NOT_APPLICABLE && passedOver(a).equals(passedOver(b));
      case PASS, FAIL ->
          (folds(a) && folds(b))
              || (coverage(a.check()) && a.check().group().equals(b.check().group()));
    };
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
    boolean ran = first.outcome() == Outcome.PASS || first.outcome() == Outcome.FAIL;
    if (ran && coverage(first.check())) {
      addCoverages(run);
    } else if (ran && run.size() > 1) {
      lines.add(folded(Outcome.PASS, run.size() + " preconditions", "all pass", names(run), ""));
    } else if (ran || names(run).split(", ", -1).length < LONG) {
      Stream.of(names(run).split(", ", -1)).forEach(name -> lines.add(quiet(name, run)));
    } else {
      lines.add(folded(first.outcome(), run.size() + " checks", why(first), "", names(run)));
    }
  }

  /// A check that stands alone, or the name of a group that did not run.
  private TraceLine quiet(String name, List<CheckResult> run) {
    for (CheckResult result : run) {
      if (result.check().id().equals(name)) {
        return line(result, name, false, ownScale(result));
      }
    }
    return folded(run.getFirst().outcome(), name, why(run.getFirst()), "", "");
  }

  private static String why(CheckResult result) {
    return passedOver(result).map(CheckText::why).orElse(CheckText.outcome(result.outcome()));
  }

  private void addCoverages(List<CheckResult> run) {
    String group = run.getFirst().check().group();
    long failed = run.stream().filter(result -> result.outcome() == Outcome.FAIL).count();
    Span scale = TraceScalePainter.scale(measured(run).toList());
    String verb = failed == 1 ? " fails" : " fail";
    lines.add(
        folded(
            failed > 0 ? Outcome.FAIL : Outcome.PASS,
            group,
            failed == 0 ? "all pass" : failed + " of " + run.size() + verb,
            "Scales from " + MeasuredText.percent(scale.from()) + " to 100 %",
            ""));
    for (CheckResult result : run) {
      String name = result.check().id().substring(group.length() + 1);
      lines.add(line(result, coverageName(name), true, scale));
    }
  }

  private static String coverageName(String id) {
    return id.replace("_sample", " samples").replace("_support", " support");
  }

  private static Stream<Finding.Measured> measured(List<CheckResult> run) {
    return run.stream()
        .map(CheckResult::finding)
        .filter(Finding.Measured.class::isInstance)
        .map(Finding.Measured.class::cast);
  }

  private static Span ownScale(CheckResult result) {
    return TraceScalePainter.scale(measured(List.of(result)).toList());
  }

  private TraceLine line(CheckResult result, String name, boolean inner, Span scale) {
    String words = CheckText.name(result.check());
    if (result.finding() instanceof Finding.Measured measured) {
      MeasuredText text = MeasuredText.of(measured);
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
          measured.unit() == Unit.RATIO
              ? Optional.of(
                  new TraceScalePainter.Reading(
                      measured, result.outcome(), result.deciding(), status, scale))
              : Optional.empty());
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
        Optional.empty());
  }

  private static TraceLine folded(
      Outcome outcome, String name, String text, String tooltip, String list) {
    return new TraceLine(
        outcome, name, "", text, "", tooltip, list, false, false, Optional.empty());
  }

  /// The ids of checks; a group of coverages that did not run is named once.
  private static String names(List<CheckResult> run) {
    return run.stream()
        .map(
            result ->
                result.outcome() == Outcome.PASS || result.outcome() == Outcome.FAIL
                    ? result.check().id()
                    : result.check().group())
        .distinct()
        .collect(Collectors.joining(", "));
  }
}
