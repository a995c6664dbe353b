package org.benchlens.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/// One measured combination of axis values on one device.
///
/// @param name name text of the file, with its `Device=N` part; may be empty
/// @param device id of the device; garbage for benchmarks without devices; empty when not stated
/// @param axisValues settings in file order
/// @param timing cold GPU measurement
/// @param times sidecar of sample times, null when not declared
/// @param frequencies sidecar of clock frequencies, null when not declared
/// @param summaries all summaries of the file, for display
/// @param skipReason null when the state ran; else the reason text, which may be empty
public record State(
    String name,
    OptionalLong device,
    List<AxisValue> axisValues,
    ColdTiming timing,
    @Nullable SampleFile times,
    @Nullable SampleFile frequencies,
    Summaries summaries,
    @Nullable String skipReason) {

  public State {
    axisValues = List.copyOf(axisValues);
  }

  /// Whether the state did not run to its end.
  public boolean skipped() {
    return skipReason != null;
  }

  /// The sidecar that the state declares for an array.
  public Optional<SampleFile> declared(SampleArray array) {
    return Optional.ofNullable(array == SampleArray.TIMES ? times : frequencies);
  }
}
