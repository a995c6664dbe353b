package org.benchlens.present.filter;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.benchlens.present.table.TableRow;

/// What a filter does to rows, worked out once: from it come the shown rows, the counts of every
/// facet and the term to blame when nothing is shown.
public final class FilterPass {
  /// The row passes.
  private static final int PASSES = -1;

  /// More than one term stops the row.
  private static final int SEVERAL = -2;

  /// Number of rows that one thread looks at in one go.
  private static final int PART = 2048;

  private final RowFilter filter;
  private final int[] stoppedBy;
  private final int[] removed;
  private final int[] alone;

  private FilterPass(RowFilter filter, int rows) {
    this.filter = filter;
    this.stoppedBy = new int[rows];
    this.removed = new int[filter.terms().size()];
    this.alone = new int[filter.terms().size()];
  }

  /// Runs a filter over rows.
  public static FilterPass of(RowFilter filter, List<TableRow> rows) {
    FilterPass pass = new FilterPass(filter, rows.size());
    if (!filter.terms().isEmpty()) {
      int parts = (rows.size() + PART - 1) / PART;
      IntStream.range(0, parts)
          .parallel()
          .forEach(part -> pass.run(rows, part * PART, Math.min((part + 1) * PART, rows.size())));
    } else {
      Arrays.fill(pass.stoppedBy, PASSES);
    }
    return pass;
  }

  private void run(List<TableRow> rows, int from, int to) {
    int[] out = new int[removed.length];
    int[] only = new int[removed.length];
    for (int i = from; i < to; i++) {
      int by = PASSES;
      for (int term = 0; term < out.length; term++) {
        if (!filter.terms().get(term).condition().test(rows.get(i))) {
          out[term]++;
          by = by == PASSES ? term : SEVERAL;
        }
      }
      if (by >= 0) {
        only[by]++;
      }
      stoppedBy[i] = by;
    }
    synchronized (this) {
      for (int term = 0; term < out.length; term++) {
        removed[term] += out[term];
        alone[term] += only[term];
      }
    }
  }

  /// The filter.
  public RowFilter filter() {
    return filter;
  }

  /// Whether a row passes.
  public boolean passes(int row) {
    return stoppedBy[row] == PASSES;
  }

  /// Whether a row passes when one term does not count.
  ///
  /// @param term position of the term; negative for none
  public boolean passesWithout(int row, int term) {
    return stoppedBy[row] == PASSES || (term >= 0 && stoppedBy[row] == term);
  }

  /// How many rows have each value of a facet and pass the terms of all other facets.
  public int[] counts(CodedFacet facet, int term) {
    int[] counts = new int[facet.facet().values().size()];
    for (int i = 0; i < stoppedBy.length; i++) {
      int code = facet.code(i);
      if (code >= 0 && passesWithout(i, term)) {
        counts[code]++;
      }
    }
    return counts;
  }

  /// The position of the term that starts at a place of the text; -1 when none does.
  public int termAt(int start) {
    for (int i = 0; i < filter.terms().size(); i++) {
      if (filter.terms().get(i).start() == start) {
        return i;
      }
    }
    return -1;
  }

  /// The term that alone removes most of the rows; of equals the one without which most pass.
  public Optional<Effect> strongest() {
    int strongest = -1;
    for (int i = 0; i < removed.length; i++) {
      boolean more = removed[i] > (strongest < 0 ? 0 : removed[strongest]);
      boolean equal = strongest >= 0 && removed[i] == removed[strongest];
      if (more || (equal && alone[i] > alone[strongest])) {
        strongest = i;
      }
    }
    return strongest < 0
        ? Optional.empty()
        : Optional.of(
            new Effect(filter.terms().get(strongest), removed[strongest], alone[strongest]));
  }

  /// What one term does.
  ///
  /// @param term which
  /// @param removed number of rows it does not let through, > 0
  /// @param alone number of rows that it alone keeps out
  public record Effect(FilterTerm term, int removed, int alone) {}
}
