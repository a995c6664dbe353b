package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.FileStamps;
import org.jspecify.annotations.Nullable;

/// Notices that an open file changed on disk. Looks every few seconds, off the UI thread; a change
/// counts once the file has stayed the same for one interval, so that a file that is still being
/// written is not reported.
public final class ChangeWatch {
  private static final long MILLIS = 3_000;

  private final BackgroundRunner runner;
  private final Lane lane;
  private final SessionViewModel session;
  private final ReadOnlyStringWrapper changed = new ReadOnlyStringWrapper("");
  private @Nullable CompareRequest watched;
  private @Nullable FileStamps known;
  private @Nullable FileStamps before;
  private int round;

  /// @param runner where files are looked at
  /// @param session what is open
  ChangeWatch(BackgroundRunner runner, SessionViewModel session) {
    this.runner = runner;
    this.session = session;
    lane = runner.lane();
    session.phaseProperty().addListener((observed, old, phase) -> follow(phase));
  }

  private void follow(Phase phase) {
    CompareRequest request = session.requestProperty().get();
    if (phase == Phase.EMPTY) {
      stop();
    } else if (phase == Phase.READING && request != null) {
      stop();
      watched = request;
      // Before the files are read, so that what is written meanwhile counts as a change.
      lane.run(ticket -> FileStamps.of(request)).onSuccess(this::begin);
    }
  }

  private void stop() {
    lane.cancel();
    round++;
    watched = null;
    known = null;
    before = null;
    changed.set("");
  }

  private void begin(FileStamps stamps) {
    known = stamps;
    before = stamps;
    plan();
  }

  private void plan() {
    int mine = round;
    runner.later(
        MILLIS,
        () -> {
          if (mine == round) {
            look();
          }
        });
  }

  private void look() {
    CompareRequest request = watched;
    if (request != null) {
      lane.run(ticket -> FileStamps.of(request)).onSuccess(this::compare);
    }
  }

  private void compare(FileStamps now) {
    FileStamps reference = known;
    if (reference != null && now.equals(before)) {
      changed.set(text(now.changedSince(reference)));
    }
    before = now;
    plan();
  }

  private static String text(List<Path> files) {
    return files.size() > 3
        ? files.size() + " files"
        : files.stream()
            .map(file -> FileName.of(file.toString()))
            .collect(Collectors.joining(", "));
  }

  /// Goes on with what was read; the next change is told again.
  public void ignore() {
    known = before;
    changed.set("");
  }

  /// Reads the files again.
  public void reload() {
    session.reload();
  }

  /// The files that changed; empty while none did.
  public ReadOnlyStringProperty changedProperty() {
    return changed.getReadOnlyProperty();
  }
}
