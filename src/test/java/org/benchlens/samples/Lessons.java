package org.benchlens.samples;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.benchlens.compare.Status;

/// The four lessons on result files.
public final class Lessons {
  private Lessons() {}

  /// All lessons, by name of folder.
  public static List<Lesson> all() {
    return List.of(ambiguous(), brokenSidecar(), clearGap(), same());
  }

  /// Time of a kernel that moves `bytes` a step, [ns].
  private static double nanoseconds(int exponent, int bytes) {
    return 5200 + bytes * (double) (1L << exponent) / 600;
  }

  private static Lesson clearGap() {
    List<MadeState> states = new ArrayList<>();
    for (int exponent : List.of(18, 20, 22, 24)) {
      Shape ref = Shape.of(nanoseconds(exponent, 4), 0.006);
      states.add(MadeState.sampled("I32", exponent, ref, ref.times(0.89)));
    }
    for (int exponent : List.of(18, 20, 22, 24)) {
      Shape ref = Shape.of(nanoseconds(exponent, 8), 0.006).bimodal(0.2, 0.01);
      double change = exponent < 20 ? 1.14 : exponent < 22 ? 1.07 : 1;
      states.add(MadeState.sampled("F64", exponent, ref, ref.times(change)));
    }
    return new Lesson(
        "clear-gap",
        11,
        List.of(
            "# Clear gap",
            "Faster for I32, slower for small F64 inputs.",
            "Look at the interval bars: they do not touch, and the cycles agree, so it was not the"
                + " clock.",
            "Rows: 4 FAST, 2 SLOW, 2 SAME (large F64 inputs, limited by memory).",
            "Open it: `benchlens open samples/clear-gap/ref.json samples/clear-gap/cmp.json`"),
        Map.of(Status.FAST, 4, Status.SLOW, 2, Status.SAME, 2),
        List.of(new MadeBenchmark("reduce.sum", states)));
  }

  private static Lesson same() {
    List<MadeState> states = new ArrayList<>();
    for (String type : List.of("U8", "F32")) {
      for (int exponent : List.of(20, 22, 24, 26)) {
        Shape shape =
            Shape.of(nanoseconds(exponent, type.equals("U8") ? 2 : 8), 0.004).bimodal(0.3, 0.012);
        states.add(MadeState.sampled(type, exponent, shape, shape));
      }
    }
    Shape shape = Shape.of(nanoseconds(16, 8), 0.004);
    states.add(MadeState.summarised("F32", 16, shape, shape));
    states.add(MadeState.summarised("F32", 18, shape, shape).withoutClock());
    return new Lesson(
        "same",
        23,
        List.of(
            "# Same",
            "Run twice without a change: all SAME.",
            "Look at coverage (key 4): both runs have the same two modes, each value has a near"
                + " neighbour.",
            "The last two rows have no samples: their summaries agree, with and without a clock"
                + " rate.",
            "Open it: `benchlens open samples/same/ref.json samples/same/cmp.json`"),
        Map.of(Status.SAME, 10),
        List.of(new MadeBenchmark("copy_sweep", states)));
  }

  private static Lesson ambiguous() {
    Shape small = Shape.of(nanoseconds(18, 4), 0.006);
    Shape large = Shape.of(nanoseconds(24, 4), 0.004);
    List<MadeState> sampled =
        List.of(
            MadeState.sampled("I32", 18, small, small.bimodal(0.25, 0.04)),
            MadeState.sampled("I32", 22, large.times(0.3), large.times(0.319).at(1.65e9)),
            MadeState.sampled("I32", 24, large, large.at(1.68e9)),
            MadeState.sampled("F64", 22, large.times(0.5), large.times(0.5)),
            MadeState.sampled("F64", 24, large.times(1.9), large.times(1.905)));
    List<MadeState> summarised =
        List.of(
            MadeState.summarised("I32", 16, small.spread(0.02), small.spread(0.02).times(1.012)),
            MadeState.summarised("I32", 18, small.spread(0.06), small.spread(0.06)),
            MadeState.summarised("I32", 20, large.times(0.1), large.times(0.1031)).withoutClock(),
            MadeState.summarised("F64", 20, large.times(0.2), large.times(0.2063).at(1.69e9)),
            MadeState.summarised("F64", 22, large.times(0.4), large.times(0.4).at(1.72e9)),
            MadeState.summarised(
                "F64",
                24,
                large.times(1.9).spread(0.003),
                large.times(1.9 * 1.0035).spread(0.003)));
    return new Lesson(
        "ambiguous",
        37,
        List.of(
            "# Ambiguous",
            "Nine rows AMBG, each for another reason.",
            "Press Shift+N through them and read Why: a new slow mode, a throttled clock, too much"
                + " noise, no clock rate, centers that drifted; `reduce.sum` has samples,"
                + " `scan.exclusive` none.",
            "Ask of each row what would settle it: more samples, a fixed clock, a wider tolerance?",
            "Open it: `benchlens open samples/ambiguous/ref.json samples/ambiguous/cmp.json`"),
        Map.of(Status.AMBG, 9, Status.SAME, 2),
        List.of(
            new MadeBenchmark("reduce.sum", sampled),
            new MadeBenchmark("scan.exclusive", summarised)));
  }

  private static Lesson brokenSidecar() {
    List<MadeState> states = new ArrayList<>();
    List<Sidecars> kinds =
        List.of(
            Sidecars.WRITTEN,
            Sidecars.TIMES_MISSING,
            Sidecars.TIMES_SHORT,
            Sidecars.TIMES_EMPTY,
            Sidecars.FREQUENCY_NAN,
            Sidecars.WRITTEN);
    for (int i = 0; i < kinds.size(); i++) {
      Shape shape = Shape.of(nanoseconds(18 + i, 8), 0.004);
      states.add(
          MadeState.sampled("F32", 18 + i, shape, shape).files(Sidecars.WRITTEN, kinds.get(i)));
    }
    Shape shape = Shape.of(nanoseconds(20, 16), 0.004);
    states.add(
        MadeState.sampled("F64", 20, shape, shape.times(1.1))
            .files(Sidecars.FREQUENCY_NAN, Sidecars.WRITTEN));
    states.add(
        MadeState.sampled("F64", 22, shape.times(3), shape.times(3.3))
            .files(Sidecars.WRITTEN, Sidecars.TIMES_EMPTY));
    return new Lesson(
        "broken-sidecar",
        41,
        List.of(
            "# Broken sidecars",
            "Files missing, short, empty or with a NaN.",
            "Missing and empty files count as no samples: the summaries decide (SAME, SLOW)."
                + " Short files and bad values are evidence that cannot be trusted: AMBG.",
            "Look at the badges and problems: each names the file, what was expected and found.",
            "Open it: `benchlens open samples/broken-sidecar/ref.json"
                + " samples/broken-sidecar/cmp.json`"),
        Map.of(Status.SAME, 4, Status.SLOW, 1, Status.AMBG, 3),
        List.of(new MadeBenchmark("copy_sweep", states)));
  }
}
