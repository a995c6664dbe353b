package org.benchlens.app.viewmodel;

import java.util.List;
import org.benchlens.model.Side;

/// The lists about the inputs.
///
/// @param files the files of two folders; empty for two files
/// @param oneSided what has no partner
/// @param problems bad parts of the files, and sidecars that rows could not use
/// @param devices a sheet for each pair of devices that was compared
/// @param runs a sheet for each file pair, runs that are told alike in one
/// @param referenceDevices devices of the reference that can be paired by hand
/// @param compareDevices devices of the compare side
public record Inspection(
    List<FileLine> files,
    List<OneSidedLine> oneSided,
    List<ProblemLine> problems,
    List<Sheet> devices,
    List<Sheet> runs,
    List<DeviceEntry> referenceDevices,
    List<DeviceEntry> compareDevices) {
  /// Nothing is open.
  public static final Inspection NONE =
      new Inspection(List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of());

  public Inspection {
    files = List.copyOf(files);
    oneSided = List.copyOf(oneSided);
    problems = List.copyOf(problems);
    devices = List.copyOf(devices);
    runs = List.copyOf(runs);
    referenceDevices = List.copyOf(referenceDevices);
    compareDevices = List.copyOf(compareDevices);
  }

  /// The devices of a side.
  public List<DeviceEntry> devices(Side side) {
    return side == Side.REFERENCE ? referenceDevices : compareDevices;
  }

  /// Number of entries of a list; of sheets, the lines that differ.
  public long count(Detail detail) {
    return switch (detail) {
      case FILES -> files.size();
      case ONE_SIDED -> oneSided.size();
      case PROBLEMS -> problems.size();
      case DEVICES -> devices.stream().mapToLong(Sheet::differences).sum();
      case RUNS -> runs.stream().mapToLong(Sheet::differences).sum();
    };
  }
}
