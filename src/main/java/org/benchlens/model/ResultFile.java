package org.benchlens.model;

import java.util.List;

/// One NVBench result file.
///
/// @param path path as the user gave it
/// @param run how it was made
/// @param devices all devices of the machine, used or not
/// @param benchmarks benchmarks in file order
/// @param problems bad parts, in file order
public record ResultFile(
    String path,
    RunInfo run,
    List<Device> devices,
    List<Benchmark> benchmarks,
    List<Problem> problems) {
  public ResultFile {
    devices = List.copyOf(devices);
    benchmarks = List.copyOf(benchmarks);
    problems = List.copyOf(problems);
  }
}
