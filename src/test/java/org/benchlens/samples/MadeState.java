package org.benchlens.samples;

import org.benchlens.model.Side;

/// One state of a lesson, on both sides.
///
/// @param type value of the axis `T`
/// @param exponent value of the axis `Elements{io}` as a power of two
/// @param reference times of the reference side
/// @param compare times of the compare side
/// @param referenceFiles sidecars of the reference side
/// @param compareFiles sidecars of the compare side
/// @param clock whether the summaries state a clock rate
public record MadeState(
    String type,
    int exponent,
    Shape reference,
    Shape compare,
    Sidecars referenceFiles,
    Sidecars compareFiles,
    boolean clock) {

  /// A state with all its sidecars.
  public static MadeState sampled(String type, int exponent, Shape reference, Shape compare) {
    return new MadeState(
        type, exponent, reference, compare, Sidecars.WRITTEN, Sidecars.WRITTEN, true);
  }

  /// A state without sidecars.
  public static MadeState summarised(String type, int exponent, Shape reference, Shape compare) {
    return new MadeState(type, exponent, reference, compare, Sidecars.NONE, Sidecars.NONE, true);
  }

  /// The same without clock rates.
  public MadeState withoutClock() {
    return new MadeState(type, exponent, reference, compare, referenceFiles, compareFiles, false);
  }

  /// The same with other sidecars.
  public MadeState files(Sidecars ofReference, Sidecars ofCompare) {
    return new MadeState(type, exponent, reference, compare, ofReference, ofCompare, clock);
  }

  Shape shape(Side side) {
    return side == Side.REFERENCE ? reference : compare;
  }

  Sidecars files(Side side) {
    return side == Side.REFERENCE ? referenceFiles : compareFiles;
  }
}
