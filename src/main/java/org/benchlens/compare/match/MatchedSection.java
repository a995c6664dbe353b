package org.benchlens.compare.match;

import java.util.Optional;
import java.util.OptionalLong;
import org.benchlens.model.Benchmark;
import org.benchlens.model.Device;
import org.benchlens.model.Side;
import org.jspecify.annotations.Nullable;

/// A device pair of a compared benchmark: what one table shows. Tell sections apart by [#input] and
/// [#index].
///
/// @param input index of the file pair, from 0
/// @param index position among all sections of the file pair, from 0
/// @param benchmark benchmark of the compare file
/// @param referenceDeviceId id in the reference file; empty for benchmarks without devices
/// @param compareDeviceId id in the compare file; empty for benchmarks without devices
/// @param referenceDevice entry of the device list, null when there is none
/// @param compareDevice entry of the device list, null when there is none
public record MatchedSection(
    int input,
    int index,
    Benchmark benchmark,
    OptionalLong referenceDeviceId,
    OptionalLong compareDeviceId,
    @Nullable Device referenceDevice,
    @Nullable Device compareDevice) {

  /// The device id of a side.
  public OptionalLong deviceId(Side side) {
    return side == Side.REFERENCE ? referenceDeviceId : compareDeviceId;
  }

  /// The device entry of a side.
  public Optional<Device> device(Side side) {
    return Optional.ofNullable(side == Side.REFERENCE ? referenceDevice : compareDevice);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof MatchedSection section
        && section.input == input
        && section.index == index;
  }

  @Override
  public int hashCode() {
    return 31 * input + index;
  }
}
