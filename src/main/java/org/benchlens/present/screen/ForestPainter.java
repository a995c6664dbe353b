package org.benchlens.present.screen;

import java.util.List;
import java.util.OptionalDouble;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.present.figure.Box;
import org.benchlens.present.figure.Lettering;
import org.benchlens.present.figure.Look;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.Role;
import org.benchlens.present.figure.ScaleKind;
import org.benchlens.present.figure.Span;
import org.benchlens.present.figure.Stroke;
import org.benchlens.present.figure.Surface;
import org.benchlens.present.figure.Tick;
import org.benchlens.present.figure.Ticks;
import org.benchlens.present.format.ScreenPercent;
import org.benchlens.present.nupp.DetailScale;
import org.benchlens.present.nupp.Percents;

/// Draws intervals of changes against the margin: grey band, zero line, interval in the colour of
/// the verdict, a withheld one as a hollow dot with its reason.
public final class ForestPainter {
  private static final double SPACING = 38;
  private static final double END = 3.5;
  private static final double GAP = 8;
  private static final double TEXT = 11;

  private final Surface surface;
  private final Palette palette;
  private final Box box;
  private final ForestAxis axis;

  /// @param box where to draw
  public ForestPainter(Surface surface, Palette palette, Box box, ForestAxis axis) {
    this.surface = surface;
    this.palette = palette;
    this.box = box;
    this.axis = axis;
  }

  private double x(double change) {
    double share = (change - axis.span().from()) / axis.span().width();
    return box.x() + share * box.width();
  }

  private int colour(Role role) {
    return palette.colour(role);
  }

  /// The labels of the axis, for a heading.
  public void labels() {
    Lettering middle = Lettering.of(colour(Role.MUTED), TEXT, Lettering.Anchor.MIDDLE);
    double baseline = box.y() + box.height() / 2 + 4;
    double hundred = 100;
    List<Tick> ticks =
        Ticks.of(
            new Span(axis.span().from() * hundred, axis.span().to() * hundred),
            ScaleKind.LINEAR,
            box.width(),
            SPACING);
    for (int i = 0; i < ticks.size(); i++) {
      double value = ticks.get(i).value() / hundred;
      String sign = value > 0 ? "+" : "";
      String unit = i == ticks.size() - 1 ? " %" : "";
      String text = sign + ticks.get(i).label() + unit;
      double half = surface.textWidth(text, middle) / 2;
      if (x(value) - half >= box.x() - 4 && x(value) + half <= box.right() + 4) {
        surface.text(text, x(value), baseline, middle);
      }
    }
  }

  /// The margin and zero, over the whole height.
  public void ground() {
    double left = x(-axis.margin());
    double opacity = palette.pick(0.16, 0.22);
    surface.rectangle(
        new Box(left, box.y(), x(axis.margin()) - left, box.height()),
        0,
        Look.filled(palette.colour(Role.BAND, opacity)));
    surface.line(x(0), box.y(), x(0), box.bottom(), new Stroke(colour(Role.LINE), 1));
  }

  /// An interval, or why there is none.
  public void mark(ForestMark mark) {
    double y = box.y() + box.height() / 2;
    double at = x(mark.change());
    if (mark.low().isEmpty() || mark.upper().isEmpty()) {
      surface.circle(at, y, 3.5, Look.outlined(colour(Role.DIM), 1.4));
      reason(mark.reason(), at, y + 4);
      return;
    }
    interval(mark.low().getAsDouble(), mark.upper().getAsDouble(), mark.change(), y, role(mark));
  }

  /// Why there is no interval, where it has room: in full or without its first words, right or left
  /// of the change. The reasons of the row say it too.
  private void reason(String whole, double at, double baseline) {
    Lettering right = Lettering.of(colour(Role.MUTED), TEXT, Lettering.Anchor.START);
    Lettering left = Lettering.of(colour(Role.MUTED), TEXT, Lettering.Anchor.END);
    for (String text : List.of(whole, whole.substring(whole.indexOf(':') + 1).strip())) {
      double width = surface.textWidth(text, right) + GAP;
      if (at + width <= box.right()) {
        surface.text(text, at + GAP, baseline, right);
        return;
      }
      if (at - width >= box.x()) {
        surface.text(text, at - GAP, baseline, left);
        return;
      }
    }
  }

  private void interval(double low, double upper, double change, double y, Role role) {
    Stroke stroke = new Stroke(colour(role), 2);
    double left = x(low);
    double right = Math.max(x(upper), left + 1);
    surface.line(left, y, right, y, stroke);
    surface.line(left, y - END, left, y + END, stroke);
    surface.line(right, y - END, right, y + END, stroke);
    surface.circle(x(change), y, 3, Look.filled(colour(role)));
  }

  private static Role role(ForestMark mark) {
    return mark.verdict().map(ForestPainter::role).orElse(Role.MUTED);
  }

  /// The colour of thin marks of a verdict: that of the status that says the same.
  static Role role(Verdict verdict) {
    return switch (verdict) {
      case REGRESSED -> Role.SLOW_TEXT;
      case IMPROVED -> Role.FAST_TEXT;
      case UNCHANGED -> Role.SAME_TEXT;
      case INCONCLUSIVE -> Role.AMBG_TEXT;
    };
  }

  /// An interval with its margin on a scale of its own, with numbers under it.
  public static void scale(
      Surface surface, Palette palette, Box box, DetailScale scale, Verdict verdict) {
    double farthest =
        Math.max(
            2.5 * scale.margin(), 1.35 * Math.max(Math.abs(scale.low()), Math.abs(scale.upper())));
    ForestAxis axis = new ForestAxis(new Span(-farthest, farthest), scale.margin());
    double height = 18;
    Box plot = new Box(box.x(), box.y(), box.width(), height);
    ForestPainter painter = new ForestPainter(surface, palette, plot, axis);
    surface.line(
        box.x(),
        plot.bottom(),
        box.right(),
        plot.bottom(),
        new Stroke(palette.colour(Role.LINE), 1));
    painter.ground();
    painter.interval(
        scale.low(), scale.upper(), scale.change(), box.y() + height / 2, role(verdict));
    painter.numbers(scale, plot.bottom() + 13);
  }

  private void numbers(DetailScale scale, double baseline) {
    Lettering muted = Lettering.of(colour(Role.MUTED), TEXT, Lettering.Anchor.MIDDLE);
    Lettering strong = Lettering.of(colour(Role.FG), TEXT, Lettering.Anchor.MIDDLE);
    String low = signed(scale.low());
    String upper = signed(scale.upper());
    double gap = 6;
    double lowWidth = surface.textWidth(low, strong);
    double upperWidth = surface.textWidth(upper, strong);
    double lowAt = x(scale.low());
    double upperAt = x(scale.upper());
    double missing = (lowWidth + upperWidth) / 2 + gap - (upperAt - lowAt);
    if (missing > 0) {
      lowAt -= missing / 2;
      upperAt += missing / 2;
    }
    surface.text(low, lowAt, baseline, strong);
    surface.text(upper, upperAt, baseline, strong);
    double from = lowAt - lowWidth / 2 - gap;
    double to = upperAt + upperWidth / 2 + gap;
    for (double tick : new double[] {-scale.margin(), 0, scale.margin()}) {
      String text = tick == 0 ? "0" : limit(tick) + (tick > 0 ? " %" : "");
      double half = surface.textWidth(text, muted) / 2;
      if (x(tick) + half < from || x(tick) - half > to) {
        surface.text(text, x(tick), baseline, muted);
      }
    }
  }

  private static String limit(double ratio) {
    String text = Percents.limit(Math.abs(ratio)).replace(" %", "");
    return (ratio > 0 ? "+" : "\u2212") + text;
  }

  private static String signed(double ratio) {
    return ScreenPercent.signed(OptionalDouble.of(ratio), 1);
  }
}
