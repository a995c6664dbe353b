package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.sensitivity.Flip;
import org.benchlens.present.table.NearestFlip;

/// The rows to triage, by reason and then by their nearest flip.
///
/// Rows keep their places while limits are tried and marks are set; they are put in order anew when
/// rows have gained their verdicts by settings that are no trial, and when their flips are known.
public final class QueueViewModel {
  private final RowsViewModel rows;
  private final WhatIfViewModel whatIf;
  private final ObservableList<RowItem> lines = FXCollections.observableArrayList();
  private final ObservableList<RowItem> linesToAll =
      FXCollections.unmodifiableObservableList(lines);
  private List<RowItem> of = List.of();

  QueueViewModel(RowsViewModel rows, WhatIfViewModel whatIf, FlipsViewModel flips) {
    this.rows = rows;
    this.whatIf = whatIf;
    whatIf.changeProperty().addListener(change -> order());
    flips.ticksProperty().addListener(change -> order());
    rows.traitsProperty().addListener(change -> emptied());
  }

  private void emptied() {
    rows.traitsProperty().get();
    if (!of.equals(rows.items())) {
      lines.clear();
    }
  }

  private void order() {
    boolean trial = !whatIf.triedProperty().get().equals(whatIf.baseProperty().get());
    if (trial && of.equals(rows.items())) {
      return;
    }
    of = rows.items();
    List<RowItem> open = new ArrayList<>();
    for (RowItem item : of) {
      boolean ambiguous =
          item.row().verdict().filter(made -> made.status() == Status.AMBG).isPresent();
      if (ambiguous || item.row().extras().was().equals(Status.AMBG.word())) {
        open.add(item);
      }
    }
    open.sort(ORDER);
    if (!lines.equals(open)) {
      lines.setAll(open);
    }
  }

  private static final Comparator<RowItem> ORDER =
      Comparator.comparingInt(QueueViewModel::reason)
          .thenComparingDouble(QueueViewModel::flip)
          .thenComparingInt(RowItem::index);

  private static int reason(RowItem item) {
    return item.row().verdict().map(Decision::reason).map(Enum::ordinal).orElse(Integer.MAX_VALUE);
  }

  private static double flip(RowItem item) {
    return item.row()
        .extras()
        .flip()
        .flatMap(NearestFlip::flip)
        .map(Flip::size)
        .orElse(Double.POSITIVE_INFINITY);
  }

  /// Selects the next row of the queue that passes the filter, or the one before; stays when there
  /// is none. From a row outside it goes to the first.
  public void move(boolean forth) {
    List<RowItem> passing = passing();
    int at = passing.indexOf(rows.selectedProperty().get());
    int to = at < 0 ? (forth ? 0 : passing.size() - 1) : forth ? at + 1 : at - 1;
    if (to >= 0 && to < passing.size()) {
      rows.select(passing.get(to));
    }
  }

  /// Selects the next row without a mark, from the start again after the last.
  public void moveToUnseen() {
    List<RowItem> passing = passing();
    int at = passing.indexOf(rows.selectedProperty().get());
    for (int i = 1; i <= passing.size(); i++) {
      RowItem item = passing.get(Math.floorMod(at + i, passing.size()));
      if (item.row().extras().remark().mark().isEmpty()) {
        rows.select(item);
        return;
      }
    }
  }

  private List<RowItem> passing() {
    boolean[] passes = new boolean[rows.items().size()];
    rows.passing().stream()
        .filter(item -> item.index() < passes.length)
        .forEach(item -> passes[item.index()] = true);
    return lines.stream().filter(item -> passes[item.index()]).toList();
  }

  /// The rows from the top.
  public ObservableList<RowItem> lines() {
    return linesToAll;
  }
}
