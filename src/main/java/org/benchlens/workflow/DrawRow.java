package org.benchlens.workflow;

import java.util.Optional;
import org.benchlens.compare.ComparedRow;
import org.benchlens.compare.Settings;
import org.benchlens.compare.decision.RowDecider;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.Side;
import org.benchlens.present.chart.CaptionedFigure;
import org.benchlens.present.figure.Drawing;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.FigureContext;
import org.benchlens.present.figure.RowFigures;
import org.benchlens.present.figure.RowSamples;
import org.benchlens.present.figure.View;
import org.benchlens.present.table.TableRow;

/// Draws figures of single rows, with the name of the row.
public final class DrawRow {
  private final OpenedRuns runs;
  private final Settings settings;
  private final PlotRequest request;

  /// @param runs where samples are found
  /// @param settings by what rows are decided
  /// @param request what to draw
  public DrawRow(OpenedRuns runs, Settings settings, PlotRequest request) {
    this.runs = runs;
    this.settings = settings;
    this.request = request;
  }

  /// What was drawn.
  ///
  /// @param figure the figure
  /// @param drawing the figure with its row's name
  public record Drawn(Figure figure, Drawing drawing) {
    /// Why there is nothing to be seen; empty when there is.
    public Optional<String> nothing() {
      return figure.notice().map(notice -> notice.title() + ": " + notice.sentence());
    }
  }

  /// Decides a row, for those who do not decide all.
  public ComparedRow decide(MatchedRow row) {
    return new ComparedRow(row, RowDecider.decide(runs.evidence(row), settings));
  }

  /// Draws a decided row; reads its samples.
  public Drawn draw(ComparedRow row) {
    MatchedRow matched = row.matched();
    RowSamples samples =
        RowSamples.read(runs.source(matched, Side.REFERENCE), runs.source(matched, Side.COMPARE));
    RowFigures figures =
        new RowFigures(samples, matched.reference().timing(), matched.compare().timing());
    FigureContext context =
        new FigureContext(row.decision(), settings, request.scale(), request.density());
    Figure figure =
        request
            .kind()
            .map(kind -> figures.of(kind, request.quantity(), context))
            .orElseGet(() -> figures.auto(context));
    PlotRequest.Size size = request.size().orElseGet(() -> PlotRequest.Size.of(figure.kind()));
    View view = View.whole(size.width(), size.height(), request.palette());
    return new Drawn(figure, new CaptionedFigure(figure, TableRow.of(row), settings, view));
  }
}
