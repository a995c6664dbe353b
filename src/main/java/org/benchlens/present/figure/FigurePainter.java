package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.List;

/// Draws a figure on a surface. Screen and files use the same calls, so they cannot differ.
public final class FigurePainter {
  private FigurePainter() {}

  /// Draws the whole figure over its background.
  public static void paint(Surface surface, Figure figure, View view) {
    Sheet sheet = new Sheet(surface, figure, view);
    Box all = new Box(0, 0, view.width(), view.height());
    surface.rectangle(all, 0, Look.filled(sheet.colour(Role.BG)));
    HeadingPainter.heading(sheet);
    if (figure.notice().isPresent()) {
      notice(sheet, figure.notice().get());
      return;
    }
    AxisPainter.grid(sheet);
    marks(sheet);
    AxisPainter.axes(sheet);
    UnderBarPainter.paint(sheet);
    MarginPainter.paint(sheet);
    HeadingPainter.legendLine(sheet);
  }

  /// Draws only what is selected, to lie over a figure that was drawn with [Highlight#NONE].
  public static void paintHighlight(Surface surface, Figure figure, View view) {
    Sheet sheet = new Sheet(surface, figure, view);
    surface.clip(sheet.plot());
    MarkPainter.brush(sheet);
    view.highlight().picked().forEach(mark -> MarkPainter.paint(sheet, mark));
    surface.unclip();
  }

  /// Where the plot lies.
  public static Box plot(Figure figure, View view) {
    return Sheet.plot(figure, view);
  }

  private static void marks(Sheet sheet) {
    Box plot = sheet.plot();
    // A head on the axis line or at the top edge is shown whole.
    Box room = new Box(plot.x(), plot.y() - 4, plot.width(), plot.height() + 8);
    sheet.surface().clip(room);
    MarkPainter.brush(sheet);
    for (Mark mark : sheet.figure().marks()) {
      MarkPainter.paint(sheet, mark);
    }
    sheet.view().highlight().picked().forEach(mark -> MarkPainter.paint(sheet, mark));
    sheet.surface().unclip();
    LabelRoom labels = new LabelRoom();
    for (Mark mark : sheet.figure().marks()) {
      MarkPainter.label(sheet, labels, mark);
    }
  }

  private static void notice(Sheet sheet, Figure.Notice notice) {
    double width = sheet.view().width();
    double middle = (sheet.view().height() + Sheet.headingHeight(sheet.view())) / 2;
    Lettering title = Lettering.of(sheet.colour(Role.FG), 15, Lettering.Anchor.MIDDLE).bolder();
    Lettering body = Lettering.of(sheet.colour(Role.MUTED), 13, Lettering.Anchor.MIDDLE);
    List<String> lines = wrap(sheet.surface(), notice.sentence(), width - 48, body);
    double y = middle - lines.size() * 9;
    sheet.surface().text(notice.title(), width / 2, y, title);
    for (String line : lines) {
      y += 20;
      sheet.surface().text(line, width / 2, y, body);
    }
  }

  private static List<String> wrap(Surface surface, String text, double width, Lettering look) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (!line.isEmpty() && surface.textWidth(line + " " + word, look) > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
