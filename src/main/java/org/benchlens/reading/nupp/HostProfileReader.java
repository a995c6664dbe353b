package org.benchlens.reading.nupp;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalLong;
import org.benchlens.model.nupp.HostProfile;

/// Reads the description of a machine.
final class HostProfileReader {
  private HostProfileReader() {}

  static Optional<HostProfile> read(RecordCursor at) throws IOException {
    if (!at.object()) {
      return Optional.empty();
    }
    Optional<String> platform = Optional.empty();
    Optional<String> architecture = Optional.empty();
    OptionalLong bits = OptionalLong.empty();
    Optional<String> revision = Optional.empty();
    for (String key = at.nextKey(); key != null; key = at.nextKey()) {
      switch (key) {
        case "platform" -> platform = at.text();
        case "architecture" -> architecture = at.text();
        case "pointerBits" -> bits = at.whole();
        case "luajitRevision" -> revision = at.text();
        default -> at.skip();
      }
    }
    return Optional.of(new HostProfile(platform, architecture, bits, revision));
  }
}
