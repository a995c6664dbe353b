package org.benchlens.workflow;

import java.util.List;
import java.util.Optional;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.RecordHistory;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.HistoryFigure;
import org.benchlens.present.figure.RecordFigureKind;
import org.benchlens.present.screen.RecordFigures;
import org.benchlens.replicate.review.RecordReview;

/// The figure of a history.
record HistoryFigures(RecordHistory history, List<RecordReview> reviews) implements RecordFigures {
  @Override
  public List<RecordFigureKind> kinds() {
    return List.of(RecordFigureKind.HISTORY);
  }

  @Override
  public List<String> forks(BenchmarkId id) {
    return List.of();
  }

  @Override
  public Figure of(Optional<BenchmarkId> id, RecordFigureKind kind, int fork) {
    return id.isPresent()
        ? HistoryFigure.of(history, reviews, id.get())
        : Figure.empty(
            RecordFigureKind.HISTORY,
            new Figure.Notice("No benchmark is chosen", "Choose one in the table"));
  }
}
