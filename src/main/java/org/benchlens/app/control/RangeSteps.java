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

  /// The step along y: up and down pan, with Ctrl they zoom.
  static Optional<RangeSteps> upright(KeyCode code, boolean ctrl) {
    return switch (code) {
      case UP -> Optional.of(ctrl ? CLOSER : HIGHER);
      case DOWN -> Optional.of(ctrl ? FARTHER : LOWER);
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
    return pan ? panned(now, next, axis.domain()) : within(next, axis.domain());
  }

  /// A part moved to another place; it stays where it would leave the domain.
  static Optional<Span> panned(Span now, Span next, Span domain) {
    boolean leaves = next.from() < domain.from() || next.to() > domain.to();
    return leaves ? Optional.of(now).filter(s -> !s.equals(domain)) : within(next, domain);
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
