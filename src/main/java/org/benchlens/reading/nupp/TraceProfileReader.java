package org.benchlens.reading.nupp;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.benchlens.model.nupp.TraceProfile;

/// Reads the identity of a trace recorder.
final class TraceProfileReader {
  private TraceProfileReader() {}

  static Optional<TraceProfile> read(RecordCursor at) throws IOException, RecordRefusal {
    if (!at.object()) {
      return Optional.empty();
    }
    Optional<String> id = Optional.empty();
    Optional<String> revision = Optional.empty();
    OptionalLong version = OptionalLong.empty();
    Optional<String> architecture = Optional.empty();
    Optional<String> system = Optional.empty();
    List<String> features = List.of();
    Optional<String> schema = Optional.empty();
    Optional<Boolean> supported = Optional.empty();
    for (String key = at.nextKey(); key != null; key = at.nextKey()) {
      switch (key) {
        case "id" -> id = at.text();
        case "luajitRevision" -> revision = at.text();
        case "luajitVersion" -> version = at.whole();
        case "architecture" -> architecture = at.text();
        case "operatingSystem" -> system = at.text();
        case "enabledRecorderFeatures" ->
            features = at.list(() -> at.text().orElse(null)).orElse(List.of());
        case "bytecodeSchema" -> schema = at.text();
        case "supported" -> supported = at.truth();
        default -> at.skip();
      }
    }
    return Optional.of(
        new TraceProfile(id, revision, version, architecture, system, features, schema, supported));
  }
}
