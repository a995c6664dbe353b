package org.benchlens.model.nupp;

import java.util.OptionalDouble;
import java.util.OptionalLong;

/// How samples lie around their median, as recorded.
///
/// @param concentration share of samples within 10 % of the median, 0 to 1
/// @param outlierCount samples beyond 3 interquartile ranges, >= 0
/// @param outlierMaxRatio largest of them over the median, >= 1
public record RecordedSpread(
    OptionalDouble concentration, OptionalLong outlierCount, OptionalDouble outlierMaxRatio) {}
