package org.benchlens.reading.binary;

import java.util.EnumMap;
import java.util.Map;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.SampleFile;
import org.benchlens.model.SampleRead;
import org.benchlens.model.SampleSource;
import org.benchlens.model.State;

/// The sidecars of one state. Remembers where they are between [#material] and [#read], so that a
/// file is looked for once.
final class StateSamples implements SampleSource {
  private final SampleLocator locator;
  private final State state;
  private final Map<SampleArray, Location> locations = new EnumMap<>(SampleArray.class);

  StateSamples(SampleLocator locator, State state) {
    this.locator = locator;
    this.state = state;
  }

  @Override
  public boolean material(SampleArray array) {
    SampleFile file = state.declared(array).orElse(null);
    return file != null
        && file.count() > 0
        && location(file, array) instanceof Location.Found found
        && found.size() > 0;
  }

  @Override
  public SampleRead read(SampleArray array) {
    SampleFile file = state.declared(array).orElse(null);
    if (file == null) {
      return new SampleRead.Faulty(
          new SampleFault(SampleFault.Kind.NOT_DECLARED, array, "", -1, -1));
    }
    return locator.read(location(file, array), file, array);
  }

  private Location location(SampleFile file, SampleArray array) {
    return locations.computeIfAbsent(array, any -> locator.find(file.filename()));
  }
}
