package org.benchlens.compare.gap;

import java.util.OptionalDouble;

/// How much slower the compare side is; negative is faster. All ratios.
///
/// @param ofReference (cmp - ref) / ref of the centers; empty when the row is unusable
/// @param symmetric (cmp - ref) / min(ref, cmp) of the centers; empty unless both are positive and
/// finite
/// @param lower lower end of the change interval; empty without two intervals or when the row is
/// unusable
/// @param upper upper end of the change interval; likewise
public record RelativeChange(
    OptionalDouble ofReference,
    OptionalDouble symmetric,
    OptionalDouble lower,
    OptionalDouble upper) {}
