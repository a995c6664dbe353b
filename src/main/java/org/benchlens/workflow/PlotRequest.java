package org.benchlens.workflow;

import java.util.Optional;
import org.benchlens.model.Quantity;
import org.benchlens.present.figure.FigureKind;
import org.benchlens.present.figure.FigureName;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.RecordFigureKind;
import org.benchlens.present.figure.ScaleKind;

/// Which figure of a row is to be drawn, and how.
///
/// @param kind which one; empty for the one that fits the reason of the row
/// @param quantity what it is about; a figure that fits by itself chooses its own
/// @param scale linear or log
/// @param density whether a distribution has its density lines
/// @param palette colours
/// @param size whole size; empty for the one that suits the figure
public record PlotRequest(
    Optional<FigureKind> kind,
    Quantity quantity,
    ScaleKind scale,
    boolean density,
    Palette palette,
    Optional<Size> size) {

  /// A size.
  ///
  /// @param width width, [px], > 0
  /// @param height height, [px], > 0
  public record Size(double width, double height) {
    /// What suits a figure: square where both axes are values, low where it has two lanes.
    public static Size of(FigureName figure) {
      return switch (figure) {
        case FigureKind.LAG, FigureKind.TIME_FREQUENCY -> new Size(720, 660);
        case FigureKind.BOX -> new Size(900, 320);
        case FigureKind other -> new Size(900, 460);
        case RecordFigureKind other -> new Size(900, 460);
      };
    }
  }
}
