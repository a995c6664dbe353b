package org.benchlens.report.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.benchlens.present.figure.Box;
import org.benchlens.present.figure.Dash;
import org.benchlens.present.figure.Lettering;
import org.benchlens.present.figure.Look;
import org.benchlens.present.figure.Stroke;
import org.benchlens.present.figure.Surface;
import org.jspecify.annotations.Nullable;

/// Java2D as a surface. Letters are drawn by their outlines.
final class Java2dSurface implements Surface {
  private static final double HALO = 3;

  private final Graphics2D graphics;
  private final Typefaces fonts;
  private @Nullable Shape whole;

  Java2dSurface(Graphics2D graphics, Typefaces fonts) {
    this.graphics = graphics;
    this.fonts = fonts;
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
  }

  @Override
  public void line(double x1, double y1, double x2, double y2, Stroke stroke) {
    stroke(new Line2D.Double(x1, y1, x2, y2), stroke);
  }

  @Override
  public void polyline(double[] xy, Stroke stroke) {
    stroke(path(xy), stroke);
  }

  @Override
  public void polygon(double[] xy, Look look) {
    Path2D path = path(xy);
    path.closePath();
    draw(path, look);
  }

  @Override
  public void rectangle(Box box, double radius, Look look) {
    draw(
        radius > 0
            ? new RoundRectangle2D.Double(
                box.x(), box.y(), box.width(), box.height(), 2 * radius, 2 * radius)
            : new Rectangle2D.Double(box.x(), box.y(), box.width(), box.height()),
        look);
  }

  @Override
  public void circle(double x, double y, double radius, Look look) {
    draw(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius), look);
  }

  @Override
  public void text(String text, double x, double y, Lettering lettering) {
    Typeface face = fonts.of(lettering);
    double scale = lettering.size() / face.unitsPerEm();
    AffineTransform place = AffineTransform.getTranslateInstance(fonts.left(text, x, lettering), y);
    place.scale(scale, -scale);
    Shape letters;
    try {
      letters = place.createTransformedShape(face.outline(text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (lettering.halo() != 0) {
      stroke(letters, new Stroke(lettering.halo(), 2 * HALO));
    }
    graphics.setColor(new Color(lettering.colour(), true));
    graphics.fill(letters);
  }

  @Override
  public double textWidth(String text, Lettering lettering) {
    return fonts.width(text, lettering);
  }

  @Override
  public void clip(Box box) {
    whole = graphics.getClip();
    graphics.clip(new Rectangle2D.Double(box.x(), box.y(), box.width(), box.height()));
  }

  @Override
  public void unclip() {
    graphics.setClip(whole);
  }

  private void draw(Shape shape, Look look) {
    if (look.fill() != 0) {
      graphics.setColor(new Color(look.fill(), true));
      graphics.fill(shape);
    }
    if (look.outline() != 0) {
      stroke(shape, new Stroke(look.outline(), look.width()));
    }
  }

  private void stroke(Shape shape, Stroke stroke) {
    graphics.setColor(new Color(stroke.colour(), true));
    Dash dash = stroke.dash();
    float width = (float) stroke.width();
    graphics.setStroke(
        dash == Dash.SOLID
            ? new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND)
            : new BasicStroke(
                width,
                BasicStroke.CAP_BUTT,
                BasicStroke.JOIN_ROUND,
                1,
                new float[] {(float) dash.on(), (float) dash.off()},
                0));
    graphics.draw(shape);
  }

  private static Path2D path(double[] xy) {
    Path2D path = new Path2D.Double();
    path.moveTo(xy[0], xy[1]);
    for (int i = 2; i < xy.length; i += 2) {
      path.lineTo(xy[i], xy[i + 1]);
    }
    return path;
  }
}
