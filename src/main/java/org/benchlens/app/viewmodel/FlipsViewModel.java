package org.benchlens.app.viewmodel;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.app.task.Ticket;
import org.benchlens.compare.Settings;
import org.benchlens.compare.sensitivity.RowFlips;
import org.benchlens.present.table.NearestFlip;
import org.benchlens.workflow.EvidenceStore;
import org.benchlens.workflow.FindFlips;

/// Works out the nearest flip of every row once all have their verdicts, those in sight first.
///
/// Makes way at once for a decision by other settings, which begins it anew.
public final class FlipsViewModel {
  private static final long REST = 300;

  private final BackgroundRunner runner;
  private final Lane lane;
  private final SessionViewModel session;
  private final RowsViewModel rows;
  private final int workers;
  private final Consumer<String> notice;
  private final ReadOnlyObjectWrapper<FlipTicks> ticks =
      new ReadOnlyObjectWrapper<>(FlipTicks.NONE);
  private long asked;

  /// @param notice told when flips cannot be worked out
  FlipsViewModel(
      BackgroundRunner runner,
      SessionViewModel session,
      RowsViewModel rows,
      int workers,
      Consumer<String> notice) {
    this.runner = runner;
    lane = runner.lane();
    this.session = session;
    this.rows = rows;
    this.workers = workers;
    this.notice = notice;
    session.wantedProperty().addListener(change -> lane.cancel());
    session.settingsProperty().addListener(change -> startSoon());
    session.phaseProperty().addListener(change -> start());
  }

  /// A limit that is being moved is decided again many times; the search waits until it rests.
  private void startSoon() {
    long mine = ++asked;
    ticks.set(FlipTicks.NONE);
    runner.later(
        REST,
        () -> {
          if (mine == asked) {
            start();
          }
        });
  }

  private void start() {
    EvidenceStore store = session.evidence();
    Settings by = session.settingsProperty().get();
    if (store == null
        || session.phaseProperty().get() != Phase.READY
        || !by.equals(session.wantedProperty().get())) {
      lane.cancel();
      ticks.set(FlipTicks.NONE);
      return;
    }
    List<RowItem> items = rows.items();
    if (items.stream().anyMatch(item -> !item.settings().equals(by))) {
      // A decision has arrived and its rows are being put in place.
      return;
    }
    int[] order = order(items);
    lane.run(ticket -> search(store, by, items, order, ticket))
        .onSuccess(
            found -> {
              ticks.set(found);
              rows.refresh();
            })
        .onFailure(e -> notice.accept("Flips cannot be worked out: " + e.getMessage()));
  }

  private FlipTicks search(
      EvidenceStore store, Settings by, List<RowItem> items, int[] order, Ticket ticket) {
    RowFlips[] found = new RowFlips[items.size()];
    return session.alone(
        ticket,
        () -> {
          new FindFlips(workers)
              .search(
                  store,
                  by,
                  order,
                  (index, flips) -> {
                    found[index] = flips;
                    items.get(index).flip(new NearestFlip(flips.nearest()), by);
                  },
                  (done, total) -> {
                    ticket.check();
                    ticket.show(rows::refresh);
                  });
          return FlipTicks.of(List.of(found));
        });
  }

  private int[] order(List<RowItem> items) {
    boolean[] first = new boolean[items.size()];
    rows.passing().stream()
        .filter(item -> item.index() < first.length)
        .forEach(item -> first[item.index()] = true);
    return IntStream.concat(
            rows.passing().stream()
                .filter(item -> item.index() < first.length)
                .mapToInt(RowItem::index),
            IntStream.range(0, first.length).filter(i -> !first[i]))
        .toArray();
  }

  /// Where each limit, moved alone, flips rows.
  public ReadOnlyObjectProperty<FlipTicks> ticksProperty() {
    return ticks.getReadOnlyProperty();
  }
}
