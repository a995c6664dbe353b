package org.benchlens.present.figure;

/// A part of an axis that selects samples.
///
/// @param axis what it counts
/// @param span selected part, base units; positions for [SampleAxis#ORDER]
public record Brush(SampleAxis axis, Span span) {}
