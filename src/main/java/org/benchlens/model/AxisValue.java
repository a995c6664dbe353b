package org.benchlens.model;

/// One setting of one axis in one state. Two settings are the same only if all three texts are
/// equal.
///
/// @param name name of the axis
/// @param type type text of the entry (`string`, `int64`, `float64`); empty when not stated
/// @param text exact value text of the file, such as `1048576` or `5e-05`
public record AxisValue(String name, String type, String text) {}
