package org.benchlens.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// One `-b` or `-a`. They are a list of their own because their order matters: an axis belongs to
/// the benchmark before it.
final class FilterArgument {
  @Option(
      names = {"-b", "--benchmark"},
      paramLabel = "NAME",
      required = true,
      description = {
        "Compare this benchmark only; may be repeated. A name that is given twice, each with its"
            + " own -a, lets through what either lets through."
      })
  @Nullable String benchmark;

  @Option(
      names = {"-a", "--axis"},
      paramLabel = "NAME=VALUE",
      required = true,
      description = {
        "Compare only states with this exact value of an axis; may be repeated, then all must hold."
            + " After -b it belongs to that benchmark, before any -b to every benchmark."
            + " NAME=[A,B] means either value, NAME[pow2]=N the value 2^N."
      })
  @Nullable String axis;
}
