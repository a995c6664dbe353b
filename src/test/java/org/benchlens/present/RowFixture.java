package org.benchlens.present;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.benchlens.compare.ComparedRow;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.benchlens.compare.coverage.CoverageResult;
import org.benchlens.compare.coverage.RareFilter;
import org.benchlens.compare.decision.CheckId;
import org.benchlens.compare.decision.CheckResult;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.decision.Finding;
import org.benchlens.compare.decision.Outcome;
import org.benchlens.compare.gap.RelativeChange;
import org.benchlens.compare.interval.Interval;
import org.benchlens.compare.interval.SideTiming;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.compare.match.MatchedSection;
import org.benchlens.compare.match.StateKey;
import org.benchlens.model.Axis;
import org.benchlens.model.AxisType;
import org.benchlens.model.AxisValue;
import org.benchlens.model.Benchmark;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.Device;
import org.benchlens.model.SampleFile;
import org.benchlens.model.State;
import org.benchlens.model.Statistic;
import org.benchlens.model.Summaries;
import org.benchlens.model.SummaryKind;
import org.benchlens.model.SummaryValue;
import org.benchlens.present.table.TableRow;

/// Makes decided rows for tests, one part at a time; what is not set is ordinary: benchmark
/// `reduce`
/// on device 0, an AMBG row whose sides are equal.
public final class RowFixture {
  private String benchmark = "reduce";
  private int section;
  private OptionalLong device = OptionalLong.of(0);
  private final List<Axis> axes = new ArrayList<>();
  private final List<AxisValue> values = new ArrayList<>();
  private final Map<Statistic, Double> referenceNumbers = new EnumMap<>(Statistic.class);
  private SideTiming reference = timing(9.9e-5, 1e-4, 1.01e-4, 0.01);
  private SideTiming compare = timing(9.9e-5, 1e-4, 1.01e-4, 0.01);
  private Status status = Status.AMBG;
  private Reason reason = Reason.CENTERS_NOT_CLOSE;
  private Finding finding = new Finding.None();
  private CheckId check = CheckId.CENTERS_CLOSE;
  private SampleFile times;
  private String skipReason;
  private CoverageResult coverage;
  private int occurrence;
  private double timeout = Double.NaN;
  private final List<SummaryKind> kinds = new ArrayList<>();
  private final List<SummaryValue> referenceValues = new ArrayList<>();
  private final List<SummaryValue> compareValues = new ArrayList<>();

  public static SideTiming timing(double lower, double center, double upper, double noise) {
    return new SideTiming(
        OptionalDouble.of(center), Interval.of(lower, center, upper), OptionalDouble.of(noise));
  }

  public static SideTiming center(double center) {
    return new SideTiming(OptionalDouble.of(center), Optional.empty(), OptionalDouble.empty());
  }

  public static SideTiming nothing() {
    return new SideTiming(OptionalDouble.empty(), Optional.empty(), OptionalDouble.empty());
  }

  public RowFixture benchmark(String name) {
    benchmark = name;
    return this;
  }

  public RowFixture section(int index) {
    section = index;
    return this;
  }

  public RowFixture noDevice() {
    device = OptionalLong.empty();
    return this;
  }

  public RowFixture axis(String name, AxisType type, String text) {
    axes.add(new Axis(name, type, false));
    return value(name, text);
  }

  public RowFixture powerAxis(String name, String text) {
    axes.add(new Axis(name, AxisType.INT64, true));
    return value(name, text);
  }

  public RowFixture value(String name, String text) {
    values.add(new AxisValue(name, "string", text));
    return this;
  }

  public RowFixture sides(SideTiming first, SideTiming second) {
    reference = first;
    compare = second;
    return this;
  }

  public RowFixture verdict(Status verdict, Reason why) {
    status = verdict;
    reason = why;
    return this;
  }

  public RowFixture found(CheckId id, Finding what) {
    check = id;
    finding = what;
    return this;
  }

  public RowFixture times(String file, long count) {
    times = new SampleFile(file, count);
    return this;
  }

  public RowFixture clock(double hertz) {
    referenceNumbers.put(Statistic.CLOCK_RATE, hertz);
    return this;
  }

  public RowFixture skipped(String why) {
    skipReason = why;
    return this;
  }

  public RowFixture coverage(double referenceSample, double compareSample) {
    coverage =
        new CoverageResult(
            referenceSample,
            compareSample,
            1,
            1,
            RareFilter.FILTERED,
            RareFilter.NO_RARE_VALUES,
            17,
            13);
    return this;
  }

  public RowFixture occurrence(int position) {
    occurrence = position;
    return this;
  }

  public RowFixture summary(SummaryKind kind, SummaryValue first, SummaryValue second) {
    kinds.add(kind);
    referenceValues.add(first);
    compareValues.add(second);
    return this;
  }

  public RowFixture timeout(double seconds) {
    timeout = seconds;
    return this;
  }

  public TableRow provisionalRow() {
    return TableRow.provisional(matched(), reference, compare, change());
  }

  public TableRow row() {
    return TableRow.of(compared());
  }

  public ComparedRow compared() {
    CheckResult deciding = new CheckResult(check, Outcome.FAIL, true, finding);
    CheckResult later =
        new CheckResult(CheckId.CLOCK_PRESENT, Outcome.NOT_REACHED, false, new Finding.None());
    return new ComparedRow(
        matched(),
        new Decision(
            status,
            reason,
            reference,
            compare,
            change(),
            coverage,
            null,
            List.of(deciding, later),
            List.of()));
  }

  public MatchedSection matchedSection() {
    Benchmark declared =
        new Benchmark(
            benchmark,
            device.isPresent() ? List.of(device.getAsLong()) : List.of(),
            axes,
            List.of(),
            timeout);
    Device entry =
        device.isPresent() ? new Device(device, "Test GPU A", Map.of("name", "\"A\"")) : null;
    return new MatchedSection(0, section, declared, device, device, entry, entry);
  }

  private MatchedRow matched() {
    MatchedSection place = matchedSection();
    State first = state(ColdTiming.of(referenceNumbers), skipReason, referenceValues);
    State second = state(ColdTiming.NONE, null, compareValues);
    return new MatchedRow(
        place,
        place.benchmark(),
        new StateKey("N=1", values),
        occurrence,
        occurrence + 1,
        first,
        second);
  }

  private State state(ColdTiming numbers, String skipped, List<SummaryValue> summaries) {
    return new State(
        "Device=0 N=1",
        device,
        values,
        numbers,
        times,
        null,
        new Summaries(List.copyOf(kinds), summaries),
        skipped);
  }

  private RelativeChange change() {
    if (reference.center().isEmpty() || compare.center().isEmpty() || status == Status.UNKNOWN) {
      return new RelativeChange(
          OptionalDouble.empty(),
          OptionalDouble.empty(),
          OptionalDouble.empty(),
          OptionalDouble.empty());
    }
    double a = reference.center().getAsDouble();
    double b = compare.center().getAsDouble();
    return new RelativeChange(
        OptionalDouble.of((b - a) / a),
        OptionalDouble.of((b - a) / Math.min(a, b)),
        relative(
            compare.interval().map(Interval::lower), reference.interval().map(Interval::upper)),
        relative(
            compare.interval().map(Interval::upper), reference.interval().map(Interval::lower)));
  }

  private static OptionalDouble relative(Optional<Double> a, Optional<Double> b) {
    return a.isEmpty() || b.isEmpty()
        ? OptionalDouble.empty()
        : OptionalDouble.of((a.get() - b.get()) / Math.min(a.get(), b.get()));
  }
}
