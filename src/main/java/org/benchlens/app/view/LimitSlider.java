package org.benchlens.app.view;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.SVGPath;
import org.benchlens.app.viewmodel.FlipTicks;
import org.benchlens.app.viewmodel.WhatIfLimit;
import org.benchlens.app.viewmodel.WhatIfViewModel;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.jspecify.annotations.Nullable;

/// The slider of a limit: a ring where it stands without the trial, ticks where rows flip, a dashed
/// line where the selected row does.
final class LimitSlider extends Region {
  private static final double HEIGHT = 26;
  private static final double INSET = 7;
  private static final double MIDDLE = 16;
  private static final double TRACK = 4;
  private static final double TICK_TOP = 2;
  private static final double TICK_BOTTOM = 8;
  private static final double STEP = 0.01;

  private final WhatIfViewModel whatIf;
  private final Threshold threshold;
  private final Region track = new Region();
  private final Region fill = new Region();
  private final Circle ghost = new Circle(4);
  private final Circle thumb = new Circle(6);
  private final Line flip = new Line();
  private final Map<Status, SVGPath> ticks = new EnumMap<>(Status.class);
  private @Nullable WhatIfLimit limit;

  /// @param seal ends a run of steps
  LimitSlider(WhatIfViewModel whatIf, Threshold threshold, Runnable seal) {
    this.whatIf = whatIf;
    this.threshold = threshold;
    getStyleClass().add("limit-slider");
    track.getStyleClass().add("limit-track");
    fill.getStyleClass().add("limit-fill");
    ghost.getStyleClass().add("limit-ghost");
    thumb.getStyleClass().add("limit-thumb");
    flip.getStyleClass().add("limit-flip");
    getChildren().setAll(track, fill, flip);
    for (Status status : Status.values()) {
      SVGPath path = new SVGPath();
      path.getStyleClass().addAll("limit-tick", "stroke-" + status.name().toLowerCase(Locale.ROOT));
      path.setManaged(false);
      ticks.put(status, path);
      getChildren().add(path);
    }
    getChildren().addAll(ghost, thumb);
    getChildren().forEach(child -> child.setMouseTransparent(true));
    setMinHeight(HEIGHT);
    setPrefHeight(HEIGHT);
    setMaxHeight(HEIGHT);
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.SLIDER);
    setOnMousePressed(this::drag);
    setOnMouseDragged(this::drag);
    setOnMouseReleased(event -> seal.run());
    setOnKeyPressed(this::key);
    focusedProperty().addListener((observed, before, now) -> seal.run());
  }

  private void drag(MouseEvent event) {
    requestFocus();
    double room = getWidth() - 2 * INSET;
    if (room > 0) {
      whatIf.slide(threshold, (event.getX() - INSET) / room);
    }
  }

  private void key(KeyEvent event) {
    WhatIfLimit now = limit;
    if (now == null) {
      return;
    }
    switch (event.getCode()) {
      case LEFT -> move(now, -STEP);
      case RIGHT -> move(now, STEP);
      case HOME -> whatIf.slide(threshold, 0);
      case END -> whatIf.slide(threshold, 1);
      default -> {
        return;
      }
    }
    event.consume();
  }

  /// Moves until the value, which is rounded, is another one.
  private void move(WhatIfLimit from, double by) {
    for (double at = from.at() + by; at >= -STEP && at <= 1 + STEP; at += by) {
      whatIf.slide(threshold, at);
      if (limit == null || limit.value() != from.value()) {
        return;
      }
    }
  }

  /// Shows a limit.
  void show(WhatIfLimit shown) {
    limit = shown;
    Words.style(this, "changed", shown.changed());
    ghost.setVisible(shown.changed());
    flip.setVisible(shown.flip().isPresent());
    setAccessibleText(shown.threshold().key() + " " + shown.text());
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    WhatIfLimit now = limit;
    if (now == null) {
      return;
    }
    double room = getWidth() - 2 * INSET;
    track.resizeRelocate(INSET, MIDDLE - TRACK / 2, room, TRACK);
    fill.resizeRelocate(INSET, MIDDLE - TRACK / 2, room * now.at(), TRACK);
    place(ghost, INSET + room * now.baseAt());
    place(thumb, INSET + room * now.at());
    double at = Math.round(INSET + room * now.flip().orElse(0.0)) + 0.5;
    flip.setStartX(at);
    flip.setEndX(at);
    flip.setStartY(TICK_TOP);
    flip.setEndY(HEIGHT - 1);
    Map<Status, StringBuilder> paths = new EnumMap<>(Status.class);
    for (FlipTicks.Tick tick : now.ticks()) {
      double x = Math.round(INSET + room * tick.at()) + 0.5;
      paths
          .computeIfAbsent(tick.status(), any -> new StringBuilder())
          .append("M ")
          .append(x)
          .append(' ')
          .append(TICK_TOP)
          .append(" L ")
          .append(x)
          .append(' ')
          .append(TICK_BOTTOM)
          .append(' ');
    }
    ticks.forEach(
        (status, path) -> {
          StringBuilder text = paths.get(status);
          path.setContent(text == null ? "" : text.toString());
        });
  }

  private static void place(Circle circle, double x) {
    circle.setCenterX(x);
    circle.setCenterY(MIDDLE);
  }
}
