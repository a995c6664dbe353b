package org.benchlens.app.viewmodel;

import java.util.List;

/// A note on a row.
///
/// @param text what it says
/// @param when when it was written, in words
/// @param remove takes it away
public record SaidNote(String text, String when, Runnable remove) {

  /// The notes of a row, the oldest first.
  public static List<SaidNote> of(ExplorerViewModel explorer, RowItem item) {
    MarksViewModel marks = explorer.triage().marks();
    return marks.of(item).notes().stream()
        .map(
            note ->
                new SaidNote(
                    note.text(), explorer.triage().when(note), () -> marks.remove(item, note)))
        .toList();
  }
}
