package org.benchlens.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.benchlens.replicate.change.ReplicateSimulation;

/// Times the program in fresh processes: the command line by size of the input, then the window.
/// Each figure is a median. Prints Markdown.
public final class ProcessBenchmark {
  private static final long SEED = 20_260_825;
  private static final int RUNS = Integer.getInteger("benchlens.runs", 5);
  private static final int[][] SIZES = {{10_000, 100}, {1000, 1000}, {208, 51_200}, {24_000, 400}};
  private static final int[] ROWS = {1000, 3000, 10_000, 24_000};
  private static final int[] SAMPLES = {1000, 10_000, 100_000, 1_000_000, 10_000_000};
  private static final List<String> START_MARKS =
      List.of("window", "first-rows", "rows", "evidence", "stall-p999", "stall-max");
  private static final List<String> STEP_MARKS =
      List.of(
          "threshold",
          "filter",
          "sort",
          "frame-median",
          "frame-p95",
          "figure",
          "drill-down",
          "zoom",
          "stall-p999",
          "stall-max");

  private final Path home;
  private final Path classes;

  private ProcessBenchmark(Path home, Path classes) {
    this.home = home;
    this.classes = classes;
  }

  /// @param arguments the program's folder and where the benchmarks are compiled to; then
  ///     `compare`,
  ///     `growth`, `simulation` or `window` for a part, nothing for all
  static void main(String[] arguments) throws Exception {
    ProcessBenchmark benchmark = new ProcessBenchmark(Path.of(arguments[0]), Path.of(arguments[1]));
    List<String> parts = Arrays.asList(arguments).subList(2, arguments.length);
    System.out.println(Machine.facts() + "; load before " + Machine.load() + "\n");
    if (parts.isEmpty() || parts.contains("compare")) {
      benchmark.compare();
    }
    if (parts.isEmpty() || parts.contains("growth")) {
      benchmark.growth("rows", ROWS, rows -> MadePair.in(Inputs.FOLDER, rows, 100));
      benchmark.growth("samples", SAMPLES, samples -> MadePair.in(Inputs.FOLDER, 1, samples));
    }
    if (parts.isEmpty() || parts.contains("simulation")) {
      System.out.println(ReplicateSimulation.report(SEED));
    }
    if (parts.isEmpty() || parts.contains("window")) {
      benchmark.empty();
      benchmark.window(MadePair.in(Inputs.FOLDER, 10_000, 100), "10,000 x 100");
      benchmark.window(MadePair.in(Inputs.FOLDER, 24_000, 400), "24,000 x 400");
      benchmark.window(MadePair.in(Inputs.FOLDER, 1, 1_000_000), "1 x 1,000,000");
    }
    System.out.println("Load after: " + Machine.load());
  }

  private void compare() throws IOException, InterruptedException {
    System.out.println(
        "| rows x samples | compare, s | CPU, s | peak, MB | json.load, s | ratio |");
    System.out.println("|---|---|---|---|---|---|");
    for (int[] size : SIZES) {
      MadePair pair = MadePair.in(Inputs.FOLDER, size[0], size[1]);
      List<ProcessRun> ours = new ArrayList<>();
      List<ProcessRun> python = new ArrayList<>();
      // Side by side, so that both meet the same machine.
      for (int i = 0; i < RUNS; i++) {
        ours.add(ProcessRun.of(command(pair)));
        python.add(ProcessRun.of(load(pair)));
      }
      double seconds = median(ours, ProcessRun::seconds);
      double loading = median(python, ProcessRun::seconds);
      row(
          size[0] + " x " + size[1],
          seconds,
          median(ours, ProcessRun::cpuSeconds),
          median(ours, ProcessRun::peak),
          loading,
          seconds / loading);
    }
    System.out.println();
  }

  private void growth(String what, int[] sizes, Made made)
      throws IOException, InterruptedException {
    System.out.println("| " + what + " | compare, s | CPU, s | peak, MB |\n|---|---|---|---|");
    List<double[]> points = new ArrayList<>();
    for (int size : sizes) {
      MadePair pair = made.of(size);
      List<ProcessRun> runs = new ArrayList<>();
      for (int i = 0; i < RUNS; i++) {
        runs.add(ProcessRun.of(command(pair)));
      }
      double cpu = median(runs, ProcessRun::cpuSeconds);
      points.add(new double[] {size, cpu});
      row(
          Integer.toString(size),
          median(runs, ProcessRun::seconds),
          cpu,
          median(runs, ProcessRun::peak));
    }
    System.out.printf(
        Locale.ROOT,
        "%nSlope of CPU over %s on log-log: %.2f overall, %.2f between the last two%n%n",
        what,
        Slope.of(points),
        Slope.of(points.subList(points.size() - 2, points.size())));
  }

  private void window(MadePair pair, String name) throws IOException, InterruptedException {
    List<ProcessRun> starts = new ArrayList<>();
    List<ProcessRun> tours = new ArrayList<>();
    for (int i = 0; i < RUNS; i++) {
      starts.add(start("open", pair.reference().toString(), pair.compare().toString()));
      tours.add(ProcessRun.of(WindowCommand.of(home, classes, pair)));
    }
    System.out.println("| window, " + name + " | ms |\n|---|---|");
    for (String mark : START_MARKS) {
      row("opened: " + mark, median(starts, run -> run.mark(mark)));
    }
    for (String mark : STEP_MARKS) {
      row("step: " + mark, median(tours, run -> run.medianMark(mark)));
    }
    row("peak memory, MB", median(tours, ProcessRun::peak));
    System.out.println();
  }

  /// The window as a person starts it, until all is there that it starts with.
  private ProcessRun start(String... arguments) throws IOException, InterruptedException {
    boolean display = System.getenv("DISPLAY") != null;
    String place = display ? "" : " -Dglass.platform=Headless";
    return ProcessRun.of(
        program(arguments), "-Xmx1g -Dprism.order=sw -Dbenchlens.marks=end" + place);
  }

  private void empty() throws IOException, InterruptedException {
    List<ProcessRun> runs = new ArrayList<>();
    for (int i = 0; i < RUNS; i++) {
      runs.add(start("open"));
    }
    System.out.println("| window without files | ms |\n|---|---|");
    row("window", median(runs, run -> run.mark("window")));
    System.out.println();
  }

  private List<String> command(MadePair pair) {
    return program("compare", pair.reference().toString(), pair.compare().toString());
  }

  private List<String> program(String... arguments) {
    boolean windows = System.getProperty("os.name").startsWith("Windows");
    List<String> words = new ArrayList<>();
    words.add(home.resolve("bin").resolve(windows ? "benchlens.bat" : "benchlens").toString());
    words.addAll(List.of(arguments));
    return words;
  }

  private static List<String> load(MadePair pair) {
    return List.of(
        "python3",
        "-c",
        "import json,sys\nkept=[json.load(open(f)) for f in sys.argv[1:]]",
        pair.reference().toString(),
        pair.compare().toString());
  }

  private static double median(List<ProcessRun> runs, ToDoubleFunction<ProcessRun> value) {
    double[] sorted = runs.stream().mapToDouble(value).sorted().toArray();
    return sorted[sorted.length / 2];
  }

  private static void row(String name, double... values) {
    StringBuilder line = new StringBuilder("| ").append(name);
    for (double value : values) {
      line.append(String.format(Locale.ROOT, value < 100 ? " | %.2f" : " | %.0f", value));
    }
    System.out.println(line.append(" |"));
  }

  private interface Made {
    MadePair of(int size) throws IOException;
  }
}
