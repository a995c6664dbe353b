package org.benchlens.app.viewmodel;

import org.benchlens.present.figure.FigureKind;
import org.benchlens.present.format.AxisName;
import org.benchlens.present.format.OneLine;

/// What can be drawn.
public sealed interface Subject {
  /// A few words.
  String title();

  /// A figure of the selected row.
  record OfRow(FigureKind kind) implements Subject {
    @Override
    public String title() {
      return kind.title();
    }
  }

  /// A chart of the rows that pass the filter.
  sealed interface OfRows extends Subject {}

  /// The changes of rows.
  record Changes() implements OfRows {
    @Override
    public String title() {
      return "Changes of all shown rows";
    }
  }

  /// The times of rows along a numeric axis.
  ///
  /// @param axis exact name of the axis
  record Along(String axis) implements OfRows {
    @Override
    public String title() {
      return "Along " + OneLine.of(AxisName.shown(axis));
    }
  }
}
