package org.benchlens.app.control;

import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.TextAlignment;
import org.benchlens.present.figure.Box;
import org.benchlens.present.figure.Dash;
import org.benchlens.present.figure.Lettering;
import org.benchlens.present.figure.Look;
import org.benchlens.present.figure.Stroke;
import org.benchlens.present.figure.Surface;

/// A JavaFX canvas as a surface.
public final class CanvasSurface implements Surface {
  private static final double HALO = 3;

  private final GraphicsContext context;
  private final Fonts fonts;

  /// @param context what to draw on
  /// @param fonts fonts of the texts
  public CanvasSurface(GraphicsContext context, Fonts fonts) {
    this.context = context;
    this.fonts = fonts;
    context.setLineJoin(StrokeLineJoin.ROUND);
    context.setLineCap(StrokeLineCap.BUTT);
    context.setTextBaseline(VPos.BASELINE);
  }

  @Override
  public void line(double x1, double y1, double x2, double y2, Stroke stroke) {
    apply(stroke);
    context.strokeLine(x1, y1, x2, y2);
  }

  @Override
  public void polyline(double[] xy, Stroke stroke) {
    apply(stroke);
    trace(xy);
    context.stroke();
  }

  @Override
  public void polygon(double[] xy, Look look) {
    trace(xy);
    context.closePath();
    if (look.fill() != 0) {
      context.setFill(colour(look.fill()));
      context.fill();
    }
    if (outlined(look)) {
      context.stroke();
    }
  }

  @Override
  public void rectangle(Box box, double radius, Look look) {
    double arc = 2 * radius;
    if (look.fill() != 0) {
      context.setFill(colour(look.fill()));
      if (radius > 0) {
        context.fillRoundRect(box.x(), box.y(), box.width(), box.height(), arc, arc);
      } else {
        context.fillRect(box.x(), box.y(), box.width(), box.height());
      }
    }
    if (outlined(look)) {
      context.strokeRoundRect(box.x(), box.y(), box.width(), box.height(), arc, arc);
    }
  }

  @Override
  public void circle(double x, double y, double radius, Look look) {
    if (look.fill() != 0) {
      context.setFill(colour(look.fill()));
      context.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }
    if (outlined(look)) {
      context.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }
  }

  @Override
  public void text(String text, double x, double y, Lettering lettering) {
    context.setFont(fonts.of(lettering));
    context.setTextAlign(
        switch (lettering.anchor()) {
          case START -> TextAlignment.LEFT;
          case MIDDLE -> TextAlignment.CENTER;
          case END -> TextAlignment.RIGHT;
        });
    if (lettering.halo() != 0) {
      apply(new Stroke(lettering.halo(), 2 * HALO));
      context.strokeText(text, x, y);
    }
    context.setFill(colour(lettering.colour()));
    context.fillText(text, x, y);
  }

  @Override
  public double textWidth(String text, Lettering lettering) {
    return fonts.width(text, lettering);
  }

  /// Clips to whole pixels: a canvas draws through a mask of its own size, many times slower, where
  /// an edge lies within a pixel.
  @Override
  public void clip(Box box) {
    double scale = context.getTransform().getMxx();
    double left = Math.floor(box.x() * scale) / scale;
    double top = Math.floor(box.y() * scale) / scale;
    double right = Math.ceil(box.right() * scale) / scale;
    double bottom = Math.ceil(box.bottom() * scale) / scale;
    context.save();
    context.beginPath();
    context.rect(left, top, right - left, bottom - top);
    context.clip();
  }

  @Override
  public void unclip() {
    context.restore();
  }

  private void trace(double[] xy) {
    context.beginPath();
    context.moveTo(xy[0], xy[1]);
    for (int i = 2; i < xy.length; i += 2) {
      context.lineTo(xy[i], xy[i + 1]);
    }
  }

  private boolean outlined(Look look) {
    if (look.outline() == 0) {
      return false;
    }
    apply(new Stroke(look.outline(), look.width()));
    return true;
  }

  private void apply(Stroke stroke) {
    context.setStroke(colour(stroke.colour()));
    context.setLineWidth(stroke.width());
    Dash dash = stroke.dash();
    if (dash == Dash.SOLID) {
      context.setLineDashes();
    } else {
      context.setLineDashes(dash.on(), dash.off());
    }
  }

  private static Color colour(int argb) {
    return Color.rgb(argb >> 16 & 0xFF, argb >> 8 & 0xFF, argb & 0xFF, (argb >>> 24) / 255.0);
  }
}
