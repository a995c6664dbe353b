package org.benchlens.model;

import java.util.List;

/// One benchmark of a result file.
///
/// @param name name, any text; not unique within a file
/// @param devices ids of the devices it ran on, in run order; empty for a benchmark without devices
/// (CPU only)
/// @param axes declared axes in order; empty when the file does not say
/// @param states measured states in file order
/// @param timeout time limit of a measurement, [s]; NaN when not stated
public record Benchmark(
    String name, List<Long> devices, List<Axis> axes, List<State> states, double timeout) {
  public Benchmark {
    devices = List.copyOf(devices);
    axes = List.copyOf(axes);
    states = List.copyOf(states);
  }
}
