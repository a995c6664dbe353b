package org.benchlens.compare.match;

import java.util.List;
import org.benchlens.model.Side;

/// What of two files is to be compared.
///
/// @param benchmarks wanted benchmarks with their axis filters; empty means all benchmarks
/// @param axes axis filters for all benchmarks; used only when `benchmarks` is empty (else they are
/// in each of them)
/// @param referenceDevices wanted devices of the reference file
/// @param compareDevices wanted devices of the compare file
/// @param ignoreDevices whether a difference of the device lists is only a warning
public record Selection(
    List<BenchmarkFilter> benchmarks,
    List<AxisFilter> axes,
    DeviceFilter referenceDevices,
    DeviceFilter compareDevices,
    boolean ignoreDevices) {
  /// Everything; a device difference is fatal.
  public static final Selection ALL =
      new Selection(List.of(), List.of(), new DeviceFilter.All(), new DeviceFilter.All(), false);

  public Selection {
    benchmarks = List.copyOf(benchmarks);
    axes = List.copyOf(axes);
  }

  /// The wanted devices of a side's file.
  public DeviceFilter devices(Side side) {
    return side == Side.REFERENCE ? referenceDevices : compareDevices;
  }

  /// Whether a side lists the devices it wants; devices then pair by their positions in the lists.
  public boolean listsDevices() {
    return referenceDevices instanceof DeviceFilter.Listed
        || compareDevices instanceof DeviceFilter.Listed;
  }

  /// The same, with device differences as a warning.
  public Selection ignoringDevices() {
    return new Selection(benchmarks, axes, referenceDevices, compareDevices, true);
  }
}
