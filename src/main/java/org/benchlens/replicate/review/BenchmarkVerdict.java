package org.benchlens.replicate.review;

import java.util.Optional;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.model.nupp.WithheldReason;
import org.benchlens.replicate.Condition;
import org.benchlens.replicate.change.Ruling;
import org.benchlens.replicate.change.ScoreChange;
import org.benchlens.replicate.change.ShiftInterval;

/// The verdict on one benchmark.
///
/// @param id the benchmark
/// @param computed the change, with its interval even where that is withheld
/// @param withheld why the interval does not count
/// @param adjusted p adjusted for the family, 0 to 1
/// @param family number of comparisons in the family, >= 1
/// @param loneChange for paired scores: whether this change alone could pass in the family
/// @param ruling the answer and what led to it
public record BenchmarkVerdict(
    BenchmarkId id,
    ScoreChange computed,
    Optional<WithheldReason> withheld,
    double adjusted,
    int family,
    Optional<Condition> loneChange,
    Ruling ruling) {
  /// Relative change, ratio 1, + is slower.
  public double change() {
    return computed.change();
  }

  /// The interval that counts; empty when there is none or it is withheld.
  public Optional<ShiftInterval> interval() {
    return withheld.isPresent() ? Optional.empty() : computed.interval();
  }

  /// p of this benchmark alone, 0 to 1.
  public double pValue() {
    return computed.pValue();
  }

  /// The answer.
  public Verdict verdict() {
    return ruling.verdict();
  }
}
