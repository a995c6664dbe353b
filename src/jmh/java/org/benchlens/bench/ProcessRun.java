package org.benchlens.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// One process from start to end.
///
/// @param seconds wall time, [s]
/// @param cpuSeconds processor time of all its threads, [s]; NaN where the system does not tell
/// @param peak largest resident memory, [MB]; NaN where the system does not tell (it does on Linux)
/// @param errors what it wrote to standard error
public record ProcessRun(double seconds, double cpuSeconds, double peak, String errors) {

  /// Runs a command and waits for its end; its standard output is thrown away.
  ///
  /// @throws IOException when it cannot be started or ends with another status than 0
  static ProcessRun of(List<String> command) throws IOException, InterruptedException {
    return of(command, "");
  }

  /// Runs a command of the program.
  ///
  /// @param options further options of its JVM
  static ProcessRun of(List<String> command, String options)
      throws IOException, InterruptedException {
    Path errors = Files.createTempFile("benchlens", ".err");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(errors.toFile());
    if (!options.isEmpty()) {
      builder.environment().put("BENCHLENS_OPTS", options);
    }
    long start = System.nanoTime();
    Process process = builder.start();
    Path status = Path.of("/proc", Long.toString(process.pid()), "status");
    double peak = Double.NaN;
    double cpu = Double.NaN;
    // Asked for while it lives: afterwards the system has forgotten.
    while (!process.waitFor(5, TimeUnit.MILLISECONDS)) {
      peak = peak(status, peak);
      cpu = process.info().totalCpuDuration().map(Duration::toNanos).orElse(-1L) / 1e9;
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    String said = Files.readString(errors);
    Files.delete(errors);
    if (process.exitValue() != 0) {
      throw new IOException(String.join(" ", command) + " failed: " + said);
    }
    return new ProcessRun(seconds, cpu < 0 ? Double.NaN : cpu, peak, said);
  }

  private static double peak(Path status, double before) {
    try {
      for (String line : Files.readAllLines(status)) {
        if (line.startsWith("VmHWM:")) {
          return Long.parseLong(line.replaceAll("\\D", "")) / 1024.0;
        }
      }
    } catch (IOException gone) {
      return before;
    }
    return before;
  }

  /// The values of a mark of the window in the order in which they were taken, [ms].
  List<Double> marks(String name) {
    List<Double> found = new ArrayList<>();
    for (String line : errors.lines().toList()) {
      String start = "mark " + name + " ";
      if (line.startsWith(start)) {
        int end = line.indexOf(' ', start.length());
        found.add(
            Double.parseDouble(line.substring(start.length(), end < 0 ? line.length() : end)));
      }
    }
    return found;
  }

  /// The last value of a mark of the window, [ms]: of those that only grow the whole.
  ///
  /// @return NaN without such a mark
  double mark(String name) {
    List<Double> all = marks(name);
    return all.isEmpty() ? Double.NaN : all.getLast();
  }

  /// The median of a mark of the window, [ms].
  ///
  /// @return NaN without such a mark
  double medianMark(String name) {
    List<Double> all = marks(name).stream().sorted().toList();
    return all.isEmpty() ? Double.NaN : all.get(all.size() / 2);
  }
}
