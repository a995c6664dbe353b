package org.benchlens.model.nupp;

/// One line of a history.
///
/// @param line line from 1
/// @param record the run, without samples and without the benchmarks of its comparisons' baselines
public record HistoryEntry(int line, NuppRecord record) {}
