package org.benchlens.app.control;

import java.util.List;
import javafx.scene.layout.Region;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.Finding;
import org.benchlens.compare.decision.Outcome;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.Role;
import org.benchlens.present.figure.TraceScalePainter;
import org.jspecify.annotations.Nullable;

/// A measured value against its limit, as wide as there is room. Say the numbers in words above it.
public final class TraceScale extends Region {
  private final SharpCanvas canvas = new SharpCanvas();
  private final CanvasSurface surface =
      new CanvasSurface(canvas.getGraphicsContext2D(), new Fonts("System"));
  private TraceScalePainter.@Nullable Reading reading;
  private Palette palette = Palette.LIGHT;
  private Role ground = Role.CHROME;

  /// An empty scale.
  public TraceScale() {
    getChildren().setAll(canvas);
    setMinHeight(TraceScalePainter.HEIGHT);
    setMaxHeight(TraceScalePainter.HEIGHT);
  }

  /// Shows a finding on a scale of its own.
  public void show(Finding.Measured finding, Outcome outcome, boolean deciding, Status status) {
    show(
        new TraceScalePainter.Reading(
            finding, outcome, deciding, status, TraceScalePainter.scale(List.of(finding))));
  }

  /// Shows a finding on a given scale, such as one that several findings share.
  public void show(TraceScalePainter.Reading next) {
    reading = next;
    paint();
  }

  /// Sets the colours and what lies below, such as [Role#WASH].
  public void setColours(Palette colours, Role below) {
    palette = colours;
    ground = below;
    paint();
  }

  @Override
  protected double computePrefWidth(double height) {
    return 200;
  }

  @Override
  protected double computePrefHeight(double width) {
    return TraceScalePainter.HEIGHT;
  }

  @Override
  protected void layoutChildren() {
    paint();
  }

  private void paint() {
    canvas.fit(getWidth(), TraceScalePainter.HEIGHT);
    canvas.clear();
    if (reading != null) {
      TraceScalePainter.paint(surface, getWidth(), reading, palette, ground);
    }
  }
}
