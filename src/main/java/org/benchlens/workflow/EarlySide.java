package org.benchlens.workflow;

import java.util.List;
import org.benchlens.compare.match.EarlyPairing;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.compare.match.Selection;
import org.benchlens.model.Benchmark;
import org.benchlens.model.Device;
import org.benchlens.model.Side;
import org.benchlens.model.State;
import org.benchlens.reading.nvbench.ReadingListener;

/// Hands what is read of one file to the pairing of both, and the rows that come of it on.
record EarlySide(Side side, EarlyPairing pairing, EarlyRows rows) implements ReadingListener {
  /// The listeners of a pair of files, the reference first; none when nobody wants rows.
  static List<ReadingListener> both(Selection selection, EarlyRows rows) {
    if (rows.equals(EarlyRows.NONE)) {
      return List.of();
    }
    EarlyPairing pairing = new EarlyPairing(selection);
    return List.of(
        new EarlySide(Side.REFERENCE, pairing, rows), new EarlySide(Side.COMPARE, pairing, rows));
  }

  @Override
  public void devices(List<Device> devices) {
    pairing.devices(side, devices);
  }

  @Override
  public void states(int position, Benchmark soFar, List<State> states) {
    pairing.states(side, position, soFar, states);
    tell();
  }

  @Override
  public void ended(int position) {
    pairing.ended(side, position);
    tell();
  }

  @Override
  public void disturbed() {
    pairing.disturbed();
  }

  private void tell() {
    // Not between two calls of the other side: rows come in order.
    synchronized (pairing) {
      List<MatchedRow> found = pairing.take();
      if (!found.isEmpty()) {
        rows.found(found);
      }
    }
  }
}
