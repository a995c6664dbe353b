package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.compare.Status;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.WorkspaceInputs;
import org.benchlens.workspace.preferences.Preferences;
import org.benchlens.workspace.preferences.RecentPair;
import org.benchlens.workspace.preferences.RecentTriage;
import org.jspecify.annotations.Nullable;

/// The pairs that were opened before. A pair is remembered once it could be opened, with the
/// workspace that was saved of it.
public final class RecentPairs {
  private static final long REST = 1000;

  private final PreferencesViewModel preferences;
  private final SessionViewModel session;
  private final RowsViewModel rows;
  private final Surroundings around;
  private final BackgroundRunner runner;
  private final Lane lane;
  private @Nullable TriageViewModel triage;
  private final ReadOnlyObjectWrapper<List<RecentLine>> lines =
      new ReadOnlyObjectWrapper<>(List.of());
  private long changes;

  /// @param runner where workspaces are looked for, and what waits until settings rest
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
    this.runner = runner;
    lane = runner.lane();
    preferences.preferencesProperty().subscribe(this::show);
    session.phaseProperty().addListener((observed, before, now) -> follow(before, now));
    session.settingsProperty().addListener(change -> countSoon());
  }

  /// Follows the triage: its workspace file, and how many rows are marked.
  void follow(TriageViewModel shown) {
    triage = shown;
    shown.workspace().fileProperty().addListener((observed, before, now) -> saved(now));
    shown.marks().progressProperty().addListener((observed, before, now) -> countSoon());
  }

  private void saved(@Nullable Path file) {
    CompareRequest request = session.requestProperty().get();
    if (file != null && request != null) {
      String reference = absolute(request.reference());
      String compare = absolute(request.compare());
      preferences.change(known -> known.saved(reference, compare, absolute(file)));
      if (triage != null) {
        triaged(triage);
      }
    }
  }

  private void triaged(TriageViewModel shown) {
    CompareRequest request = session.requestProperty().get();
    TriageProgress progress = shown.marks().progressProperty().get();
    // A pair whose workspace was not opened says nothing about what is marked there, nor do rows
    // that are just being replaced.
    boolean file = shown.workspace().fileProperty().get() != null;
    boolean says = !shown.marks().keys().isEmpty() && (progress.triaged() > 0 || file);
    if (request != null && phaseNow() == Phase.READY && (says || !remembered(request))) {
      String reference = absolute(request.reference());
      String compare = absolute(request.compare());
      preferences.change(
          known -> known.triaged(reference, compare, progress.triaged(), progress.all()));
    }
  }

  /// Whether there is a workspace of a pair.
  private boolean remembered(CompareRequest request) {
    return preferences.preferencesProperty().get().recent().stream()
        .filter(pair -> pair.isOf(absolute(request.reference()), absolute(request.compare())))
        .anyMatch(pair -> !pair.triage().workspace().isEmpty());
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
        paths(pair),
        pair.counts(),
        words(pair.triage()),
        around.when().apply(pair.opened()));
  }

  private static String paths(RecentPair pair) {
    String both = pair.reference() + "\n" + pair.compare();
    String workspace = pair.triage().workspace();
    return workspace.isEmpty() ? both : both + "\n" + workspace;
  }

  private static String words(RecentTriage triage) {
    if (triage.all() == 0) {
      return "";
    }
    return triage.done() == triage.all()
        ? "all triaged"
        : triage.done() + " of " + triage.all() + " triaged";
  }

  private Phase phaseNow() {
    return session.phaseProperty().get();
  }

  /// A limit that is being moved is decided again many times: what it comes to is what counts.
  private void countSoon() {
    long mine = ++changes;
    runner.later(
        REST,
        () -> {
          if (mine == changes) {
            follow(Phase.READY, phaseNow());
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
      if (triage != null) {
        triaged(triage);
      }
    }
  }

  private static String absolute(Path path) {
    return path.toAbsolutePath().normalize().toString();
  }

  /// Opens a pair again, with its workspace where that is still there.
  ///
  /// @param index its position in [#linesProperty]
  public void open(int index) {
    RecentPair pair = preferences.preferencesProperty().get().recent().get(index);
    CompareRequest request = CompareRequest.of(Path.of(pair.reference()), Path.of(pair.compare()));
    TriageViewModel shown = triage;
    String workspace = pair.triage().workspace();
    if (shown == null || workspace.isEmpty()) {
      session.open(request);
      return;
    }
    lane.run(ticket -> WorkspaceInputs.present(workspace))
        .onSuccess(
            found -> found.ifPresentOrElse(shown.workspace()::open, () -> session.open(request)));
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
