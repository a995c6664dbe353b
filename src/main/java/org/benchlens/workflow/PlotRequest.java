package org.benchlens.workflow;

import java.util.Optional;
import org.benchlens.model.Quantity;
import org.benchlens.present.figure.FigureKind;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.ScaleKind;

/// Which figure of a row is to be drawn, and how.
///
/// @param kind which one; empty for the one that fits the reason of the row
/// @param quantity what it is about; a figure that fits by itself chooses its own
/// @param scale linear or log
/// @param palette colours
/// @param size whole size; empty for the one that suits the figure
public record PlotRequest(
    Optional<FigureKind> kind,
    Quantity quantity,
    ScaleKind scale,
    Palette palette,
    Optional<Size> size) {

  /// A size.
  ///
  /// @param width width, [px], > 0
  /// @param height height, [px], > 0
  public record Size(double width, double height) {
    /// What suits a figure: square where both axes are values, low where it has two lanes.
    static Size of(FigureKind kind) {
      return switch (kind) {
        case LAG, TIME_FREQUENCY -> new Size(720, 660);
        case BOX -> new Size(900, 320);
        case DISTRIBUTION, ECDF, SHIFT, COVERAGE, COVERAGE_CURVE, RUN_ORDER -> new Size(900, 460);
      };
    }
  }
}
