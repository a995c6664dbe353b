package org.benchlens.app.viewmodel;

import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.workflow.OpenedRuns;
import org.jspecify.annotations.Nullable;

/// The lists about the inputs, one of which may be open below the table.
public final class InspectorViewModel {
  private final Lane lane;
  private final SessionViewModel session;
  private final RowsViewModel rows;
  private final ReadOnlyObjectWrapper<@Nullable Detail> open = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<Inspection> content =
      new ReadOnlyObjectWrapper<>(Inspection.NONE);

  /// @param runner where the lists are collected
  /// @param session what is open
  /// @param rows the table
  InspectorViewModel(BackgroundRunner runner, SessionViewModel session, RowsViewModel rows) {
    lane = runner.lane();
    this.session = session;
    this.rows = rows;
    session.phaseProperty().addListener((observed, before, phase) -> follow(phase));
    session.settingsProperty().addListener(change -> collect());
  }

  private void follow(Phase phase) {
    if (phase == Phase.EMPTY || phase == Phase.FAILED) {
      open.set(null);
    }
    collect();
  }

  private void collect() {
    OpenedRuns runs = session.runsProperty().get();
    List<RowItem> items = rows.items();
    lane.run(ticket -> Inspecting.of(runs, items)).onSuccess(content::set);
  }

  /// Opens a list.
  public void open(Detail detail) {
    if (session.runsProperty().get() != null) {
      open.set(detail);
    }
  }

  /// Opens a list, or closes it when it is the open one.
  public void toggle(Detail detail) {
    if (open.get() == detail) {
      close();
    } else {
      open(detail);
    }
  }

  /// Closes the list.
  public void close() {
    open.set(null);
  }

  /// Goes to the row of a problem, also when the filter hides it.
  public void go(ProblemLine problem) {
    go(problem.row());
  }

  /// Goes to the first row of a file.
  public void go(FileLine file) {
    go(
        file.first() > 0 && file.first() <= rows.items().size()
            ? rows.items().get(file.first() - 1)
            : null);
  }

  private void go(@Nullable RowItem row) {
    if (row == null) {
      return;
    }
    if (!rows.shown().contains(row)) {
      rows.filter("");
    }
    rows.select(row);
  }

  /// The open list, null for none.
  public ReadOnlyObjectProperty<@Nullable Detail> openProperty() {
    return open.getReadOnlyProperty();
  }

  /// All lists.
  public ReadOnlyObjectProperty<Inspection> contentProperty() {
    return content.getReadOnlyProperty();
  }
}
