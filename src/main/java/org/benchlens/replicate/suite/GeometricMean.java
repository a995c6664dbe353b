package org.benchlens.replicate.suite;

/// A variant over all of a suite.
///
/// @param suite name of the suite
/// @param variant name of the variant
/// @param value mean ratio against the baseline variant, above 1 is faster
public record GeometricMean(String suite, String variant, double value) {}
