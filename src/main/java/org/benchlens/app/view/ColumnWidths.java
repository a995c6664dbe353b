package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.app.viewmodel.TableLook;
import org.benchlens.present.figure.IntervalBarPainter;

/// How wide columns have to be for what stands in them.
///
/// When the table is too narrow for all columns, times show their centers alone: the ends are drawn
/// in the picture of the intervals, and are what the pointer tells.
final class ColumnWidths {
  private static final double SIZE = 12;
  private static final double PADDING = 2 * CellPainter.PADDING;
  private static final double HEADING_PADDING = CellPainter.PADDING + 1;
  private static final double STATUS = 71;
  private static final double SIDE_MARK = 18;
  private static final double FLIP = 150;
  private static final double FLIP_BADGE = 22;
  private static final double TOLERANCE = 64;
  private static final double BOLD_CENTER = 3;
  private static final double SHORT = 44;
  private static final double MOST_CUT = 0.8;
  private static final double SIGN = 22;
  private static final double WIDEST = 260;
  private static final double MOST_EXTRA = 56;
  private static final double ALMOST = 0.6;

  private final Text measure = new Text();
  private final Map<String, Double> known = new HashMap<>();
  private final Font regular = Font.font(Theme.FAMILY, SIZE);

  /// How wide a column is.
  ///
  /// @param least width of its cells
  /// @param wanted width of cells and heading
  /// @param brief width of what is left of its cells when the table is too narrow; that of `least`
  ///     where nothing can be left out
  record Room(double least, double wanted, double brief) {
    Room shortened() {
      return brief < least ? new Room(brief, brief, brief) : this;
    }
  }

  /// Whether a table is too narrow for all that the cells of its columns could show.
  static boolean narrow(List<Room> rooms, double width) {
    return rooms.stream().mapToDouble(Room::least).sum() > width;
  }

  /// The widths of columns in a table.
  ///
  /// @param width of the table, [px]
  static List<Double> distributed(List<Room> rooms, double width) {
    List<Room> fitting =
        narrow(rooms, width) ? rooms.stream().map(Room::shortened).toList() : rooms;
    double wanted = fitting.stream().mapToDouble(Room::wanted).sum();
    double least = fitting.stream().mapToDouble(Room::least).sum();
    double spare = width - wanted;
    double each = rooms.isEmpty() ? 0 : Math.clamp(spare / rooms.size(), 0, MOST_EXTRA);
    // When even the least is far too much, shorter headings are of no help: the table scrolls.
    boolean helps = wanted > least && width >= ALMOST * least;
    double given = helps ? Math.clamp((width - least) / (wanted - least), 0, 1) : 1;
    List<Double> widths = new ArrayList<>();
    for (int i = 0; i < fitting.size(); i++) {
      Room room = fitting.get(i);
      double rest = i == fitting.size() - 1 ? Math.max(0, spare - each * fitting.size()) : 0;
      double own = room.least() + given * (room.wanted() - room.least());
      widths.add(Math.floor(own + each + rest));
    }
    return widths;
  }

  /// The room that the columns of a look need.
  List<Room> of(TableLook look) {
    List<Room> rooms = new ArrayList<>();
    for (int i = 0; i < look.columns().size(); i++) {
      ScreenColumn column = look.columns().get(i);
      double content = Math.min(WIDEST, content(column, look, look.widest().get(i)));
      double heading = heading(column, look);
      // The end of a long heading of an axis may be cut when room is short.
      boolean axis = column.kind() == ScreenColumn.Kind.AXIS;
      double shortest = axis ? Math.max(Math.min(heading, SHORT), MOST_CUT * heading) : heading;
      double least = Math.max(shortest, content);
      double wanted = Math.max(heading, least);
      rooms.add(new Room(least, wanted, brief(column, look, look.widest().get(i), least)));
    }
    return rooms;
  }

  private double brief(ScreenColumn column, TableLook look, List<String> texts, double least) {
    if (column.kind() != ScreenColumn.Kind.BOUNDS) {
      return least;
    }
    List<String> centers = texts.stream().map(ColumnWidths::center).toList();
    double heading = width(HeadingText.of(column, look, true)) + SIDE_MARK + HEADING_PADDING;
    return Math.max(heading, longest(centers) + BOLD_CENTER + PADDING);
  }

  /// The center out of `lower / center / upper`, with the unit.
  private static String center(String bounds) {
    String[] parts = bounds.split(" / ", -1);
    int unit = bounds.lastIndexOf(' ');
    return parts.length < 3 ? bounds : parts[1] + bounds.substring(unit);
  }

  private double heading(ScreenColumn column, TableLook look) {
    double mark =
        column.kind() == ScreenColumn.Kind.PICTURE
            ? TOLERANCE
            : column.side() == null ? 0 : SIDE_MARK;
    return width(HeadingText.of(column, look)) + mark + HEADING_PADDING;
  }

  private double content(ScreenColumn column, TableLook look, List<String> texts) {
    return switch (column.kind()) {
      case STATUS -> STATUS + CellPainter.GUTTER;
      case FLIP -> Math.max(FLIP, longest(texts) + FLIP_BADGE);
      case PICTURE -> IntervalBarPainter.WIDTH + PADDING;
      case BOUNDS -> {
        boolean shared = look.scale(java.util.Objects.requireNonNull(column.side())).isPresent();
        double unit = shared ? width(" µs") : 0;
        yield longest(texts) + BOLD_CENTER - unit + PADDING;
      }
      case DATA -> longest(texts) + SIGN + PADDING;
      case AXIS, NUMBER, WORD -> longest(texts) + PADDING;
    };
  }

  private double longest(List<String> texts) {
    return texts.stream().mapToDouble(text -> width(text)).max().orElse(0);
  }

  private double width(String text) {
    return known.computeIfAbsent(text, unknown -> measured(unknown));
  }

  private double measured(String text) {
    measure.setFont(regular);
    measure.setText(text);
    return Math.ceil(measure.getLayoutBounds().getWidth());
  }
}
