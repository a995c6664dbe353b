package org.benchlens.app.control;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.benchlens.present.figure.PlotAxis;
import org.benchlens.present.figure.ScaleKind;
import org.benchlens.present.figure.Span;

/// Changes of the shown part of an axis by keys.
enum RangeSteps {
  /// Zooms in around the middle.
  CLOSER(0.2, 0.8),
  /// Zooms out around the middle.
  FARTHER(-1.0 / 3, 4.0 / 3),
  /// Pans to smaller values.
  LOWER(-0.2, 0.8),
  /// Pans to larger values.
  HIGHER(0.2, 1.2),
  /// Shows all.
  ALL(0, 1);

  private final double from;
  private final double to;

  RangeSteps(double from, double to) {
    this.from = from;
    this.to = to;
  }

  static Optional<RangeSteps> of(KeyCode code) {
    return switch (code) {
      case PLUS, EQUALS, ADD -> Optional.of(CLOSER);
      case MINUS, SUBTRACT -> Optional.of(FARTHER);
      case LEFT -> Optional.of(LOWER);
      case RIGHT -> Optional.of(HIGHER);
      case HOME -> Optional.of(ALL);
      default -> Optional.empty();
    };
  }

  /// The part shown next; empty for all of the axis.
  Optional<Span> from(Span now, PlotAxis axis) {
    if (this == ALL) {
      return Optional.empty();
    }
    ScaleKind kind = axis.kind();
    Span next = new Span(kind.value(now, from), kind.value(now, to));
    boolean pan = this == LOWER || this == HIGHER;
    boolean leaves = next.from() < axis.domain().from() || next.to() > axis.domain().to();
    return pan && leaves
        ? Optional.of(now).filter(s -> !s.equals(axis.domain()))
        : within(next, axis.domain());
  }

  /// What of a range lies within the domain; empty for all of it.
  static Optional<Span> within(Span asked, Span domain) {
    double from = Math.max(asked.from(), domain.from());
    double to = Math.min(asked.to(), domain.to());
    // A conversion to the shown unit and back may move an end by its last digit.
    double slack = domain.width() * 1e-9;
    boolean all = from - domain.from() <= slack && domain.to() - to <= slack;
    return all || from >= to ? Optional.empty() : Optional.of(new Span(from, to));
  }
}
