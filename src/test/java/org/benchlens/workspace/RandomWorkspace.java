package org.benchlens.workspace;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.benchlens.model.AxisValue;
import org.benchlens.model.nupp.BenchmarkId;

/// Made workspaces that share rows, times and texts often enough to collide.
final class RandomWorkspace {
  private static final List<String> TEXTS =
      List.of(
          "",
          "a",
          "b",
          "T=I8",
          "\u00e4\u20ac",
          "\ud83d\ude00",
          "\ud800",
          "\udc00x",
          "\"q\"\n\\",
          "\u0000");

  private final SplittableRandom random;

  RandomWorkspace(long seed) {
    random = new SplittableRandom(seed);
  }

  static Workspace of(long seed) {
    return new RandomWorkspace(seed).next();
  }

  /// About records of `nupp bench`.
  static Workspace records(long seed) {
    RandomWorkspace made = new RandomWorkspace(seed);
    Workspace workspace = Workspace.of(made.recordLook());
    for (int rows = made.random.nextInt(6); rows > 0; rows--) {
      BenchmarkId id =
          new BenchmarkId(made.pick(List.of("", "p.nupp")), made.pick(List.of("b", "b:n=1")));
      workspace = workspace.with(RowKey.of(id), made.triage(Optional.empty()));
    }
    return workspace;
  }

  private Look recordLook() {
    Optional<FileStamp> compare = random.nextBoolean() ? Optional.of(stamp()) : Optional.empty();
    List<InputStamp> inputs =
        random.nextInt(4) == 0 ? List.of() : List.of(new InputStamp("", stamp(), compare));
    OptionalDouble margin =
        random.nextBoolean()
            ? OptionalDouble.of(0.001 + random.nextDouble())
            : OptionalDouble.empty();
    return new Look(time(), inputs, new Subject.Records(margin), pick(TEXTS));
  }

  Workspace next() {
    Workspace workspace = Workspace.of(look());
    for (int rows = random.nextInt(6); rows > 0; rows--) {
      workspace = workspace.with(key(), triage());
    }
    return workspace;
  }

  private Look look() {
    Settings settings =
        Settings.of(pick(List.of(Rules.values())), pick(List.of(Preset.values())))
            .with(pick(List.of(Threshold.values())), random.nextDouble());
    List<InputStamp> inputs = new ArrayList<>();
    for (int pairs = random.nextInt(3); pairs > 0; pairs--) {
      inputs.add(new InputStamp(pick(TEXTS), stamp(), stamp()));
    }
    return new Look(time(), inputs, settings, pick(TEXTS), pick(TEXTS));
  }

  private FileStamp stamp() {
    return new FileStamp(pick(TEXTS), random.nextInt(3), pick(List.of("0", "a", "f")).repeat(64));
  }

  private RowKey key() {
    List<AxisValue> values = new ArrayList<>();
    for (int axes = random.nextInt(3); axes > 0; axes--) {
      values.add(new AxisValue(pick(TEXTS), pick(List.of("", "int64")), pick(TEXTS)));
    }
    return new RowKey(
        pick(List.of("", "f.json")),
        pick(List.of("b", "\ud83d\ude00")),
        device(),
        device(),
        pick(List.of("", "s")),
        values,
        random.nextInt(2));
  }

  private OptionalLong device() {
    return random.nextInt(4) == 0 ? OptionalLong.empty() : OptionalLong.of(random.nextInt(2));
  }

  private Triage triage() {
    return triage(random.nextInt(3) == 0 ? Optional.of(rerun()) : Optional.empty());
  }

  /// Only rows of NVBench results are measured again.
  private Triage triage(Optional<Rerun> rerun) {
    List<Note> notes = new ArrayList<>();
    for (int count = random.nextInt(4); count > 0; count--) {
      notes.add(new Note(time(), "x" + pick(TEXTS)));
    }
    return new Triage(
        random.nextInt(4) == 0 ? Optional.empty() : Optional.of(mark()), notes, rerun);
  }

  private Rerun rerun() {
    Optional<Rerun.Change> change =
        random.nextInt(3) == 0
            ? Optional.empty()
            : Optional.of(new Rerun.Change(measured(), measured(), random.nextBoolean()));
    return new Rerun(change, time());
  }

  private Measured measured() {
    return new Measured(
        pick(List.of(Status.values())),
        pick(List.of(Reason.values())),
        measuredTime(),
        measuredTime());
  }

  private MeasuredTime measuredTime() {
    return new MeasuredTime(number(), number(), number(), number());
  }

  private OptionalDouble number() {
    return random.nextInt(4) == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of(pick(List.of(0.0, 1e-6, Double.NaN, -1.0, Double.MIN_VALUE)));
  }

  private TimedMark mark() {
    Optional<Mark> mark =
        random.nextInt(4) == 0 ? Optional.empty() : Optional.of(pick(List.of(Mark.values())));
    return new TimedMark(mark, time(), pick(List.of("00", "ff")));
  }

  private Instant time() {
    return Instant.ofEpochSecond(1_700_000_000L + random.nextInt(4), random.nextInt(2));
  }

  private <T> T pick(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }
}
