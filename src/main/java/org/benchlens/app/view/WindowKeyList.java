package org.benchlens.app.view;

import java.util.List;

/// The keys of the window for comparisons, as its list of keys shows them.
final class WindowKeyList {
  private static final List<HelpOverlay.Key> ROWS =
      List.of(
          new HelpOverlay.Key("J  K", "next, previous row"),
          new HelpOverlay.Key("N  Shift N", "next, previous AMBG row: by reason, nearest flip"),
          new HelpOverlay.Key("Enter", "drill-down"),
          new HelpOverlay.Key("F", "drill-down in its own window, and back"),
          new HelpOverlay.Key("Space", "peek plot"),
          new HelpOverlay.Key("U", "one-sided"),
          new HelpOverlay.Key("/", "filter; Ctrl Space suggests"),
          new HelpOverlay.Key("G", "group rows, and no longer"),
          new HelpOverlay.Key("\u2190  \u2192", "close, open a group"),
          new HelpOverlay.Key("Ctrl B", "facets"),
          new HelpOverlay.Key("Ctrl K", "columns"),
          new HelpOverlay.Key("Ctrl C  Ctrl Shift C", "copy rows, copy the cell"),
          new HelpOverlay.Key("Esc", "back, clear filter, cancel"),
          new HelpOverlay.Key("C", "copy compare command"),
          new HelpOverlay.Key("Shift C", "copy row as Markdown"));
  private static final List<HelpOverlay.Key> PLOTS =
      List.of(
          new HelpOverlay.Key("1 \u2026 9", "distribution, ecdf, shift, coverage, curve,"),
          new HelpOverlay.Key("", "run order, lag, time-freq, box"),
          new HelpOverlay.Key("0", "the figure that fits the reason"),
          new HelpOverlay.Key("T  L  D", "times or cycles, linear or log, density lines"),
          new HelpOverlay.Key("Drag  Shift drag", "zoom, select samples"),
          new HelpOverlay.Key("Ctrl wheel  Ctrl Shift drag", "zoom upright, to a box"),
          new HelpOverlay.Key("Home", "whole figures, nothing selected"),
          new HelpOverlay.Key("P", "pin the figures of this row"),
          new HelpOverlay.Key("A", "chart of all shown rows"),
          new HelpOverlay.Key("Ctrl E", "export a figure or a chart"));
  private static final List<HelpOverlay.Key> WINDOW =
      List.of(
          new HelpOverlay.Key("Ctrl O", "open two files; with Shift two folders"),
          new HelpOverlay.Key("Ctrl V", "paste two paths"),
          new HelpOverlay.Key("F5", "reload"),
          new HelpOverlay.Key("F6  Shift F6", "next, previous pane"),
          new HelpOverlay.Key("Ctrl +  Ctrl -  Ctrl 0", "larger, smaller, normal text"),
          new HelpOverlay.Key("F1  ?", "this list; on a check its explanation"));

  private static final List<HelpOverlay.Key> TRIAGE =
      List.of(
          new HelpOverlay.Key("Q", "queue, and back"),
          new HelpOverlay.Key("M", "mark, then one of"),
          new HelpOverlay.Key("R  E  N  A  L", "rerun, real, noise, accepted, later"),
          new HelpOverlay.Key("X", "no mark"),
          new HelpOverlay.Key(".", "repeat the mark"),
          new HelpOverlay.Key("Ctrl M", "write a note"),
          new HelpOverlay.Key("W", "what-if"),
          new HelpOverlay.Key("\u2190  \u2192", "move a limit"),
          new HelpOverlay.Key("Ctrl Z  Ctrl Y", "undo, redo marks and limits"),
          new HelpOverlay.Key("Ctrl S", "save the workspace"));

  private WindowKeyList() {}

  /// The columns of the list.
  static List<List<HelpOverlay.Group>> columns() {
    return List.of(
        List.of(new HelpOverlay.Group("Rows", ROWS), new HelpOverlay.Group("Window", WINDOW)),
        List.of(new HelpOverlay.Group("Plots", PLOTS), new HelpOverlay.Group("Triage", TRIAGE)));
  }
}
