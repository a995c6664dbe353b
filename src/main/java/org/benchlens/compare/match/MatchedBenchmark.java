package org.benchlens.compare.match;

import java.util.List;
import org.benchlens.model.Benchmark;

/// A compared benchmark that the filters let through; it has a heading even if nothing of it shows.
///
/// @param input index of the file pair, from 0
/// @param benchmark benchmark of the compare file
/// @param sections its device sections in order; may be empty
public record MatchedBenchmark(int input, Benchmark benchmark, List<MatchedSection> sections) {
  public MatchedBenchmark {
    sections = List.copyOf(sections);
  }
}
