package org.benchlens.app.viewmodel;

import java.util.List;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.compare.Settings;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.OpenedRuns;

/// The command line that compares what the window shows, restricted to the selected row.
final class ShownCommand {
  private final Lane lane;
  private final SessionViewModel session;
  private final RowsViewModel rows;
  private final ReadOnlyStringWrapper text = new ReadOnlyStringWrapper("");

  ShownCommand(BackgroundRunner runner, SessionViewModel session, RowsViewModel rows) {
    lane = runner.lane();
    this.session = session;
    this.rows = rows;
    session.requestProperty().addListener(change -> update());
    session.phaseProperty().addListener(change -> update());
    session.settingsProperty().addListener(change -> update());
    rows.selectedProperty().addListener(change -> update());
  }

  private void update() {
    CompareRequest request = session.requestProperty().get();
    RowItem item = rows.selectedProperty().get();
    OpenedRuns runs = session.runsProperty().get();
    MatchedRow row = item == null || runs == null ? null : item.row().matched();
    List<MatchedRow> all = runs == null ? List.of() : runs.rows();
    Settings settings = session.settingsProperty().get();
    if (request == null) {
      lane.cancel();
      text.set("");
    } else {
      // What restricts it to a row takes a look at all rows.
      lane.run(ticket -> CompareCommand.of(request, settings, row, all)).onSuccess(text::set);
    }
  }

  /// The command; empty when nothing is open.
  ReadOnlyStringProperty textProperty() {
    return text.getReadOnlyProperty();
  }
}
