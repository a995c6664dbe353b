package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.benchlens.compare.Settings;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFile;
import org.benchlens.model.Side;

/// The text of the status bar.
public final class StatusLine {
  private final ExplorerViewModel explorer;
  private List<RowItem> counted = List.of();
  private long samples;
  private final ReadOnlyStringWrapper state = new ReadOnlyStringWrapper("Ready");
  private final ReadOnlyStringWrapper facts = new ReadOnlyStringWrapper("");
  private final ReadOnlyBooleanWrapper working = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper stopped = new ReadOnlyBooleanWrapper();

  /// @param explorer what it tells about
  public StatusLine(ExplorerViewModel explorer) {
    this.explorer = explorer;
    SessionViewModel session = explorer.session();
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
          case READING -> "Reading files";
          case DECIDING -> "Evidence " + counted;
          case STOPPED -> "Stopped at " + counted;
          case FAILED -> notice.isEmpty() ? "Nothing was compared" : notice;
          case EMPTY, READY -> notice.isEmpty() ? "Ready" : notice;
        });
  }

  private String facts() {
    List<RowItem> items = explorer.rows().items();
    List<String> facts = new ArrayList<>();
    facts.add(items.size() + (items.size() == 1 ? " row" : " rows"));
    if (!items.equals(counted)) {
      counted = items;
      samples = items.stream().mapToLong(StatusLine::samples).sum();
    }
    facts.add(samples == 0 ? "no samples" : grouped(samples) + " samples");
    facts.add("config: " + config(explorer.session().settingsProperty().get()));
    int hidden = explorer.rows().lookProperty().get().hiddenAxes().size();
    if (hidden > 0) {
      facts.add(hidden + (hidden == 1 ? " axis has" : " axes have") + " no value here");
    }
    return String.join("     ", facts);
  }

  private static String config(Settings settings) {
    return settings.preset().thresholds().equals(settings.thresholds())
        ? settings.preset().word()
        : settings.preset().word() + ", changed";
  }

  private static long samples(RowItem item) {
    long count = 0;
    for (Side side : Side.values()) {
      count +=
          item.row().matched().state(side).declared(SampleArray.TIMES).stream()
              .mapToLong(SampleFile::count)
              .sum();
    }
    return count;
  }

  private static String grouped(long number) {
    StringBuilder text = new StringBuilder(Long.toString(number));
    for (int at = text.length() - 3; at > 0; at -= 3) {
      text.insert(at, ',');
    }
    return text.toString();
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
