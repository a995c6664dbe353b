package org.benchlens.model.nupp;

import java.util.OptionalDouble;
import java.util.OptionalLong;

/// How a suite sampled.
///
/// @param sampleIterations calls in one sample
/// @param operationsPerInvocation operations in one call
/// @param warmupIterations calls before sampling
/// @param minSamples fewest samples
/// @param maxSamples most samples
/// @param minDuration least time of sampling, [s]
/// @param maxDuration most time of sampling, [s]
public record SuiteSettings(
    OptionalLong sampleIterations,
    OptionalLong operationsPerInvocation,
    OptionalLong warmupIterations,
    OptionalLong minSamples,
    OptionalLong maxSamples,
    OptionalDouble minDuration,
    OptionalDouble maxDuration) {}
