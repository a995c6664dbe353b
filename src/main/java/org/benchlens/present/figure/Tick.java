package org.benchlens.present.figure;

/// A labelled place of an axis.
///
/// @param value place in the axis' shown unit
/// @param label its number, without the unit
public record Tick(double value, String label) {}
