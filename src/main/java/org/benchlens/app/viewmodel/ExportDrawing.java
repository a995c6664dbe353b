package org.benchlens.app.viewmodel;

import java.util.Optional;
import org.benchlens.model.Quantity;
import org.benchlens.present.chart.CaptionedFigure;
import org.benchlens.present.figure.Drawing;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.FigureContext;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.RowFigures;
import org.benchlens.present.figure.ScaleKind;
import org.benchlens.present.figure.View;
import org.benchlens.present.table.TableRow;
import org.benchlens.workflow.PlotRequest;

/// Draws what is exported, from what is shown now. Not for the UI thread.
///
/// @param row the selected row; empty without a decided one whose samples are there
/// @param charts the charts of all rows
record ExportDrawing(Optional<Row> row, RowCharts charts) {

  /// A row whose figures can be drawn.
  ///
  /// @param density whether its distribution has density lines
  record Row(
      RowItem item,
      TableRow row,
      RowFigures figures,
      Quantity quantity,
      ScaleKind scale,
      boolean density) {}

  /// Draws; empty when there is nothing to draw.
  Optional<Drawing> draw(Subject subject, ExportLook look) {
    Palette palette = look.dark() ? Palette.DARK : Palette.LIGHT;
    return switch (subject) {
      case Subject.OfRow figure -> row.flatMap(from -> figure(from, figure, look, palette));
      case Subject.OfRows chart -> charts.draw(chart, palette).map(Drawing.class::cast);
    };
  }

  private static Optional<Drawing> figure(
      Row from, Subject.OfRow subject, ExportLook look, Palette palette) {
    return from.row()
        .verdict()
        .map(
            decision -> {
              FigureContext context =
                  new FigureContext(decision, from.item().settings(), from.scale(), from.density());
              Figure figure = from.figures().of(subject.kind(), from.quantity(), context);
              PlotRequest.Size size =
                  look.size().pixels().orElseGet(() -> PlotRequest.Size.of(figure.kind()));
              View view = View.whole(size.width(), size.height(), palette);
              return new CaptionedFigure(figure, from.row(), from.item().settings(), view);
            });
  }
}
