package org.benchlens.model;

/// An axis as a benchmark declares it.
///
/// @param name name, any text
/// @param type value type
/// @param powerOfTwo whether integer values are to be shown as `2^N`
public record Axis(String name, AxisType type, boolean powerOfTwo) {}
