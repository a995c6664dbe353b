package org.benchlens.present.sentence;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.benchlens.model.Side;
import org.benchlens.present.format.ExactNumber;
import org.benchlens.present.format.OneLine;

/// Messages of rows that cannot be compared.
final class UnusableMessage {
  private UnusableMessage() {}

  static String skipped(RowFacts facts) {
    List<String> parts = new ArrayList<>();
    for (Side side : Side.values()) {
      String reason = facts.row().state(side).skipReason();
      if (reason != null) {
        String text = OneLine.of(reason.strip());
        parts.add("the " + side.word() + " side is skipped" + (text.isEmpty() ? "" : ": " + text));
      }
    }
    return RowFacts.sentence(parts.isEmpty() ? "a side is skipped" : String.join("; ", parts));
  }

  static String noSummaries(RowFacts facts) {
    String who = facts.has(side -> facts.row().state(side).summaries().size() == 0);
    return RowFacts.sentence(who + " no summaries.");
  }

  static String noCenter(RowFacts facts) {
    String who = facts.has(side -> facts.decision().timing(side).center().isEmpty());
    boolean cpuOnly = facts.row().section().benchmark().devices().isEmpty();
    return RowFacts.sentence(
        who + " no GPU time" + (cpuOnly ? ": the benchmark runs on the CPU only." : "."));
  }

  static String center(RowFacts facts, String wanted) {
    return "The typical GPU time of a side is not %s: reference %s, compare %s."
        .formatted(wanted, seconds(facts, Side.REFERENCE), seconds(facts, Side.COMPARE));
  }

  private static String seconds(RowFacts facts, Side side) {
    OptionalDouble center = facts.decision().timing(side).center();
    return center.isEmpty() ? "missing" : ExactNumber.of(center.getAsDouble()) + " s";
  }
}
