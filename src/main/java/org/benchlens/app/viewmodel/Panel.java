package org.benchlens.app.viewmodel;

import org.benchlens.model.Quantity;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.FigureKind;
import org.benchlens.present.figure.SampleAxes;

/// A figure of a row as it is shown.
///
/// @param kind which figure
/// @param quantity what it was made for
/// @param figure the figure
public record Panel(FigureKind kind, Quantity quantity, Figure figure) {
  /// What its axes count; nothing when there is only a notice.
  public SampleAxes axes() {
    return figure.notice().isPresent() ? SampleAxes.NONE : SampleAxes.of(kind, quantity);
  }
}
