package org.benchlens.present.screen;

import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.model.nupp.Verdict;

/// A change and its interval, to be drawn against the margin.
///
/// @param change estimate, ratio 1
/// @param low lower end, ratio 1; empty when no interval counts
/// @param upper upper end, ratio 1; empty when no interval counts
/// @param reason why none counts; empty when one does
/// @param verdict the verdict
public record ForestMark(
    double change,
    OptionalDouble low,
    OptionalDouble upper,
    String reason,
    Optional<Verdict> verdict) {}
