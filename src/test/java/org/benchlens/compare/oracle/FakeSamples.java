package org.benchlens.compare.oracle;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.SampleRead;
import org.benchlens.model.SampleSource;
import org.benchlens.model.Samples;
import org.jspecify.annotations.Nullable;

/// Samples in memory; an array without an entry is not declared. Counts how often each array is
/// read.
public final class FakeSamples implements SampleSource {
  private final Map<SampleArray, SampleRead> reads = new EnumMap<>(SampleArray.class);
  private final Map<SampleArray, Integer> asked = new EnumMap<>(SampleArray.class);

  /// Declares an array that can be read.
  public FakeSamples with(SampleArray array, float... values) {
    reads.put(array, new SampleRead.Loaded(Samples.of(values)));
    return this;
  }

  /// Declares an array that cannot be read.
  public FakeSamples with(SampleArray array, SampleFault.Kind fault) {
    reads.put(array, new SampleRead.Faulty(new SampleFault(fault, array, array.word(), 3, 2)));
    return this;
  }

  /// The same samples, never read so far.
  public FakeSamples fresh() {
    FakeSamples copy = new FakeSamples();
    copy.reads.putAll(reads);
    return copy;
  }

  /// What reading gives; null when not declared.
  public @Nullable SampleRead peek(SampleArray array) {
    return reads.get(array);
  }

  /// The values of a readable array.
  public Optional<float[]> values(SampleArray array) {
    return reads.get(array) instanceof SampleRead.Loaded loaded
        ? Optional.of(loaded.samples().toArray())
        : Optional.empty();
  }

  /// How often an array was read.
  public int timesAsked(SampleArray array) {
    return asked.getOrDefault(array, 0);
  }

  /// The declared count: that of the values, 3 for a broken file, 0 for one that is empty by
  /// declaration.
  long count(SampleArray array) {
    return reads.get(array) instanceof SampleRead.Loaded loaded ? loaded.samples().size() : 3;
  }

  @Override
  public boolean material(SampleArray array) {
    return switch (reads.get(array)) {
      case null -> false;
      case SampleRead.Loaded(Samples samples) -> samples.size() > 0;
      case SampleRead.Faulty(SampleFault fault) ->
          fault.kind() == SampleFault.Kind.COUNT_DIFFERS
              || fault.kind() == SampleFault.Kind.UNREADABLE;
    };
  }

  @Override
  public SampleRead read(SampleArray array) {
    asked.merge(array, 1, Integer::sum);
    SampleRead read = reads.get(array);
    return read != null ? read : SampleSource.NONE.read(array);
  }
}
