package org.benchlens.app;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.benchlens.app.viewmodel.Desk;
import org.benchlens.app.viewmodel.Surroundings;
import org.benchlens.present.format.WhenText;
import org.benchlens.workflow.Autosave;
import org.benchlens.workflow.Lesson;
import org.benchlens.workflow.PreferencesStore;

/// What a window finds around it on this machine.
final class Around {

  private static final int HIGHEST = 5;

  private Around() {}

  static Surroundings of(Desk desk, PreferencesStore store) {
    return new Surroundings(
        desk,
        store,
        samples(),
        () -> Instant.now().getEpochSecond(),
        second -> WhenText.of(second, Instant.now().getEpochSecond(), ZoneId.systemDefault()),
        new Autosave(Optional.empty()));
  }

  /// The same with the place where unsaved marks survive a crash.
  static Surroundings kept(Desk desk, Kept kept) {
    return of(desk, kept.store()).with(kept.autosave());
  }

  /// The same where preferences last as long as the process.
  static Surroundings unkept(Desk desk) {
    return of(desk, Surroundings.of(desk).store());
  }

  /// The samples that the launcher names, or those beside the program's own classes.
  static List<Lesson> samples() {
    String named = System.getProperty("benchlens.samples", "");
    if (!named.isEmpty()) {
      return Lesson.in(Path.of(named));
    }
    var source = Around.class.getProtectionDomain().getCodeSource();
    if (source == null || source.getLocation() == null) {
      return List.of();
    }
    try {
      Path at = Path.of(source.getLocation().toURI());
      for (int i = 0; i < HIGHEST && at != null; i++) {
        List<Lesson> lessons = Lesson.in(at.resolve("samples"));
        if (!lessons.isEmpty()) {
          return lessons;
        }
        at = at.getParent();
      }
    } catch (URISyntaxException e) {
      // A place that cannot be written as a path has nothing beside it.
      return List.of();
    }
    return List.of();
  }
}
