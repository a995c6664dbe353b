package org.benchlens.workflow;

import org.benchlens.compare.Comparison;

/// A finished comparison with the runs it came from, which still find the samples.
///
/// @param runs what was opened
/// @param comparison what was found
public record Finished(OpenedRuns runs, Comparison comparison) {}
