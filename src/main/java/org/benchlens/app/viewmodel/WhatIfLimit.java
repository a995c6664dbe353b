package org.benchlens.app.viewmodel;

import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Threshold;

/// A limit as it is tried.
///
/// @param threshold which
/// @param value its value, [1]
/// @param text the value in words: `0.5 %`
/// @param base the value it has without the trial, in words
/// @param changed whether the two differ
/// @param at where the value stands on the slider, 0 to 1
/// @param baseAt where the value without the trial stands
/// @param ticks where rows flip when it alone is moved
/// @param flip where the selected row flips; empty when it does not
public record WhatIfLimit(
    Threshold threshold,
    double value,
    String text,
    String base,
    boolean changed,
    double at,
    double baseAt,
    List<FlipTicks.Tick> ticks,
    Optional<Double> flip) {
  public WhatIfLimit {
    ticks = List.copyOf(ticks);
  }
}
