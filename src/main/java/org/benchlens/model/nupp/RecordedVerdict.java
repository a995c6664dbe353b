package org.benchlens.model.nupp;

import java.util.Optional;
import java.util.OptionalDouble;

/// A verdict as a run recorded it.
///
/// @param id the benchmark
/// @param change relative change, + is slower
/// @param interval interval of the change
/// @param withheld why there is no interval
/// @param pValue p of the change alone
/// @param adjusted p adjusted for the family
/// @param verdict the answer
public record RecordedVerdict(
    BenchmarkId id,
    OptionalDouble change,
    Optional<RecordedInterval> interval,
    Optional<WithheldReason> withheld,
    OptionalDouble pValue,
    OptionalDouble adjusted,
    Optional<Verdict> verdict) {}
