package org.benchlens.app.viewmodel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.app.task.Ticket;
import org.benchlens.compare.Settings;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.compare.sensitivity.Outlook;
import org.benchlens.present.advice.NextStep;
import org.benchlens.present.advice.ShellQuoting;
import org.benchlens.workflow.FindOutlook;
import org.benchlens.workflow.OpenedRuns;
import org.jspecify.annotations.Nullable;

/// The outlook of a row and what to do next about it. Worked out off the UI thread; an
/// outlook once known is kept.
public final class AdviceViewModel {
  private static final int MOST_KEPT = 500;

  private final Lane lane;
  private final SessionViewModel session;
  private final RowFocus focus;
  private final Supplier<List<RowItem>> marked;
  private final ShellQuoting shell;
  private final ReadOnlyObjectWrapper<@Nullable Advice> advice = new ReadOnlyObjectWrapper<>();
  private final Map<Key, Optional<Outlook>> kept =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Optional<Outlook>> eldest) {
          return size() > MOST_KEPT;
        }
      };
  private @Nullable OpenedRuns of;
  private List<RowItem> shown = List.of();
  private int revision;

  private record Key(int index, Settings settings) {}

  /// @param focus which row
  /// @param marked the rows that a command is for, the row among them
  /// @param shell how words of a command are typed here
  AdviceViewModel(
      BackgroundRunner runner,
      SessionViewModel session,
      RowFocus focus,
      Supplier<List<RowItem>> marked,
      ShellQuoting shell) {
    lane = runner.lane();
    this.session = session;
    this.focus = focus;
    this.marked = marked;
    this.shell = shell;
    focus.item().addListener((observed, before, now) -> update());
    focus.changes().addListener(change -> update());
    if (focus.item().getValue() != null) {
      update();
    }
  }

  /// Looks again which rows are marked, after more of them were.
  void update() {
    OpenedRuns runs = session.runsProperty().get();
    if (!java.util.Objects.equals(runs, of)) {
      of = runs;
      kept.clear();
      shown = List.of();
    }
    RowItem item = focus.item().getValue();
    Decision decision = item == null ? null : item.row().decision();
    if (item == null || decision == null || runs == null) {
      lane.cancel();
      shown = List.of();
      advice.set(null);
      return;
    }
    List<RowItem> selected = marked.get();
    if (selected.equals(shown) && revision == item.revision()) {
      return;
    }
    shown = selected;
    revision = item.revision();
    find(runs, item, decision, selected);
  }

  private void find(OpenedRuns runs, RowItem item, Decision decision, List<RowItem> selected) {
    Key key = new Key(item.index(), item.settings());
    boolean known = kept.containsKey(key);
    Optional<Outlook> before = kept.getOrDefault(key, Optional.empty());
    MatchedRow row = item.row().matched();
    List<MatchedRow> matched = selected.stream().map(each -> each.row().matched()).toList();
    advice.set(new Advice(item, known, before, "", "", 0));
    lane.run(
            ticket -> {
              Optional<Outlook> outlook =
                  known ? before : outlook(runs, row, item, decision, ticket);
              NextStep step = NextStep.of(row, decision, outlook);
              return made(item, outlook, step, runs, matched);
            })
        .onSuccess(
            made -> {
              kept.put(key, made.outlook());
              advice.set(made);
            });
  }

  private static Optional<Outlook> outlook(
      OpenedRuns runs, MatchedRow row, RowItem item, Decision decision, Ticket ticket) {
    ticket.awaitCalm();
    return FindOutlook.of(
        runs, row, item.settings(), decision.status(), (done, total) -> ticket.check());
  }

  private Advice made(
      RowItem item,
      Optional<Outlook> outlook,
      NextStep step,
      OpenedRuns runs,
      List<MatchedRow> matched) {
    return step.measure()
        .map(measure -> RerunCommand.of(runs, matched, measure, shell))
        .map(found -> new Advice(item, true, outlook, step.sentence(), found.line(), found.extra()))
        .orElseGet(() -> new Advice(item, true, outlook, step.sentence(), "", 0));
  }

  /// Outlook and advice of the row; null without a verdict.
  public ReadOnlyObjectProperty<@Nullable Advice> adviceProperty() {
    return advice.getReadOnlyProperty();
  }
}
