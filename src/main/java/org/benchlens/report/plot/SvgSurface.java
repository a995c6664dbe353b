package org.benchlens.report.plot;

import org.benchlens.present.figure.Box;
import org.benchlens.present.figure.Dash;
import org.benchlens.present.figure.Lettering;
import org.benchlens.present.figure.Look;
import org.benchlens.present.figure.Stroke;
import org.benchlens.present.figure.Surface;

/// SVG elements as a surface. Neighbours of one style share a group.
final class SvgSurface implements Surface {
  private static final double HALO = 3;

  private final StringBuilder out = new StringBuilder();
  private final Typefaces fonts;
  private String group = "";
  private int clips;

  SvgSurface(Typefaces fonts) {
    this.fonts = fonts;
  }

  /// All elements drawn so far.
  String content() {
    endGroup();
    return out.toString();
  }

  @Override
  public void line(double x1, double y1, double x2, double y2, Stroke stroke) {
    String path = "M" + point(x1, y1) + "L" + point(x2, y2);
    element(style(stroke), "<path d=\"" + path + "\"/>");
  }

  @Override
  public void polyline(double[] xy, Stroke stroke) {
    element(style(stroke), "<path d=\"" + path(xy) + "\"/>");
  }

  @Override
  public void polygon(double[] xy, Look look) {
    element(style(look), "<path d=\"" + path(xy) + "Z\"/>");
  }

  @Override
  public void rectangle(Box box, double radius, Look look) {
    String corner = radius > 0 ? " rx=\"" + number(radius) + "\"" : "";
    element(style(look), "<rect " + bounds(box) + corner + "/>");
  }

  @Override
  public void circle(double x, double y, double radius, Look look) {
    String place = "cx=\"" + number(x) + "\" cy=\"" + number(y);
    element(style(look), "<circle " + place + "\" r=\"" + number(radius) + "\"/>");
  }

  @Override
  public void text(String text, double x, double y, Lettering lettering) {
    StringBuilder style = new StringBuilder();
    style.append("font-size=\"").append(number(lettering.size())).append('"');
    if (lettering.bold()) {
      style.append(" font-weight=\"600\"");
    }
    switch (lettering.anchor()) {
      case START -> {}
      case MIDDLE -> style.append(" text-anchor=\"middle\"");
      case END -> style.append(" text-anchor=\"end\"");
    }
    style.append(paint(" fill", lettering.colour()));
    String content = SvgText.escaped(text) + "</text>";
    String place = "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\"";
    if (lettering.halo() != 0) {
      // A second text and not paint-order: not every program knows it.
      String rim = paint(" stroke", lettering.halo()) + " stroke-width=\"" + number(2 * HALO);
      rim += "\" stroke-linejoin=\"round\" aria-hidden=\"true\"";
      element(style.toString(), place + rim + ">" + content);
    }
    element(style.toString(), place + ">" + content);
  }

  @Override
  public double textWidth(String text, Lettering lettering) {
    return fonts.width(text, lettering);
  }

  @Override
  public void clip(Box box) {
    endGroup();
    String id = "clip" + ++clips;
    out.append("<clipPath id=\"").append(id).append("\"><rect ").append(bounds(box));
    out.append("/></clipPath>\n<g clip-path=\"url(#").append(id).append(")\">\n");
  }

  @Override
  public void unclip() {
    endGroup();
    out.append("</g>\n");
  }

  private void element(String style, String element) {
    if (!style.equals(group)) {
      endGroup();
      out.append("<g ").append(style).append(">\n");
      group = style;
    }
    out.append(element).append('\n');
  }

  private void endGroup() {
    if (!group.isEmpty()) {
      out.append("</g>\n");
      group = "";
    }
  }

  private static String style(Look look) {
    String fill = look.fill() == 0 ? "fill=\"none\"" : paint("fill", look.fill());
    return look.outline() == 0
        ? fill
        : fill + paint(" stroke", look.outline()) + width(look.width());
  }

  private static String style(Stroke stroke) {
    Dash dash = stroke.dash();
    String broken =
        dash == Dash.SOLID
            ? ""
            : " stroke-dasharray=\"" + number(dash.on()) + " " + number(dash.off()) + "\"";
    return "fill=\"none\"" + paint(" stroke", stroke.colour()) + width(stroke.width()) + broken;
  }

  private static String width(double width) {
    return " stroke-width=\"" + number(width) + "\" stroke-linejoin=\"round\"";
  }

  private static String paint(String attribute, int argb) {
    String opaque = attribute + "=\"" + SvgText.colour(argb) + "\"";
    int alpha = argb >>> 24;
    return alpha == 255
        ? opaque
        : opaque + " " + attribute.strip() + "-opacity=\"" + SvgText.opacity(alpha) + "\"";
  }

  private static String bounds(Box box) {
    return "x=\""
        + number(box.x())
        + "\" y=\""
        + number(box.y())
        + "\" width=\""
        + number(box.width())
        + "\" height=\""
        + number(box.height())
        + "\"";
  }

  private static String path(double[] xy) {
    StringBuilder path = new StringBuilder("M").append(point(xy[0], xy[1]));
    for (int i = 2; i < xy.length; i += 2) {
      path.append('L').append(point(xy[i], xy[i + 1]));
    }
    return path.toString();
  }

  private static String point(double x, double y) {
    return number(x) + " " + number(y);
  }

  private static String number(double value) {
    return SvgText.number(value);
  }
}
