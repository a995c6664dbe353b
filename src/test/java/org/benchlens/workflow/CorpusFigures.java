package org.benchlens.workflow;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.benchlens.compare.ComparedRow;
import org.benchlens.model.Progress;
import org.benchlens.model.Quantity;
import org.benchlens.model.Side;
import org.benchlens.present.figure.FigureKind;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.RowFigures;
import org.benchlens.present.figure.RowSamples;
import org.benchlens.present.figure.ScaleKind;

/// The rows of a case of the corpus, with their figures.
final class CorpusFigures {
  private static final Path CORPUS = Path.of("src/test/resources/corpus");

  private final OpenedRuns runs;
  private final CompareRequest request;
  private final List<ComparedRow> rows;

  CorpusFigures(String name) throws OpenException {
    Path folder = CORPUS.resolve(name);
    request = CompareRequest.of(folder.resolve("ref.json"), folder.resolve("cmp.json"));
    runs = new OpenRuns(1).open(request, Progress.NONE);
    DrawRow decider = drawer(FigureKind.BOX, Quantity.TIME);
    rows = runs.rows().stream().map(decider::decide).toList();
  }

  List<ComparedRow> rows() {
    return rows;
  }

  DrawRow drawer(FigureKind kind, Quantity quantity) {
    return new DrawRow(
        runs,
        request.settings(),
        new PlotRequest(
            Optional.of(kind), quantity, ScaleKind.LINEAR, false, Palette.LIGHT, Optional.empty()));
  }

  RowFigures figures(ComparedRow row) {
    var matched = row.matched();
    return new RowFigures(
        RowSamples.read(runs.source(matched, Side.REFERENCE), runs.source(matched, Side.COMPARE)),
        matched.reference().timing(),
        matched.compare().timing());
  }

  CompareRequest request() {
    return request;
  }
}
