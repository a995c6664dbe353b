package org.benchlens.present.filter;

import java.util.function.Predicate;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.AxisValue;
import org.benchlens.model.Side;
import org.benchlens.present.table.TableRow;

/// Whether any text of a row contains a word, ignoring case: benchmark, state, axis values as
/// written and as shown, status, reason, device names.
final class WordTest implements Predicate<TableRow> {
  private final String wanted;
  private final AxisTest axes;

  WordTest(String word) {
    this.wanted = word;
    this.axes = new AxisTest((value, shown) -> found(value.text()) || found(shown.text()));
  }

  @Override
  public boolean test(TableRow row) {
    MatchedRow matched = row.matched();
    return found(matched.section().benchmark().name())
        || found(matched.key().name())
        || row.verdict().filter(this::found).isPresent()
        || foundInAxes(row)
        || foundInDevice(matched, Side.REFERENCE)
        || foundInDevice(matched, Side.COMPARE);
  }

  private boolean foundInAxes(TableRow row) {
    for (AxisValue value : row.matched().compare().axisValues()) {
      if (axes.test(row, value)) {
        return true;
      }
    }
    return false;
  }

  private boolean foundInDevice(MatchedRow row, Side side) {
    return row.section().device(side).filter(device -> found(device.name())).isPresent();
  }

  private boolean found(Decision decision) {
    return found(decision.status().word())
        || found(decision.reason().code())
        || found(decision.reason().shortForm());
  }

  private boolean found(String text) {
    return contains(text, wanted);
  }

  /// Whether a text contains another, ignoring case as [String#equalsIgnoreCase] does.
  static boolean contains(String text, String wanted) {
    int last = text.length() - wanted.length();
    for (int i = 0; i <= last; i++) {
      if (text.regionMatches(true, i, wanted, 0, wanted.length())) {
        return true;
      }
    }
    return false;
  }
}
