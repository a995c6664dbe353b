package org.benchlens.app.view.nupp;

import java.util.List;
import org.benchlens.app.view.HelpOverlay;

/// The keys of the window for records, as its list of keys shows them.
final class RecordKeyList {
  private static final List<HelpOverlay.Key> ROWS =
      List.of(
          new HelpOverlay.Key("J  K", "next, previous benchmark"),
          new HelpOverlay.Key("T", "next tab"),
          new HelpOverlay.Key("/", "filter: words, - before one that must not"),
          new HelpOverlay.Key("", "occur, mark:real for a mark"),
          new HelpOverlay.Key("W", "margin"),
          new HelpOverlay.Key("C  Shift C", "copy command, copy reasons as Markdown"),
          new HelpOverlay.Key("Esc", "back, clear filter, choose none"));

  private static final List<HelpOverlay.Key> FIGURES =
      List.of(
          new HelpOverlay.Key("1 \u2026 7", "forks, fork, scores, pairs, distribution,"),
          new HelpOverlay.Key("", "changes, history"),
          new HelpOverlay.Key("[  ]", "fork before, fork after"),
          new HelpOverlay.Key("Ctrl E", "save figure"));

  private static final List<HelpOverlay.Key> TRIAGE =
      List.of(
          new HelpOverlay.Key("M", "mark, then one of"),
          new HelpOverlay.Key("R  E  N  A  L", "rerun, real, noise, accepted, later"),
          new HelpOverlay.Key("X", "no mark"),
          new HelpOverlay.Key(".", "repeat the mark"),
          new HelpOverlay.Key("Ctrl M", "write a note"),
          new HelpOverlay.Key("Ctrl Z  Ctrl Y", "undo, redo marks and notes"),
          new HelpOverlay.Key("Ctrl S", "save the workspace"));

  private static final List<HelpOverlay.Key> WINDOW =
      List.of(
          new HelpOverlay.Key("Ctrl O", "open a record, a history or a workspace"),
          new HelpOverlay.Key("Ctrl Shift O", "open the record to compare with"),
          new HelpOverlay.Key("Ctrl H", "open a history beside it"),
          new HelpOverlay.Key("Ctrl Shift E", "save page"),
          new HelpOverlay.Key("F6  Shift F6", "next, previous pane"),
          new HelpOverlay.Key("Ctrl +  Ctrl -  Ctrl 0", "larger, smaller, normal text"),
          new HelpOverlay.Key("F1  ?", "this list"));

  private RecordKeyList() {}

  /// The columns of the list.
  static List<List<HelpOverlay.Group>> columns() {
    return List.of(
        List.of(new HelpOverlay.Group("Benchmarks", ROWS), new HelpOverlay.Group("Triage", TRIAGE)),
        List.of(
            new HelpOverlay.Group("Figures", FIGURES), new HelpOverlay.Group("Window", WINDOW)));
  }
}
