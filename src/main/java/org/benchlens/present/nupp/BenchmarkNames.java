package org.benchlens.present.nupp;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.present.table.ExportValue;

/// How benchmarks are called on a page: by their names, and where two programs use one name, with
/// the program.
public final class BenchmarkNames {
  private final Map<String, Integer> programs = new HashMap<>();

  /// @param all the benchmarks of the page
  public BenchmarkNames(Collection<BenchmarkId> all) {
    all.stream().distinct().forEach(id -> programs.merge(id.name(), 1, Integer::sum));
  }

  /// What a benchmark is called.
  public String of(BenchmarkId id) {
    return programs.getOrDefault(id.name(), 1) > 1 ? id.name() + " (" + id.file() + ")" : id.name();
  }

  /// The column of [#cell].
  static PageColumn column() {
    return PageColumn.words("Benchmark", "case", "name");
  }

  /// A benchmark as a cell.
  PageCell cell(BenchmarkId id) {
    return cell(id, of(id));
  }

  /// The benchmark that a cell is about; empty when it is about something else.
  public static Optional<BenchmarkId> id(PageCell cell) {
    return cell.values().size() == 2
            && cell.values().get(0) instanceof ExportValue.Text(String file)
            && cell.values().get(1) instanceof ExportValue.Text(String name)
        ? Optional.of(new BenchmarkId(file, name))
        : Optional.empty();
  }

  /// A part of a benchmark as a cell.
  PageCell cell(BenchmarkId id, String text) {
    return new PageCell(
        text, List.of(new ExportValue.Text(id.file()), new ExportValue.Text(id.name())));
  }
}
