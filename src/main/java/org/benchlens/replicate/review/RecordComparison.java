package org.benchlens.replicate.review;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.benchlens.model.nupp.BaselineRecord;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.ComparisonKind;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.model.nupp.RecordedComparison;
import org.benchlens.replicate.change.PairedConvention;
import org.benchlens.replicate.gate.GateReport;
import org.benchlens.replicate.gate.Gates;

/// Everything that is to say about two records.
///
/// @param kind how the sides were run
/// @param source where the baseline is from; empty when not recorded
/// @param margin the margin of the verdicts, ratio 1, > 0
/// @param convention the convention of paired verdicts
/// @param durationsWithheld why there are no verdicts at all
/// @param verdicts verdicts in the order of the candidate's benchmarks; those without partner have
///     none
/// @param gates gates against a saved baseline; none for an interleaved one
/// @param onlyInCandidate benchmarks without partner in the baseline
/// @param onlyInBaseline benchmarks without partner in the candidate
/// @param differences recorded verdicts that do not come out again in the tool's convention
public record RecordComparison(
    ComparisonKind kind,
    String source,
    OptionalDouble margin,
    PairedConvention convention,
    Optional<DurationsWithheld> durationsWithheld,
    List<BenchmarkVerdict> verdicts,
    GateReport gates,
    List<BenchmarkId> onlyInCandidate,
    List<BenchmarkId> onlyInBaseline,
    List<Difference> differences) {
  public RecordComparison {
    verdicts = List.copyOf(verdicts);
    onlyInCandidate = List.copyOf(onlyInCandidate);
    onlyInBaseline = List.copyOf(onlyInBaseline);
    differences = List.copyOf(differences);
  }

  /// Compares two saved records. Nothing controls for what changed on the machine between them.
  ///
  /// @param candidate the record after the change
  /// @param baseline the record before it
  /// @param margin the margin, ratio 1, > 0 and finite; without one there are only gates
  public static RecordComparison of(
      NuppRecord candidate, NuppRecord baseline, OptionalDouble margin) {
    BaselineRecord before = baseline.asBaseline();
    return new ComparisonDraft(
            candidate, before, ComparisonKind.OBSERVATIONAL, before.schema() != 3)
        .comparison(baseline.path(), margin, PairedConvention.EXACT, List.of());
  }

  /// Computes a recorded comparison again, with the record's margin, and checks its verdicts.
  ///
  /// @param record the record
  /// @param recorded one of its comparisons
  /// @param convention which verdicts to give; recorded ones are always checked by the tool's
  public static RecordComparison of(
      NuppRecord record, RecordedComparison recorded, PairedConvention convention) {
    return of(record, recorded, record.margin(), convention);
  }

  /// Computes a recorded comparison again with a margin of one's own.
  ///
  /// @param margin the margin, ratio 1, > 0 and finite; without one there are no verdicts
  public static RecordComparison of(
      NuppRecord record,
      RecordedComparison recorded,
      OptionalDouble margin,
      PairedConvention convention) {
    // A record of schema 3 compared seconds with seconds.
    boolean comparable = record.schema() == 3 || recorded.baseline().schema() != 3;
    ComparisonDraft draft =
        new ComparisonDraft(record, recorded.baseline(), recorded.kind(), comparable);
    List<Difference> differences =
        VerdictDifferences.of(recorded, draft.verdicts(record.margin(), PairedConvention.TOOL));
    return draft.comparison(recorded.source(), margin, convention, differences);
  }

  /// Two sides before a margin is applied.
  private record ComparisonDraft(
      NuppRecord candidate, BaselineRecord baseline, ComparisonKind kind, boolean comparable) {
    RecordComparison comparison(
        String source,
        OptionalDouble margin,
        PairedConvention convention,
        List<Difference> differences) {
      return new RecordComparison(
          kind,
          source,
          margin,
          convention,
          withheld(margin),
          verdicts(margin, convention),
          gates(),
          without(candidate.benchmarks(), baseline.benchmarks()),
          without(baseline.benchmarks(), candidate.benchmarks()),
          differences);
    }

    List<BenchmarkVerdict> verdicts(OptionalDouble margin, PairedConvention convention) {
      if (withheld(margin).isPresent()) {
        return List.of();
      }
      return new DurationComparison(kind, convention, margin.getAsDouble(), comparable)
          .verdicts(candidate.benchmarks(), baseline);
    }

    private Optional<DurationsWithheld> withheld(OptionalDouble margin) {
      if (margin.isEmpty()) {
        return Optional.of(DurationsWithheld.NO_MARGIN);
      }
      return switch (kind) {
        case INTERLEAVED -> Optional.empty();
        case OBSERVATIONAL -> {
          if (candidate.machineKey().isEmpty() || baseline.machineKey().isEmpty()) {
            yield Optional.of(DurationsWithheld.MACHINE_UNKNOWN);
          }
          yield candidate.machineKey().equals(baseline.machineKey())
              ? Optional.empty()
              : Optional.of(DurationsWithheld.MACHINE_DIFFERS);
        }
      };
    }

    private GateReport gates() {
      return switch (kind) {
        case INTERLEAVED -> GateReport.NONE;
        case OBSERVATIONAL -> Gates.compare(candidate.benchmarks(), baseline.benchmarks());
      };
    }

    private static List<BenchmarkId> without(
        List<RecordedBenchmark> some, List<RecordedBenchmark> others) {
      Set<BenchmarkId> known = new HashSet<>();
      others.forEach(benchmark -> known.add(benchmark.id()));
      return some.stream().map(RecordedBenchmark::id).filter(id -> !known.contains(id)).toList();
    }
  }
}
