package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.SampleFile;
import org.benchlens.model.State;
import org.benchlens.workflow.OpenedRuns;
import org.jspecify.annotations.Nullable;

/// The text of the status bar.
public final class StatusLine {
  private final ExplorerViewModel explorer;
  private final ReadOnlyStringWrapper state = new ReadOnlyStringWrapper("Ready");
  private final ReadOnlyStringWrapper facts = new ReadOnlyStringWrapper("");
  private final ReadOnlyBooleanWrapper working = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper stopped = new ReadOnlyBooleanWrapper();
  private long samples;

  /// @param explorer what it tells about
  public StatusLine(ExplorerViewModel explorer) {
    this.explorer = explorer;
    SessionViewModel session = explorer.session();
    // Once for all rows: there may be thousands, and this is the UI thread.
    session.runsProperty().subscribe(runs -> samples = count(runs));
    session.phaseProperty().subscribe(phase -> tell());
    session.decidedProperty().subscribe(count -> tellState());
    explorer.noticeProperty().subscribe(notice -> tellState());
    explorer.rows().lookProperty().subscribe(look -> tell());
  }

  private void tell() {
    Phase phase = explorer.session().phaseProperty().get();
    working.set(phase == Phase.READING || phase == Phase.DECIDING);
    stopped.set(phase == Phase.STOPPED);
    tellState();
    facts.set(phase == Phase.READY || phase == Phase.STOPPED ? facts() : "");
  }

  private void tellState() {
    SessionViewModel session = explorer.session();
    int all = explorer.rows().items().size();
    String counted = session.decidedProperty().get() + " of " + all + " rows";
    String notice = explorer.noticeProperty().get();
    state.set(
        switch (session.phaseProperty().get()) {
          case READING -> all == 0 ? "Reading files" : "Reading files, " + all + " rows so far";
          case DECIDING -> "Evidence " + counted;
          case STOPPED -> "Stopped at " + counted;
          case FAILED -> notice.isEmpty() ? "Nothing was compared" : notice;
          case EMPTY, READY -> notice.isEmpty() ? "Ready" : notice;
        });
  }

  private String facts() {
    List<RowItem> items = explorer.rows().items();
    List<String> facts = new ArrayList<>();
    facts.add(Counted.of(items.size(), "row"));
    facts.add(samples == 0 ? "no samples" : Counted.grouped(samples) + " samples");
    int hidden = explorer.rows().lookProperty().get().hiddenAxes().size();
    if (hidden > 0) {
      facts.add(hidden + (hidden == 1 ? " axis has" : " axes have") + " no value here");
    }
    return String.join("     ", facts);
  }

  private static long count(@Nullable OpenedRuns runs) {
    long count = 0;
    if (runs != null) {
      for (MatchedRow row : runs.rows()) {
        count += count(row.reference()) + count(row.compare());
      }
    }
    return count;
  }

  private static long count(State state) {
    SampleFile times = state.times();
    return times == null ? 0 : times.count();
  }

  /// What the program does.
  public ReadOnlyStringProperty stateProperty() {
    return state.getReadOnlyProperty();
  }

  /// What is open.
  public ReadOnlyStringProperty factsProperty() {
    return facts.getReadOnlyProperty();
  }

  /// Whether something runs that can be cancelled.
  public ReadOnlyBooleanProperty workingProperty() {
    return working.getReadOnlyProperty();
  }

  /// Whether something was cancelled that can go on.
  public ReadOnlyBooleanProperty stoppedProperty() {
    return stopped.getReadOnlyProperty();
  }
}
