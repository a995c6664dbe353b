package org.benchlens.replicate.change;

import java.util.OptionalDouble;

/// An interval of a shift or of a relative change.
///
/// @param low lower end
/// @param upper upper end
/// @param rank k: the ends are the k-th smallest and the k-th largest of all pairwise values
/// @param coverage coverage that the rank attains without ties, exact, 0 to 1; empty when it was
///     not computed
/// @param claimed coverage that the tool's formula claims for the rank; empty where it claims
///     nothing else than it attains
public record ShiftInterval(
    double low, double upper, long rank, OptionalDouble coverage, OptionalDouble claimed) {}
