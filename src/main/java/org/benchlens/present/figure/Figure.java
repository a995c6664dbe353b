package org.benchlens.present.figure;

import java.util.List;
import java.util.Optional;

/// A figure as data; [FigurePainter] draws it.
///
/// @param kind which figure
/// @param title heading, such as `Distribution`
/// @param subtitle the particulars of this one, may be empty
/// @param x horizontal axis
/// @param y vertical axis
/// @param layout room around the plot
/// @param marks what is drawn, in order; empty with a notice
/// @param legend what the marks mean
/// @param description one sentence that says what is to be seen
/// @param table the numbers behind it
/// @param notice why there is nothing to draw
public record Figure(
    FigureName kind,
    String title,
    String subtitle,
    PlotAxis x,
    PlotAxis y,
    FigureLayout layout,
    List<Mark> marks,
    Legend legend,
    String description,
    DataTable table,
    Optional<Notice> notice) {

  public Figure {
    marks = List.copyOf(marks);
  }

  /// A figure that can only say why it is empty.
  public static Figure empty(FigureName kind, Notice notice) {
    PlotAxis none = new PlotAxis("", AxisUnit.NONE, ScaleKind.LINEAR, new Span(0, 1), false, false);
    return new Figure(
        kind,
        kind.title(),
        "",
        none,
        none,
        FigureLayout.PLAIN,
        List.of(),
        Legend.NONE,
        notice.title() + ". " + notice.sentence(),
        DataTable.EMPTY,
        Optional.of(notice));
  }

  /// Where the tolerance band stands without a pointer; empty when the figure has none.
  public Optional<Mark.Tolerance> tolerance() {
    return marks.stream()
        .filter(Mark.Tolerance.class::isInstance)
        .map(Mark.Tolerance.class::cast)
        .findFirst();
  }

  /// What stands in place of a plot.
  ///
  /// @param title a few words
  /// @param sentence what is wrong and what can be done
  public record Notice(String title, String sentence) {}
}
