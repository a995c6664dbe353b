package org.benchlens.replicate.gate;

import java.util.Optional;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.ExecutionProfile;
import org.benchlens.model.nupp.Remark;

/// Something worth knowing that fails no gate.
public sealed interface GateNote {
  /// The benchmark it concerns.
  BenchmarkId id();

  /// The baseline does not have the benchmark.
  record NotInBaseline(BenchmarkId id) implements GateNote {}

  /// The programs were optimized differently or it is not known: nothing is compared.
  record ExecutionProfileDiffers(
      BenchmarkId id, Optional<ExecutionProfile> candidate, Optional<ExecutionProfile> baseline)
      implements GateNote {}

  /// Allocation sites were not recorded on one side, which counts as none there.
  record AllocationSitesMissing(BenchmarkId id, Missing missing) implements GateNote {}

  /// Remarks were not recorded on one side: they are not compared.
  record RemarksMissing(BenchmarkId id, Missing missing) implements GateNote {}

  /// A remark that the baseline does not have.
  record RemarkAppeared(BenchmarkId id, Remark remark) implements GateNote {}

  /// A remark that only the baseline has.
  record RemarkWentAway(BenchmarkId id, Remark remark) implements GateNote {}

  /// Aborts were observed by different recorders or it is not known by which: not compared.
  record TraceProfileDiffers(BenchmarkId id, Optional<String> candidate, Optional<String> baseline)
      implements GateNote {}

  /// Aborts were not collected: not compared.
  record AbortsNotCollected(BenchmarkId id, Missing missing) implements GateNote {}
}
