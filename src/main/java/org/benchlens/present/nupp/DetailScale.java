package org.benchlens.present.nupp;

/// An interval and the margin it is held against.
///
/// @param low lower end, ratio 1
/// @param upper upper end, ratio 1
/// @param change estimate, ratio 1
/// @param margin the margin, ratio 1, > 0
public record DetailScale(double low, double upper, double change, double margin) {}
