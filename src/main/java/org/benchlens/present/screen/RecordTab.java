package org.benchlens.present.screen;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.nupp.BenchmarkDetail;
import org.benchlens.present.nupp.RecordPage;

/// One way to look at what is open.
///
/// @param title a word or two
/// @param page its facts, tables and lines
/// @param asksMargin whether its verdicts take a margin that the user gives
/// @param overview figures of all benchmarks
/// @param detail what is to say about one benchmark
/// @param figures figures of one benchmark; may take long
public record RecordTab(
    String title,
    RecordPage page,
    boolean asksMargin,
    List<Figure> overview,
    Function<BenchmarkId, Optional<BenchmarkDetail>> detail,
    Function<BenchmarkId, List<Figure>> figures) {
  public RecordTab {
    overview = List.copyOf(overview);
  }
}
