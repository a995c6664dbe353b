package org.benchlens.app.viewmodel;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.compare.gap.RelativeChange;
import org.benchlens.compare.interval.Interval;
import org.benchlens.compare.interval.SideTiming;
import org.benchlens.compare.interval.Timings;
import org.benchlens.present.format.ScreenPercent;
import org.benchlens.present.format.ScreenTime;
import org.benchlens.workspace.Measured;
import org.benchlens.workspace.MeasuredTime;
import org.benchlens.workspace.Rerun;

/// What measuring a row again gave, in words.
///
/// @param change both verdicts, such as `AMBG → SLOW`
/// @param before the old numbers, as they were when the re-run was opened
/// @param now the new numbers
/// @param when when the re-run was opened, in words
public record RerunLine(String change, Numbers before, Numbers now, String when) {

  /// The numbers of one measurement.
  ///
  /// @param reference center and interval of the reference side
  /// @param compare center and interval of the compare side
  /// @param relative change between the centers
  public record Numbers(String reference, String compare, String relative) {}

  /// A re-run in words.
  ///
  /// @param when when it was opened, in words
  static RerunLine of(Rerun.Change change, String when) {
    return new RerunLine(words(change), numbers(change.before()), numbers(change.now()), when);
  }

  /// Both verdicts.
  static String words(Rerun.Change change) {
    return change.before().status().word() + " \u2192 " + change.now().status().word();
  }

  private static Numbers numbers(Measured measured) {
    SideTiming reference = timing(measured.reference());
    SideTiming compare = timing(measured.compare());
    boolean usable = reference.center().orElse(0) > 0 && compare.center().orElse(0) > 0;
    OptionalDouble change =
        RelativeChange.of(new Timings(reference, compare), usable).ofReference();
    String percent = ScreenPercent.signed(change, 1);
    return new Numbers(
        side(reference), side(compare), change.isPresent() ? percent + " %" : percent);
  }

  private static SideTiming timing(MeasuredTime time) {
    List<OptionalDouble> ends = List.of(time.lower(), time.center(), time.upper());
    Optional<Interval> interval =
        ends.stream().allMatch(OptionalDouble::isPresent)
            ? Interval.of(
                time.lower().getAsDouble(), time.center().getAsDouble(), time.upper().getAsDouble())
            : Optional.empty();
    return new SideTiming(time.center(), interval, time.noise());
  }

  private static String side(SideTiming timing) {
    ScreenTime time = ScreenTime.of(timing);
    String unit = time.scale().map(scale -> " " + scale.screenWord()).orElse("");
    String interval = time.lower().isEmpty() ? "" : ", " + time.lower() + " to " + time.upper();
    return time.center() + unit + interval;
  }
}
