package org.benchlens.model.nupp;

import java.util.OptionalLong;

/// Counts of a frame loop.
///
/// @param frames frames recorded
/// @param overBudget frames strictly above the budget, which is not recorded itself
public record FrameCounts(OptionalLong frames, OptionalLong overBudget) {}
