package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
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
  private static final double WIDEST = 260;
  private static final int SAMPLE = 400;
  private static final int MEASURED = 3;

  private final Text measure = new Text();
  private final Font regular = Font.font(Theme.FAMILY, SIZE);
  private final Font bold = Font.font(Theme.FAMILY, FontWeight.BOLD, SIZE);

  /// The widths of the columns of a look, each at least as wide as its heading.
  List<Double> of(TableLook look, List<RowItem> rows) {
    List<Double> widths = new ArrayList<>();
    for (ScreenColumn column : look.columns()) {
      widths.add(Math.max(heading(column, look), Math.min(WIDEST, content(column, look, rows))));
    }
    return widths;
  }

  private double heading(ScreenColumn column, TableLook look) {
    double mark = column.side() == null ? 0 : SIDE_MARK;
    return width(HeadingText.of(column, look), regular) + mark + PADDING;
  }

  private double content(ScreenColumn column, TableLook look, List<RowItem> rows) {
    return switch (column.kind()) {
      case STATUS -> STATUS;
      case PICTURE -> IntervalBarPainter.WIDTH + PADDING;
      case BOUNDS -> {
        boolean shared = look.scale(java.util.Objects.requireNonNull(column.side())).isPresent();
        double unit = shared ? width(" µs", regular) : 0;
        yield longest(column, rows, bold) - unit + PADDING;
      }
      case AXIS, NUMBER, WORD -> longest(column, rows, regular) + PADDING;
    };
  }

  /// Measuring is slow: of the first rows only the longest texts are measured.
  private double longest(ScreenColumn column, List<RowItem> rows, Font font) {
    return rows.stream()
        .limit(SAMPLE)
        .map(item -> column.text().apply(item.row()))
        .distinct()
        .sorted(Comparator.comparingInt(String::length).reversed())
        .limit(MEASURED)
        .mapToDouble(text -> width(text, font))
        .max()
        .orElse(0);
  }

  private double width(String text, Font font) {
    measure.setFont(font);
    measure.setText(text);
    return Math.ceil(measure.getLayoutBounds().getWidth());
  }
}
