package org.benchlens.model.nupp;

/// An interval of relative changes.
///
/// @param low lower end, ratio 1; + is slower
/// @param upper upper end, ratio 1
public record RecordedInterval(double low, double upper) {}
