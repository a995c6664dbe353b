package org.benchlens.app.viewmodel;

import java.util.List;
import java.util.Optional;
import org.benchlens.workflow.MarkedRows;
import org.benchlens.workspace.Mark;

/// Marks by their words, for views.
public final class MarkWord {
  private MarkWord() {}

  /// The words of all marks in their order.
  public static List<String> all() {
    return MarkedRows.words();
  }

  /// Marks the selected rows, or takes the mark away when the selected row has it already.
  public static void set(ExplorerViewModel explorer, String word) {
    RowItem item = explorer.rows().selectedProperty().get();
    Optional<Mark> mark = Mark.of(word);
    if (item == null || mark.isEmpty()) {
      return;
    }
    if (item.row().extras().remark().mark().equals(word)) {
      explorer.triage().marks().unmark();
    } else {
      explorer.triage().mark(mark.get());
    }
  }
}
