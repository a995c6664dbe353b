package org.benchlens.model.nupp;

/// One kept process of a benchmark.
///
/// @param index number from 1 in execution order
/// @param measurement what it measured
public record Fork(int index, Measurement measurement) {}
