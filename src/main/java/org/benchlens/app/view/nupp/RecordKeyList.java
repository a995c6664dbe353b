package org.benchlens.app.view.nupp;

import java.util.List;
import org.benchlens.app.view.HelpOverlay.Group;
import org.benchlens.app.view.HelpOverlay.Key;

/// The keys of the window for records, as its list of keys shows them.
final class RecordKeyList {
  private static final List<Key> ROWS =
      List.of(
          new Key("J  K", "next, previous benchmark"),
          new Key("T", "next tab"),
          new Key("/", "filter: words, - before one that must not"),
          new Key("", "occur, mark:real for a mark"),
          new Key("W", "margin"),
          new Key("C  Shift C", "copy command, copy reasons as Markdown"),
          new Key("Esc", "back, clear filter, choose none"));

  private static final List<Key> FIGURES =
      List.of(
          new Key("1 \u2026 7", "forks, fork, scores, pairs, distribution,"),
          new Key("", "changes, history"),
          new Key("[  ]", "fork before, fork after"),
          new Key("Ctrl E", "save figure"));

  private static final List<Key> TRIAGE =
      List.of(
          new Key("M", "mark, then one of"),
          new Key("R  E  N  A  L", "rerun, real, noise, accepted, later"),
          new Key("X", "no mark"),
          new Key(".", "repeat the mark"),
          new Key("Ctrl M", "write a note"),
          new Key("Ctrl Z  Ctrl Y", "undo, redo marks and notes"),
          new Key("Ctrl S", "save the workspace"));

  private static final List<Key> WINDOW =
      List.of(
          new Key("Ctrl O", "open a record, a history or a workspace"),
          new Key("Ctrl Shift O", "open the record to compare with"),
          new Key("Ctrl H", "open a history beside it"),
          new Key("Ctrl Shift E", "save page"),
          new Key("F6  Shift F6", "next, previous pane"),
          new Key("Ctrl +  Ctrl -  Ctrl 0", "larger, smaller, normal text"),
          new Key("F1  ?", "this list"));

  private RecordKeyList() {}

  /// The columns of the list.
  static List<List<Group>> columns() {
    return List.of(
        List.of(new Group("Benchmarks", ROWS), new Group("Triage", TRIAGE)),
        List.of(new Group("Figures", FIGURES), new Group("Window", WINDOW)));
  }
}
