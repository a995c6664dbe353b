package org.benchlens.model.nupp;

import java.util.List;

/// A comparison that a run recorded about itself.
///
/// @param kind how it was run
/// @param source path of the other executable or of the baseline file; empty when not recorded
/// @param baseline the other side
/// @param verdicts the recorded verdicts in their order
public record RecordedComparison(
    ComparisonKind kind, String source, BaselineRecord baseline, List<RecordedVerdict> verdicts) {
  public RecordedComparison {
    verdicts = List.copyOf(verdicts);
  }
}
