package org.benchlens.app;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import org.benchlens.app.viewmodel.Desk;
import org.benchlens.app.viewmodel.Surroundings;
import org.benchlens.present.format.WhenText;
import org.benchlens.workflow.PreferencesStore;
import org.benchlens.workflow.SampleCases;

/// What a window finds around it on this machine.
final class Around {

  private Around() {}

  static Surroundings of(Desk desk, PreferencesStore store) {
    return new Surroundings(
        desk,
        store,
        samples(),
        () -> Instant.now().getEpochSecond(),
        second -> WhenText.of(second, Instant.now().getEpochSecond(), ZoneId.systemDefault()));
  }

  /// The samples beside the program's own jar or classes.
  static List<SampleCases.SampleCase> samples() {
    var source = Around.class.getProtectionDomain().getCodeSource();
    if (source == null || source.getLocation() == null) {
      return List.of();
    }
    try {
      return SampleCases.near(Path.of(source.getLocation().toURI()));
    } catch (URISyntaxException e) {
      // A place that cannot be written as a path has nothing beside it.
      return List.of();
    }
  }
}
