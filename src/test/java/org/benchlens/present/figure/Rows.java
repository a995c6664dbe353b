package org.benchlens.present.figure;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.gap.RelativeChange;
import org.benchlens.compare.interval.Interval;
import org.benchlens.compare.interval.SideTiming;
import org.benchlens.model.Quantity;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.SampleRead;
import org.benchlens.model.Samples;

/// Rows for tests.
final class Rows {
  static final SideTiming NO_TIMING =
      new SideTiming(OptionalDouble.empty(), Optional.empty(), OptionalDouble.empty());

  private Rows() {}

  static SideTiming timing(double lower, double center, double upper) {
    return new SideTiming(
        OptionalDouble.of(center), Interval.of(lower, center, upper), OptionalDouble.empty());
  }

  static SampleRead missing(SampleArray array) {
    return new SampleRead.Faulty(
        new SampleFault(SampleFault.Kind.MISSING, array, "run.json-bin/0.bin", 10, -1));
  }

  static SampleRead loaded(float... values) {
    return new SampleRead.Loaded(Samples.of(values));
  }

  static QuantityValues times(float[] reference, float[] compare) {
    SampleRead none = missing(SampleArray.FREQUENCIES);
    return new RowSamples(loaded(reference), none, loaded(compare), none).values(Quantity.TIME);
  }

  /// Values in µs.
  static float[] micros(double... values) {
    float[] seconds = new float[values.length];
    for (int i = 0; i < values.length; i++) {
      seconds[i] = (float) (values[i] * 1e-6);
    }
    return seconds;
  }

  static FigureContext context(ScaleKind scale) {
    return context(NO_TIMING, NO_TIMING, Settings.DEFAULT, scale);
  }

  static FigureContext context(
      SideTiming reference, SideTiming compare, Settings settings, ScaleKind scale) {
    OptionalDouble none = OptionalDouble.empty();
    Decision decision =
        new Decision(
            Status.AMBG,
            Reason.BULK_TIME_SUPPORT_MISMATCH,
            reference,
            compare,
            new RelativeChange(none, none, none, none),
            null,
            null,
            List.of(),
            List.of());
    return new FigureContext(decision, settings, scale);
  }

  static <T extends Mark> List<T> marks(Figure figure, Class<T> kind) {
    return figure.marks().stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
