package org.benchlens.present.chart;

import java.util.EnumMap;
import java.util.Map;
import org.benchlens.compare.Status;
import org.benchlens.present.figure.Box;
import org.benchlens.present.figure.FittedText;
import org.benchlens.present.figure.Lettering;
import org.benchlens.present.figure.Look;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.Role;
import org.benchlens.present.figure.StatusGlyph;
import org.benchlens.present.figure.Stroke;
import org.benchlens.present.figure.Surface;

/// Ground, head and foot of a chart of many rows.
///
/// @param title a few words
/// @param subtitle the particulars
/// @param counts number of rows by status
/// @param foot words at the lower end
/// @param palette colours
record ChartHead(
    String title, String subtitle, Map<Status, Integer> counts, String foot, Palette palette) {
  static final double HEIGHT = 64;
  static final double FOOT = 26;
  static final double MARGIN = 16;

  ChartHead {
    counts = Map.copyOf(counts);
  }

  /// Counts rows by status.
  static Map<Status, Integer> count(Iterable<Status> statuses) {
    Map<Status, Integer> counts = new EnumMap<>(Status.class);
    statuses.forEach(status -> counts.merge(status, 1, Integer::sum));
    return counts;
  }

  void paint(Surface surface, double width, double height) {
    surface.rectangle(new Box(0, 0, width, height), 0, Look.filled(palette.colour(Role.BG)));
    surface.rectangle(new Box(0, 0, width, HEIGHT), 0, Look.filled(palette.colour(Role.CHROME)));
    Stroke edge = new Stroke(palette.colour(Role.LINE), 1);
    surface.line(0, HEIGHT - 0.5, width, HEIGHT - 0.5, edge);
    Lettering bold = text(Role.FG, 15).bolder();
    Lettering plain = text(Role.MUTED, 12);
    String shown = FittedText.of(surface, title, width - 2 * MARGIN, bold);
    surface.text(shown, MARGIN, 24, bold);
    double x = MARGIN + surface.textWidth(shown, bold) + 12;
    surface.text(
        FittedText.of(surface, subtitle, Math.max(0, width - MARGIN - x), plain), x, 24, plain);
    statuses(surface);
    Lettering small = text(Role.DIM, 11);
    surface.text(
        FittedText.of(surface, foot, width - 2 * MARGIN, small), MARGIN, height - 9, small);
  }

  private void statuses(Surface surface) {
    double x = MARGIN;
    for (Status status : Status.values()) {
      int count = counts.getOrDefault(status, 0);
      if (count == 0) {
        continue;
      }
      StatusGlyph.paint(surface, status, new Box(x, 37, 16, 16), palette);
      Lettering word = text(StatusGlyph.text(status), 12).bolder();
      surface.text(status.word(), x + 22, 49.5, word);
      x += 22 + surface.textWidth(status.word(), word) + 6;
      Lettering number = text(Role.FG, 12);
      String digits = Integer.toString(count);
      surface.text(digits, x, 49.5, number);
      x += surface.textWidth(digits, number) + 20;
    }
  }

  private Lettering text(Role role, double size) {
    return Lettering.of(palette.colour(role), size, Lettering.Anchor.START);
  }
}
