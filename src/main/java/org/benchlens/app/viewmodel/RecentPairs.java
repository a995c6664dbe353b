package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.compare.Status;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workspace.preferences.Preferences;
import org.benchlens.workspace.preferences.RecentPair;

/// The pairs that were opened before. A pair is remembered once it could be opened.
public final class RecentPairs {
  private static final long REST = 1000;

  private final PreferencesViewModel preferences;
  private final SessionViewModel session;
  private final RowsViewModel rows;
  private final Surroundings around;
  private final ReadOnlyObjectWrapper<List<RecentLine>> lines =
      new ReadOnlyObjectWrapper<>(List.of());
  private long changes;

  /// @param runner what waits until settings rest
  /// @param preferences where they are kept
  /// @param session what is open
  /// @param rows its rows
  /// @param around the present, and how to say the past
  RecentPairs(
      BackgroundRunner runner,
      PreferencesViewModel preferences,
      SessionViewModel session,
      RowsViewModel rows,
      Surroundings around) {
    this.preferences = preferences;
    this.session = session;
    this.rows = rows;
    this.around = around;
    preferences.preferencesProperty().subscribe(this::show);
    session.phaseProperty().addListener((observed, before, now) -> follow(before, now));
    session.settingsProperty().addListener(change -> countSoon(runner));
  }

  private void show(Preferences now) {
    List<RecentLine> shown = now.recent().stream().map(this::line).toList();
    if (!shown.equals(lines.get())) {
      lines.set(shown);
    }
  }

  private RecentLine line(RecentPair pair) {
    boolean folders = !FileName.of(pair.reference()).equals(FileName.of(pair.compare()));
    return new RecentLine(
        folders ? FileName.of(pair.reference()) : pair.reference(),
        folders ? FileName.of(pair.compare()) : pair.compare(),
        pair.reference() + "\n" + pair.compare(),
        pair.counts(),
        around.when().apply(pair.opened()));
  }

  /// A limit that is being moved is decided again many times: what it comes to is what counts.
  private void countSoon(BackgroundRunner runner) {
    long mine = ++changes;
    runner.later(
        REST,
        () -> {
          if (mine == changes) {
            follow(Phase.READY, session.phaseProperty().get());
          }
        });
  }

  private void follow(Phase before, Phase now) {
    CompareRequest request = session.requestProperty().get();
    if (request == null) {
      return;
    }
    String reference = absolute(request.reference());
    String compare = absolute(request.compare());
    if (before == Phase.READING && now == Phase.DECIDING) {
      long second = around.now().getAsLong();
      preferences.change(known -> known.opened(reference, compare, second));
    } else if (now == Phase.READY) {
      Map<Status, Integer> counts = new EnumMap<>(Status.class);
      counts.putAll(StatusCounts.of(rows.items()).counts());
      preferences.change(known -> known.counted(reference, compare, counts));
    }
  }

  private static String absolute(Path path) {
    return path.toAbsolutePath().normalize().toString();
  }

  /// Opens a pair again.
  ///
  /// @param index its position in [#linesProperty]
  public void open(int index) {
    RecentPair pair = preferences.preferencesProperty().get().recent().get(index);
    session.open(CompareRequest.of(Path.of(pair.reference()), Path.of(pair.compare())));
  }

  /// Forgets all of them.
  public void clear() {
    preferences.change(Preferences::withoutRecent);
  }

  /// The pairs, newest first.
  public ReadOnlyObjectProperty<List<RecentLine>> linesProperty() {
    return lines.getReadOnlyProperty();
  }
}
