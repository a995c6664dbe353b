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
final class ColumnWidths {
  private static final double SIZE = 12;
  private static final double PADDING = 12;
  private static final double STATUS = 72;
  private static final double SIDE_MARK = 18;
  private static final double FLIP = 150;
  private static final double FLIP_BADGE = 18;
  private static final double TOLERANCE = 66;
  private static final double BOLD_CENTER = 3;
  private static final double LEAST_AXIS = 40;
  private static final double SIGN = 22;
  private static final double WIDEST = 260;

  private final Text measure = new Text();
  private final Map<String, Double> known = new HashMap<>();
  private final Font regular = Font.font(Theme.FAMILY, SIZE);

  /// How wide a column is.
  ///
  /// @param least width of its cells
  /// @param wanted width of cells and heading
  record Room(double least, double wanted) {}

  /// The room that the columns of a look need.
  List<Room> of(TableLook look) {
    List<Room> rooms = new ArrayList<>();
    for (int i = 0; i < look.columns().size(); i++) {
      ScreenColumn column = look.columns().get(i);
      double content = Math.min(WIDEST, content(column, look, look.widest().get(i)));
      double wanted = Math.max(heading(column, look), content);
      // The heading of an axis may be cut when room is short: its values tell what it is.
      boolean axis = column.kind() == ScreenColumn.Kind.AXIS;
      rooms.add(new Room(axis ? Math.max(LEAST_AXIS, content) : wanted, wanted));
    }
    return rooms;
  }

  private double heading(ScreenColumn column, TableLook look) {
    double mark =
        column.kind() == ScreenColumn.Kind.PICTURE
            ? TOLERANCE
            : column.side() == null ? 0 : SIDE_MARK;
    return width(HeadingText.of(column, look)) + mark + PADDING;
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
