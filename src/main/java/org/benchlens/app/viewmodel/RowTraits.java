package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.benchlens.compare.match.InputPair;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.SummaryKind;
import org.benchlens.present.filter.CodedFacet;
import org.benchlens.present.filter.Facets;
import org.benchlens.present.filter.FilterVocabulary;
import org.benchlens.present.table.AxisColumns;
import org.benchlens.present.table.SummaryColumns;
import org.benchlens.present.table.TableRow;

/// What of some rows does not change with their verdicts; worked out once when they are read.
///
/// @param vocabulary what a filter can name
/// @param facets benchmark, device and each axis, with the value of every row
/// @param axes names of the axes in order
/// @param summaries kinds of the summaries that a column can show
/// @param inputs names of the file pairs
/// @param identity ids of the columns without which rows could not be told apart
public record RowTraits(
    FilterVocabulary vocabulary,
    List<CodedFacet> facets,
    List<String> axes,
    List<SummaryKind> summaries,
    List<String> inputs,
    Set<String> identity) {
  /// No rows.
  public static final RowTraits NONE = of(List.of(), List.of());

  public RowTraits {
    facets = List.copyOf(facets);
    axes = List.copyOf(axes);
    summaries = List.copyOf(summaries);
    inputs = List.copyOf(inputs);
    identity = Set.copyOf(identity);
  }

  /// Works them out. Not for the UI thread when there are many rows.
  ///
  /// @param rows all rows in table order
  /// @param inputs names of the file pairs
  public static RowTraits of(List<TableRow> rows, List<String> inputs) {
    FilterVocabulary vocabulary = FilterVocabulary.of(rows);
    List<String> axes = AxisColumns.names(rows);
    return new RowTraits(
        vocabulary,
        Facets.fixed(rows, axes, vocabulary),
        axes,
        SummaryColumns.kinds(rows),
        inputs,
        identity(rows));
  }

  /// Names of file pairs: that of the compare file, as short as tells it from the others.
  public static List<String> names(List<InputPair> pairs) {
    List<String> paths = pairs.stream().map(pair -> pair.compare().path()).toList();
    List<String> ends = paths.stream().map(RowTraits::end).toList();
    boolean told = new LinkedHashSet<>(ends).size() == ends.size();
    return told ? ends : paths;
  }

  private static String end(String path) {
    return path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  }

  private static Set<String> identity(List<TableRow> rows) {
    Set<String> needed = new LinkedHashSet<>();
    if (several(rows, row -> row.section().input())) {
      needed.add("file");
    }
    if (several(rows, row -> row.section().benchmark().name())) {
      needed.add("benchmark");
    }
    if (several(rows, row -> row.section().compareDeviceId())
        || several(rows, row -> row.section().referenceDeviceId())) {
      needed.add("device");
    }
    if (rows.stream().anyMatch(row -> row.matched().occurrenceCount() > 1)) {
      needed.add("occurrence");
    }
    return needed;
  }

  private static boolean several(List<TableRow> rows, Function<MatchedRow, Object> what) {
    return rows.stream().map(row -> what.apply(row.matched())).distinct().limit(2).count() > 1;
  }

  /// The kind of a tag; empty when no row has it.
  Optional<SummaryKind> summary(String tag) {
    return summaries.stream().filter(kind -> kind.tag().equals(tag)).findFirst();
  }

  /// The facets with those of the verdicts before them.
  List<CodedFacet> with(List<CodedFacet> verdicts) {
    List<CodedFacet> all = new ArrayList<>(verdicts);
    all.addAll(facets);
    return all;
  }
}
