package org.benchlens.report.plot;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.graphics.state.PDExtendedGraphicsState;
import org.benchlens.present.figure.Box;
import org.benchlens.present.figure.Dash;
import org.benchlens.present.figure.Look;
import org.benchlens.present.figure.Stroke;

/// Colours, lines and paths of a PDF page. Says a colour or a line again only when it changes.
final class PdfPen {
  /// How far the handles of a quarter circle reach, as a share of the radius.
  private static final double HANDLE = 0.5522847498307936;

  private final PDPageContentStream content;
  private final Map<Integer, PDExtendedGraphicsState> fillStates = new HashMap<>();
  private final Map<Integer, PDExtendedGraphicsState> strokeStates = new HashMap<>();
  private int filled;
  private Stroke stroked = new Stroke(0, 0);

  PdfPen(PDPageContentStream content) {
    this.content = content;
  }

  /// Adds something to the current path.
  interface Path {
    void add(PdfPen path) throws IOException;
  }

  /// The page may have other colours now.
  void forget() {
    filled = 0;
    stroked = new Stroke(0, 0);
  }

  void draw(Look look, Path path) throws IOException {
    if (look.fill() != 0) {
      filling(look.fill());
      path.add(this);
      content.fill();
    }
    if (look.outline() != 0) {
      stroke(new Stroke(look.outline(), look.width()), path);
    }
  }

  void stroke(Stroke stroke, Path path) throws IOException {
    stroking(stroke);
    path.add(this);
    content.stroke();
  }

  /// Sets the colour of areas and letters.
  void filling(int argb) throws IOException {
    if (argb == filled) {
      return;
    }
    filled = argb;
    content.setNonStrokingColor(part(argb, 16), part(argb, 8), part(argb, 0));
    PDExtendedGraphicsState state = fillStates.get(argb >>> 24);
    if (state == null) {
      state = new PDExtendedGraphicsState();
      state.setNonStrokingAlphaConstant((argb >>> 24) / 255f);
      fillStates.put(argb >>> 24, state);
    }
    content.setGraphicsStateParameters(state);
  }

  /// Sets the colour, width and dashes of lines.
  void stroking(Stroke stroke) throws IOException {
    if (stroke.equals(stroked)) {
      return;
    }
    stroked = stroke;
    int argb = stroke.colour();
    content.setStrokingColor(part(argb, 16), part(argb, 8), part(argb, 0));
    PDExtendedGraphicsState state = strokeStates.get(argb >>> 24);
    if (state == null) {
      state = new PDExtendedGraphicsState();
      state.setStrokingAlphaConstant((argb >>> 24) / 255f);
      strokeStates.put(argb >>> 24, state);
    }
    content.setGraphicsStateParameters(state);
    content.setLineWidth((float) stroke.width());
    Dash dash = stroke.dash();
    float[] lengths =
        dash == Dash.SOLID ? new float[0] : new float[] {(float) dash.on(), (float) dash.off()};
    content.setLineDashPattern(lengths, 0);
  }

  void line(double x1, double y1, double x2, double y2) throws IOException {
    content.moveTo((float) x1, (float) y1);
    content.lineTo((float) x2, (float) y2);
  }

  void points(double[] xy) throws IOException {
    content.moveTo((float) xy[0], (float) xy[1]);
    for (int i = 2; i < xy.length; i += 2) {
      content.lineTo((float) xy[i], (float) xy[i + 1]);
    }
  }

  /// A closed rectangle whose corners are rounded as far as they can be.
  void rectangle(Box box, double wanted) throws IOException {
    double radius = Math.min(wanted, Math.min(box.width(), box.height()) / 2);
    if (radius <= 0) {
      content.addRect((float) box.x(), (float) box.y(), (float) box.width(), (float) box.height());
      return;
    }
    double rest = radius * (1 - HANDLE);
    double x = box.x();
    double y = box.y();
    double right = box.right();
    double bottom = box.bottom();
    content.moveTo((float) (x + radius), (float) y);
    content.lineTo((float) (right - radius), (float) y);
    curve(right - rest, y, right, y + rest, right, y + radius);
    content.lineTo((float) right, (float) (bottom - radius));
    curve(right, bottom - rest, right - rest, bottom, right - radius, bottom);
    content.lineTo((float) (x + radius), (float) bottom);
    curve(x + rest, bottom, x, bottom - rest, x, bottom - radius);
    content.lineTo((float) x, (float) (y + radius));
    curve(x, y + rest, x + rest, y, x + radius, y);
    content.closePath();
  }

  private void curve(double... at) throws IOException {
    content.curveTo(
        (float) at[0], (float) at[1], (float) at[2], (float) at[3], (float) at[4], (float) at[5]);
  }

  private static float part(int argb, int shift) {
    return (argb >> shift & 0xFF) / 255f;
  }
}
