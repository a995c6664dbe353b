package org.benchlens.present.nupp;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.model.nupp.HistoryEntry;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.model.nupp.RecordHistory;
import org.benchlens.present.table.ExportValue;
import org.jspecify.annotations.Nullable;

/// What changed from the run before it in a history.
///
/// @param words such as `other machine`, `schema 3`; none for the first run
public record RunMarks(List<String> words) {
  public RunMarks {
    words = List.copyOf(words);
  }

  /// The marks of each run.
  public static List<RunMarks> of(RecordHistory history) {
    List<RunMarks> all = new ArrayList<>();
    @Nullable NuppRecord before = null;
    for (HistoryEntry entry : history.entries()) {
      List<String> words = new ArrayList<>();
      NuppRecord now = entry.record();
      if (before != null && !now.machineKey().equals(before.machineKey())) {
        words.add(now.machineKey().isEmpty() ? "machine not recorded" : "other machine");
      }
      if (before != null && now.schema() != before.schema()) {
        words.add("schema " + now.schema());
      }
      all.add(new RunMarks(words));
      before = now;
    }
    return all;
  }

  PageCell cell() {
    String text = String.join(", ", words);
    return new PageCell(
        text.isEmpty() ? PageCell.NOTHING : text, List.of(new ExportValue.Text(text)));
  }
}
