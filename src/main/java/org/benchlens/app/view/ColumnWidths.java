package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.app.viewmodel.TableLook;
import org.benchlens.present.figure.IntervalBarPainter;

/// How wide columns have to be for what stands in them.
final class ColumnWidths {
  private static final double SIZE = 12;
  private static final double PADDING = 13;
  private static final double STATUS = 74;
  private static final double SIDE_MARK = 18;
  private static final double TOLERANCE = 64;
  private static final double BOLD_CENTER = 3;
  private static final double LEAST_AXIS = 40;
  private static final double WIDEST = 260;
  private static final int SAMPLE = 400;
  private static final int MEASURED = 3;

  private final Text measure = new Text();
  private final Font regular = Font.font(Theme.FAMILY, SIZE);

  /// How wide a column is.
  ///
  /// @param least width of its cells
  /// @param wanted width of cells and heading
  record Room(double least, double wanted) {}

  /// The room that the columns of a look need.
  List<Room> of(TableLook look, List<RowItem> rows) {
    List<Room> rooms = new ArrayList<>();
    for (ScreenColumn column : look.columns()) {
      double content = Math.min(WIDEST, content(column, look, rows));
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
    return width(HeadingText.of(column, look), regular) + mark + PADDING;
  }

  private double content(ScreenColumn column, TableLook look, List<RowItem> rows) {
    return switch (column.kind()) {
      case STATUS -> STATUS;
      case PICTURE -> IntervalBarPainter.WIDTH + PADDING;
      case BOUNDS -> {
        boolean shared = look.scale(java.util.Objects.requireNonNull(column.side())).isPresent();
        double unit = shared ? width(" µs", regular) : 0;
        yield longest(column, look, rows) + BOLD_CENTER - unit + PADDING;
      }
      case AXIS, NUMBER, WORD -> longest(column, look, rows) + PADDING;
    };
  }

  /// Measuring is slow: of the first rows only the longest texts are measured.
  private double longest(ScreenColumn column, TableLook look, List<RowItem> rows) {
    return rows.stream()
        .limit(SAMPLE)
        .map(item -> text(column, look, item))
        .distinct()
        .sorted(Comparator.comparingInt(String::length).reversed())
        .limit(MEASURED)
        .mapToDouble(text -> width(text, regular))
        .max()
        .orElse(0);
  }

  private static String text(ScreenColumn column, TableLook look, RowItem item) {
    return look.unit(column).isEmpty()
        ? column.text(item.row())
        : column.number().apply(item.row()).text();
  }

  private double width(String text, Font font) {
    measure.setFont(font);
    measure.setText(text);
    return Math.ceil(measure.getLayoutBounds().getWidth());
  }
}
