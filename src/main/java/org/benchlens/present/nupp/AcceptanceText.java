package org.benchlens.present.nupp;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.replicate.review.RecordComparison;

/// Says what is accepted when a record becomes the baseline.
public final class AcceptanceText {
  private AcceptanceText() {}

  /// One sentence for each thing; nothing is left out.
  ///
  /// @param after the new baseline
  /// @param before the old one
  /// @param comparison of the two
  public static List<String> lines(
      NuppRecord after, NuppRecord before, RecordComparison comparison) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "replaced "
            + RecordFacts.side(before.path(), before.recordedAt(), before.benchmarks().size())
            + "; now "
            + RecordFacts.side(after.path(), after.recordedAt(), after.benchmarks().size()));
    comparison.gates().failures().forEach(one -> lines.add("accepted: " + GateText.of(one)));
    comparison.gates().notes().forEach(one -> lines.add("note: " + GateText.of(one)));
    for (BenchmarkId id : comparison.onlyInBaseline()) {
      lines.add("no longer in the baseline: " + id.name() + " (" + id.file() + ")");
    }
    if (!after.machineKey().equals(before.machineKey())) {
      lines.add("another machine: durations compare only with runs on the new one");
    }
    if (before.schema() != after.schema()) {
      lines.add("schema " + before.schema() + " became schema " + after.schema());
    }
    return lines;
  }

  /// A number of benchmarks.
  public static String benchmarks(int count) {
    return count + (count == 1 ? " benchmark" : " benchmarks");
  }
}
