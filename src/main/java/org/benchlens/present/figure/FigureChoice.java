package org.benchlens.present.figure;

import java.util.List;
import org.benchlens.compare.Reason;
import org.benchlens.model.Quantity;

/// A figure of a quantity.
///
/// @param kind which figure
/// @param quantity what it is about
public record FigureChoice(FigureKind kind, Quantity quantity) {
  /// The word of the command line for the figure that fits a row.
  public static final String AUTO = "auto";

  /// The figures that show best why a row has its status, best first. The last one, the box, can
  /// also be drawn from summaries.
  public static List<FigureChoice> of(Reason reason) {
    FigureChoice box = time(FigureKind.BOX);
    return switch (reason) {
      case STATE_SKIPPED,
          GPU_TIMING_SUMMARIES_MISSING,
          TIMING_CENTER_MISSING,
          TIMING_CENTER_NONFINITE,
          TIMING_CENTER_NONPOSITIVE,
          CLEAR_GAP_CONFIRMED_BY_BULK_CYCLES,
          MISSING_CLOCK_RATE,
          INVALID_CLOCK_RATE,
          BULK_TIME_DATA_UNUSABLE,
          BULK_CYCLE_DATA_UNUSABLE,
          MISSING_INTERVAL,
          WEAK_INTERVAL_OVERLAP ->
          List.of(time(FigureKind.DISTRIBUTION), box);
      case CLEAR_GAP_CONFIRMED_BY_SUMMARY_CYCLES,
          SUMMARY_CYCLE_GAP_NOT_CONFIRMED,
          CYCLE_SAME_NOT_CONFIRMED ->
          List.of(time(FigureKind.TIME_FREQUENCY), time(FigureKind.DISTRIBUTION), box);
      case BULK_CYCLE_GAP_NOT_CONFIRMED ->
          List.of(cycles(FigureKind.DISTRIBUTION), time(FigureKind.DISTRIBUTION), box);
      case BULK_TIME_SUPPORT_MISMATCH -> List.of(time(FigureKind.COVERAGE), box);
      case BULK_CYCLE_SUPPORT_MISMATCH ->
          List.of(cycles(FigureKind.COVERAGE), time(FigureKind.COVERAGE), box);
      case BULK_SAME, BULK_TIME_SAME_CONFIRMED_BY_SUMMARY_CYCLES, BULK_TIME_SAME_WITHOUT_CYCLES ->
          List.of(time(FigureKind.COVERAGE_CURVE), box);
      case NOISE_UNAVAILABLE, NOISE_TOO_HIGH -> List.of(time(FigureKind.RUN_ORDER), box);
      case CENTERS_NOT_CLOSE -> List.of(time(FigureKind.SHIFT), box);
      case SAME_WITHOUT_CLOCK_RATE, SAME_CONFIRMED_BY_CYCLES -> List.of(time(FigureKind.ECDF), box);
    };
  }

  private static FigureChoice time(FigureKind kind) {
    return new FigureChoice(kind, Quantity.TIME);
  }

  private static FigureChoice cycles(FigureKind kind) {
    return new FigureChoice(kind, Quantity.CYCLES);
  }
}
