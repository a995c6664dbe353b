package org.benchlens.app.viewmodel;

import org.jspecify.annotations.Nullable;

/// A problem and its place.
///
/// @param error whether something is missing that should be there; else it is a warning
/// @param place file, benchmark, state as far as they are known
/// @param message what is wrong, one line
/// @param row the row it concerns; null when it is none
public record ProblemLine(boolean error, String place, String message, @Nullable RowItem row) {}
