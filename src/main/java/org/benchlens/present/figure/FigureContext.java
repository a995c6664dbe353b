package org.benchlens.present.figure;

import org.benchlens.compare.Settings;
import org.benchlens.compare.decision.Decision;

/// What a figure of a row needs beside its samples.
///
/// @param decision the row's verdict, for centers and intervals
/// @param settings effective rules and limits; all limits drawn are these
/// @param scale linear or log values
public record FigureContext(Decision decision, Settings settings, ScaleKind scale) {}
