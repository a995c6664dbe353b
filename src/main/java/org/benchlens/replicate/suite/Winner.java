package org.benchlens.replicate.suite;

/// The fastest variant of a workload.
///
/// @param workload the workload
/// @param variant the variant with the smallest positive score; of equal ones the first
/// @param speedup score of the runner-up over the winner's, >= 1; not against the baseline
public record Winner(Workload workload, String variant, double speedup) {}
