package org.benchlens.present.screen;

import java.util.List;
import java.util.Optional;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.RecordFigureKind;

/// The figures of what is open.
public interface RecordFigures {
  /// Those that there are.
  List<RecordFigureKind> kinds();

  /// The forks of a benchmark in the order of [RecordFigureKind#FORK], by name.
  List<String> forks(BenchmarkId id);

  /// Makes one; may take long.
  ///
  /// @param id the chosen benchmark, if any
  /// @param fork which fork, from 0
  Figure of(Optional<BenchmarkId> id, RecordFigureKind kind, int fork);
}
