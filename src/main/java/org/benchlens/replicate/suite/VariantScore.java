package org.benchlens.replicate.suite;

import java.util.OptionalDouble;
import org.benchlens.model.nupp.BenchmarkId;

/// One variant on one workload.
///
/// @param id the benchmark
/// @param variant name of the variant
/// @param score time for one operation, [s]; empty when it is not recorded or not positive
/// @param ratio score of the baseline variant over this one's, ratio 1, above 1 is faster; empty
///     when either is empty
public record VariantScore(
    BenchmarkId id, String variant, OptionalDouble score, OptionalDouble ratio) {}
