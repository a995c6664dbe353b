package org.benchlens.compare.interval;

import java.util.Optional;
import java.util.OptionalDouble;

/// What a decision knows of the time of one side.
///
/// @param center typical time, [s]; empty when missing; may be NaN, infinite or not positive as the
/// file says
/// @param interval empty when the side has none
/// @param noise relative dispersion, [1]; empty when missing; may be NaN, negative or infinite as
/// the file says
public record SideTiming(
    OptionalDouble center, Optional<Interval> interval, OptionalDouble noise) {}
