package org.benchlens.present.figure;

/// A surface whose origin lies elsewhere on another one.
///
/// @param below the other one
/// @param dx to the right, [px]
/// @param dy down, [px]
public record ShiftedSurface(Surface below, double dx, double dy) implements Surface {
  @Override
  public void line(double x1, double y1, double x2, double y2, Stroke stroke) {
    below.line(x1 + dx, y1 + dy, x2 + dx, y2 + dy, stroke);
  }

  @Override
  public void polyline(double[] xy, Stroke stroke) {
    below.polyline(shifted(xy), stroke);
  }

  @Override
  public void polygon(double[] xy, Look look) {
    below.polygon(shifted(xy), look);
  }

  @Override
  public void rectangle(Box box, double radius, Look look) {
    below.rectangle(shifted(box), radius, look);
  }

  @Override
  public void circle(double x, double y, double radius, Look look) {
    below.circle(x + dx, y + dy, radius, look);
  }

  @Override
  public void text(String text, double x, double y, Lettering lettering) {
    below.text(text, x + dx, y + dy, lettering);
  }

  @Override
  public double textWidth(String text, Lettering lettering) {
    return below.textWidth(text, lettering);
  }

  @Override
  public void clip(Box box) {
    below.clip(shifted(box));
  }

  @Override
  public void unclip() {
    below.unclip();
  }

  private Box shifted(Box box) {
    return new Box(box.x() + dx, box.y() + dy, box.width(), box.height());
  }

  private double[] shifted(double[] xy) {
    double[] shifted = new double[xy.length];
    for (int i = 0; i < xy.length; i += 2) {
      shifted[i] = xy[i] + dx;
      shifted[i + 1] = xy[i + 1] + dy;
    }
    return shifted;
  }
}
