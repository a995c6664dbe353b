package org.benchlens.reading.nvbench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFile;
import org.benchlens.model.Summaries;
import org.benchlens.model.SummaryKind;
import org.benchlens.model.SummaryValue;
import org.jspecify.annotations.Nullable;

/// The `summaries` of one state: all of them for display, and from the known tags the timing and
/// the sidecars. One object is used for all states of a file.
final class SummaryReader {
  private final Cursor cursor;
  private final DataEntries data;
  private final TimingCollector timing;
  private final SidecarCollector sidecars;
  private final KindTable kinds = new KindTable();
  private final List<SummaryValue> values = new ArrayList<>();

  SummaryReader(Cursor cursor) {
    this.cursor = cursor;
    this.data = new DataEntries(cursor);
    this.timing = new TimingCollector(cursor.problems());
    this.sidecars = new SidecarCollector(cursor);
  }

  /// Forgets the state before.
  void clear() {
    timing.clear();
    sidecars.clear();
    kinds.clear();
    values.clear();
  }

  /// Reads the list at the cursor in place of what was read since [#clear].
  void read() throws IOException {
    clear();
    if (!cursor.list("summaries")) {
      return;
    }
    for (int position = 1; cursor.nextEntry(); position++) {
      if (cursor.atObject()) {
        readSummary(position);
      } else {
        cursor.wrongType("summary " + position, "object");
      }
    }
  }

  private void readSummary(int position) throws IOException {
    data.clear();
    SummaryKind guess = kinds.guess();
    String tag = "";
    String name = "";
    String hint = "";
    boolean hidden = false;
    for (String key = cursor.nextKey(); key != null; key = cursor.nextKey()) {
      switch (key) {
        case "tag" -> tag = cursor.text("summary tag", guess.tag());
        case "name" -> name = cursor.text("summary name", guess.name());
        case "hint" -> hint = cursor.text("summary hint", guess.hint());
        case "data" -> data.read(tag.isEmpty() ? "summary data" : tag);
        case "hide" -> {
          // The key alone hides, whatever its text.
          hidden = true;
          cursor.skip();
        }
        default -> cursor.skip();
      }
    }
    if (tag.isEmpty()) {
      cursor.problems().error("summary " + position, "has no tag; left out");
      return;
    }
    kinds.add(tag, name, hint, hidden, data.value().type());
    values.add(use(tag));
  }

  /// Hands the summary on to what its tag is for.
  ///
  /// @return its value for display
  private SummaryValue use(String tag) {
    TimingInput input = TimingInput.ofTag(tag);
    if (input != null) {
      OptionalDouble number = timing.take(input, data);
      if (number.isPresent()) {
        return new SummaryValue.Real(number.getAsDouble());
      }
    } else {
      SampleArray array = SidecarCollector.arrayOf(tag);
      if (array != null) {
        sidecars.take(array, tag, data);
      }
    }
    return data.value().shown(cursor);
  }

  /// All summaries read.
  Summaries summaries() {
    List<SummaryKind> shared = kinds.list();
    return shared.isEmpty() ? Summaries.NONE : new Summaries(shared, values);
  }

  /// The cold GPU measurement among them.
  ColdTiming timing() {
    return timing.timing();
  }

  /// The sidecar declared for an array; null when there is none.
  @Nullable SampleFile sidecar(SampleArray array) {
    return sidecars.file(array);
  }
}
