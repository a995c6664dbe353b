package org.benchlens.compare.oracle;

import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.compare.Rules;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFile;
import org.benchlens.model.SampleRead;
import org.benchlens.model.SampleSource;
import org.benchlens.model.State;
import org.benchlens.model.Statistic;
import org.jspecify.annotations.Nullable;

/// One side of a row under one rule set.
record OracleSide(State state, SampleSource source, Rules rules) {

  /// A number of the cold measurement, null when missing.
  @Nullable Double number(Statistic statistic) {
    OptionalDouble value = state.timing().get(statistic);
    return value.isPresent() ? (Double) value.getAsDouble() : null;
  }

  /// "Under robust, a side that declares different counts for times and frequencies counts as
  /// declaring neither" (section 4).
  boolean declares(SampleArray array) {
    Optional<SampleFile> times = state.declared(SampleArray.TIMES);
    Optional<SampleFile> frequencies = state.declared(SampleArray.FREQUENCIES);
    if (rules == Rules.ROBUST
        && times.isPresent()
        && frequencies.isPresent()
        && times.get().count() != frequencies.get().count()) {
      return false;
    }
    return state.declared(array).isPresent();
  }

  /// "material (declared with count > 0, file present, size > 0)" (section 4).
  boolean material(SampleArray array) {
    return declares(array)
        && state.declared(array).orElseThrow().count() > 0
        && source.material(array);
  }

  /// The values of an array as doubles, or null: "cannot be used (unreadable, count differs from
  /// file, a value not positive and finite ...)" (section 4); "a declared but missing or empty file
  /// is unusable" (section 5).
  double @Nullable [] usable(SampleArray array) {
    if (!declares(array)
        || !(source.read(array) instanceof SampleRead.Loaded loaded)
        || loaded.samples().size() != state.declared(array).orElseThrow().count()
        || loaded.samples().size() == 0) {
      return null;
    }
    double[] values = new double[loaded.samples().size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = loaded.samples().at(i);
      if (!OracleInterval.positiveFinite(values[i])) {
        return null;
      }
    }
    return values;
  }

  /// "cycles = time*frequency elementwise in double"; null when an array cannot be used or "times
  /// and frequencies of one side [are] of different length" (section 4).
  double @Nullable [] cycles() {
    double[] times = usable(SampleArray.TIMES);
    double[] frequencies = usable(SampleArray.FREQUENCIES);
    if (times == null || frequencies == null || times.length != frequencies.length) {
      return null;
    }
    double[] cycles = new double[times.length];
    for (int i = 0; i < cycles.length; i++) {
      cycles[i] = times[i] * frequencies[i];
    }
    return cycles;
  }
}
