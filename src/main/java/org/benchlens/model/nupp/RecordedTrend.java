package org.benchlens.model.nupp;

import java.util.Optional;
import java.util.OptionalDouble;

/// The trend test of one process as recorded.
///
/// @param state the outcome
/// @param tau Kendall's tau, -1 to 1
/// @param pValue two-sided p, 0 to 1
/// @param drift relative move of the level from the first to the last quarter; + is slower
public record RecordedTrend(
    Optional<TrendState> state, OptionalDouble tau, OptionalDouble pValue, OptionalDouble drift) {}
