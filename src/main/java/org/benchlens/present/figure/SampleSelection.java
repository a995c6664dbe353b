package org.benchlens.present.figure;

import java.util.BitSet;
import org.benchlens.model.Quantity;
import org.benchlens.model.Side;

/// Selected samples of both sides, by their position in measurement order: the same samples in
/// every figure.
public final class SampleSelection {
  private final BitSet reference;
  private final BitSet compare;

  private SampleSelection(BitSet reference, BitSet compare) {
    this.reference = reference;
    this.compare = compare;
  }

  /// The samples that a brush selects. Not for the UI thread.
  public static SampleSelection of(Brush brush, RowFigures figures) {
    return new SampleSelection(
        selected(brush, figures, Side.REFERENCE), selected(brush, figures, Side.COMPARE));
  }

  private static BitSet selected(Brush brush, RowFigures figures, Side side) {
    Quantity quantity =
        switch (brush.axis()) {
          case TIME, ORDER -> Quantity.TIME;
          case CYCLES -> Quantity.CYCLES;
          case FREQUENCY -> Quantity.FREQUENCY;
        };
    BitSet found = new BitSet();
    figures
        .values(quantity)
        .side(side)
        .usable()
        .map(SideValues.Usable::series)
        .ifPresent(series -> fill(found, brush, series));
    return found;
  }

  private static void fill(BitSet found, Brush brush, Series series) {
    boolean order = brush.axis() == SampleAxis.ORDER;
    for (int i = 0; i < series.size(); i++) {
      if (brush.span().contains(order ? i + 1 : series.at(i))) {
        found.set(i);
      }
    }
  }

  /// Whether the sample at a position, from 0, is selected.
  public boolean has(Side side, int position) {
    return of(side).get(position);
  }

  /// Number of selected samples of a side.
  public int count(Side side) {
    return of(side).cardinality();
  }

  /// The positions of a side, from 0, ascending.
  public int[] positions(Side side) {
    return of(side).stream().toArray();
  }

  private BitSet of(Side side) {
    return side == Side.REFERENCE ? reference : compare;
  }
}
