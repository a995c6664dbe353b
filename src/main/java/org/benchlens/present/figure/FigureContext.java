package org.benchlens.present.figure;

import org.benchlens.compare.Settings;
import org.benchlens.compare.decision.Decision;

/// What a figure of a row needs beside its samples.
///
/// @param decision the row's verdict, for centers and intervals
/// @param settings effective rules and limits; all limits drawn are these
/// @param scale linear or log values
/// @param density whether a distribution has its density lines
public record FigureContext(
    Decision decision, Settings settings, ScaleKind scale, boolean density) {

  /// One without density lines.
  public FigureContext(Decision decision, Settings settings, ScaleKind scale) {
    this(decision, settings, scale, false);
  }
}
