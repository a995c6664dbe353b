package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.benchlens.compare.match.InputPair;
import org.benchlens.model.Benchmark;
import org.benchlens.model.ResultFile;
import org.benchlens.model.Side;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.OpenedRuns;
import org.jspecify.annotations.Nullable;

/// One input as the header shows it.
///
/// @param name name, after its folder when the folders differ
/// @param path the path as given
/// @param size such as `47 states, 2 devices`; empty until it is read
/// @param faulty whether it could not be read
public record InputSummary(String name, String path, String size, boolean faulty) {

  /// Both inputs.
  ///
  /// @param reference the reference
  /// @param compare what is compared with it
  public record Both(InputSummary reference, InputSummary compare) {
    static final Both NONE = new Both(of("", false), of("", false));

    /// The input of a side.
    public InputSummary of(Side side) {
      return side == Side.REFERENCE ? reference : compare;
    }

    private static InputSummary of(String name, boolean faulty) {
      return new InputSummary(name, "", "", faulty);
    }
  }

  /// The inputs of a session.
  static Both of(
      @Nullable CompareRequest request, @Nullable OpenedRuns runs, @Nullable Failure failure) {
    if (request == null) {
      return Both.NONE;
    }
    boolean folders =
        !Objects.equals(request.reference().getParent(), request.compare().getParent());
    return new Both(
        side(request.reference(), folders, runs, failure, Side.REFERENCE),
        side(request.compare(), folders, runs, failure, Side.COMPARE));
  }

  private static InputSummary side(
      Path file, boolean folder, @Nullable OpenedRuns runs, @Nullable Failure failure, Side side) {
    String path = file.toString();
    return new InputSummary(
        folder ? FileName.of(path) : String.valueOf(file.getFileName()),
        path,
        runs == null ? "" : size(runs.inputs(), side),
        failure != null && !failure.file().isEmpty() && failure.file().startsWith(path));
  }

  private static String size(List<InputPair> inputs, Side side) {
    Stream<ResultFile> files = inputs.stream().map(input -> input.of(side));
    List<Benchmark> benchmarks = files.flatMap(file -> file.benchmarks().stream()).toList();
    long states = benchmarks.stream().mapToLong(benchmark -> benchmark.states().size()).sum();
    long devices =
        benchmarks.stream()
            .flatMap(benchmark -> benchmark.devices().stream())
            .collect(Collectors.toSet())
            .size();
    String text = count(states, "state") + ", " + count(devices, "device");
    return inputs.size() > 1 ? inputs.size() + " files, " + text : text;
  }

  private static String count(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
