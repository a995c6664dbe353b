package org.benchlens.present.screen;

import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.benchlens.model.nupp.BaselineRecord;
import org.benchlens.model.nupp.ComparisonKind;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.model.nupp.RecordHistory;
import org.benchlens.present.nupp.ComparedRecords;
import org.benchlens.present.nupp.PageFact;
import org.benchlens.present.nupp.RecordPage;

/// Says what stands around the tables of records.
public final class TabHeads {
  private static final int TO_THE_MINUTE = 16;

  private TabHeads() {}

  /// Around one record.
  public static TabHead record(NuppRecord record, RecordPage page, List<String> command) {
    String text =
        page.facts().stream()
            .filter(fact -> !fact.key().equals("file") && !fact.key().equals("schema"))
            .map(TabHeads::words)
            .collect(Collectors.joining(" \u00b7 "));
    boolean single = record.benchmarks().stream().allMatch(one -> one.forks().size() <= 1);
    String note =
        single
            ? "One fork: p25 to p99 is the spread inside one process, not a confidence interval. "
            : "";
    return new TabHead(
        source(record),
        Optional.empty(),
        new TabHead.Notice("Record.", note + text),
        List.of("schema " + record.schema(), "recorded " + when(record.recordedAt())),
        command);
  }

  private static String words(PageFact fact) {
    return fact.label().toLowerCase(Locale.ROOT) + " " + fact.text();
  }

  /// Around a program's record.
  public static TabHead program(String path, int schema, int cases, List<String> command) {
    return new TabHead(
        new TabHead.Source(path, count(cases, "case")),
        Optional.empty(),
        new TabHead.Notice(
            "Program record.",
            "One process of one program: p25 to p99 is the spread inside it, not a confidence"
                + " interval, and it earns no verdict."),
        List.of("schema " + schema),
        command);
  }

  /// Around a history.
  public static TabHead history(RecordHistory history, List<String> command) {
    return new TabHead(
        new TabHead.Source(history.path(), count(history.entries().size(), "run")),
        Optional.empty(),
        new TabHead.Notice(
            "History.",
            "Scores of different machines do not compare. It has no verdicts: compare two of its"
                + " runs for one."),
        List.of(),
        command);
  }

  /// Around two records.
  public static TabHead comparison(ComparedRecords compared, List<String> command) {
    NuppRecord after = compared.candidate();
    BaselineRecord before = compared.baseline();
    List<String> facts = new ArrayList<>();
    facts.add(
        before.schema() == after.schema()
            ? "schema " + after.schema()
            : "schema " + before.schema() + " and " + after.schema());
    facts.add("recorded " + both(when(before.recordedAt()), when(after.recordedAt())));
    facts.add(machine(before.machineKey(), after.machineKey()));
    int forks = before.benchmarks().stream().mapToInt(one -> one.forks().size()).max().orElse(0);
    return new TabHead(
        new TabHead.Source(compared.comparison().source(), size(before.benchmarks().size(), forks)),
        Optional.of(source(after)),
        notice(compared),
        compared.comparison().kind() == ComparisonKind.INTERLEAVED ? facts.subList(0, 1) : facts,
        command);
  }

  private static TabHead.Notice notice(ComparedRecords compared) {
    return switch (compared.comparison().kind()) {
      case INTERLEAVED ->
          new TabHead.Notice(
              "Interleaved.",
              "Both executables ran side by side in one session, so their forks pair. Intervals"
                  + " are exact; what nupp recorded ends one rank earlier.");
      case OBSERVATIONAL ->
          new TabHead.Notice(
              "Observational.",
              apart(compared.baseline().recordedAt(), compared.candidate().recordedAt())
                  + where(compared.baseline().machineKey(), compared.candidate().machineKey()));
    };
  }

  private static String apart(Optional<String> first, Optional<String> second) {
    Optional<Duration> between =
        instant(first).flatMap(from -> instant(second).map(to -> Duration.between(from, to).abs()));
    return between
        .map(time -> "The two records were taken " + words(time) + " apart")
        .orElse("The two records were taken at times that are not both known,");
  }

  private static String words(Duration time) {
    if (time.toDays() >= 2) {
      return time.toDays() + " days";
    }
    if (time.toHours() >= 2) {
      return time.toHours() + " hours";
    }
    return count((int) time.toMinutes(), "minute");
  }

  private static Optional<Instant> instant(Optional<String> text) {
    try {
      return text.map(Instant::parse);
    } catch (DateTimeParseException e) {
      // Written by hand; then no distance is told.
      return Optional.empty();
    }
  }

  private static String where(Optional<String> before, Optional<String> after) {
    if (before.isEmpty() || after.isEmpty()) {
      return ", on machines that are not both recorded; durations are not compared.";
    }
    return before.equals(after)
        ? " on one machine; nothing controlled for what changed on it between them."
        : " on different machines; durations are not compared.";
  }

  private static String machine(Optional<String> before, Optional<String> after) {
    if (before.isEmpty() || after.isEmpty()) {
      return "machine key missing";
    }
    return before.equals(after) ? "same machine key" : "different machine keys";
  }

  private static TabHead.Source source(NuppRecord record) {
    int most = record.benchmarks().stream().mapToInt(one -> one.forks().size()).max().orElse(0);
    int asked = (int) record.forks().orElse(most);
    return new TabHead.Source(record.path(), size(record.benchmarks().size(), asked));
  }

  private static String size(int benchmarks, int forks) {
    return count(benchmarks, "benchmark") + ", " + count(forks, "fork");
  }

  private static String count(int number, String word) {
    return number + " " + word + (number == 1 ? "" : "s");
  }

  /// Two times; what they share stands once.
  private static String both(String first, String second) {
    String zone = " UTC";
    if (!first.endsWith(zone) || !second.endsWith(zone)) {
      return first + " and " + second;
    }
    String start = first.substring(0, first.length() - zone.length());
    int day = start.indexOf(' ') + 1;
    boolean sameDay = second.startsWith(start.substring(0, day));
    return start + " and " + (sameDay ? second.substring(day) : second);
  }

  /// `2026-10-02 08:14 UTC`, or as it is written when it is another text.
  static String when(Optional<String> recordedAt) {
    if (recordedAt.isEmpty()) {
      return "at an unknown time";
    }
    String text = recordedAt.get();
    return text.length() > TO_THE_MINUTE && text.endsWith("Z")
        ? text.substring(0, TO_THE_MINUTE).replace('T', ' ') + " UTC"
        : text;
  }

  /// `2026-10-02 08:14` of what is written `2026-10-02T08:14:33Z`; any other text as it is.
  public static String briefly(String moment) {
    return when(Optional.of(moment)).replace(" UTC", "");
  }
}
