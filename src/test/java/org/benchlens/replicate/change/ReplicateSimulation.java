package org.benchlens.replicate.change;

import java.util.Locale;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.replicate.fork.ForkInterval;

/// How often the statistics are wrong on scores whose truth is known. Every number follows from the
/// seed.
public final class ReplicateSimulation {
  /// Forks of a benchmark.
  public static final int FORKS = 12;

  /// Pairs of a family.
  public static final int FAMILY = 49;

  private static final double CV = 0.02;

  private final Random random;

  /// @param seed of all draws
  public ReplicateSimulation(long seed) {
    random = new Random(seed);
  }

  /// Verdicts that claim a change.
  ///
  /// @param adjusted with p adjusted for the family
  /// @param plain with p of each benchmark alone
  /// @param all verdicts
  public record Claims(int adjusted, int plain, int all) {}

  private double[] scores(double truth) {
    double[] scores = new double[FORKS];
    for (int i = 0; i < FORKS; i++) {
      scores[i] = truth * (1 + CV * random.nextGaussian());
    }
    return scores;
  }

  /// Families in which the candidate is slower by a truth, 0 for A/A.
  ///
  /// @param margin the margin, ratio 1
  public Claims families(int count, double slower, double margin, PairedConvention convention) {
    int adjustedClaims = 0;
    int plainClaims = 0;
    for (int family = 0; family < count; family++) {
      ScoreChange[] changes = new ScoreChange[FAMILY];
      double[] p = new double[FAMILY];
      for (int i = 0; i < FAMILY; i++) {
        double[] before = scores(100);
        changes[i] = PairedComparison.of(scores(100 * (1 + slower)), before, convention);
        p[i] = changes[i].pValue();
      }
      double[] adjusted = FalseDiscovery.adjust(p);
      for (int i = 0; i < FAMILY; i++) {
        adjustedClaims += claims(changes[i], adjusted[i], margin) ? 1 : 0;
        plainClaims += claims(changes[i], p[i], margin) ? 1 : 0;
      }
    }
    return new Claims(adjustedClaims, plainClaims, count * FAMILY);
  }

  private static boolean claims(ScoreChange change, double p, double margin) {
    Verdict verdict = Ruling.of(change.interval(), p, margin).verdict();
    return verdict == Verdict.REGRESSED || verdict == Verdict.IMPROVED;
  }

  /// Share of the intervals of equal sides that do not hold 0.
  public double excludingZero(int pairs, PairedConvention convention) {
    int excluding = 0;
    for (int i = 0; i < pairs; i++) {
      double[] before = scores(100);
      ShiftInterval interval =
          PairedComparison.of(scores(100), before, convention).interval().orElseThrow();
      excluding += interval.low() > 0 || interval.upper() < 0 ? 1 : 0;
    }
    return (double) excluding / pairs;
  }

  /// Share of the order-statistic intervals of [#FORKS] draws that hold the true median.
  public double coverage(int intervals, ToDoubleFunction<Random> draw, double median) {
    int holding = 0;
    for (int i = 0; i < intervals; i++) {
      double[] scores = new double[FORKS];
      for (int fork = 0; fork < FORKS; fork++) {
        scores[fork] = draw.applyAsDouble(random);
      }
      ForkInterval.Bounds bounds = ForkInterval.of(scores).bounds().orElseThrow();
      holding += bounds.low() <= median && median <= bounds.high() ? 1 : 0;
    }
    return (double) holding / intervals;
  }

  /// Two rates, the slow one for one draw in ten.
  public static double twoRates(Random random) {
    double rate = random.nextDouble() < 0.1 ? 130 : 100;
    return rate * (1 + CV * random.nextGaussian());
  }

  /// The figures as Markdown.
  public static String report(long seed) {
    StringBuilder text = new StringBuilder("| simulation, seed " + seed + " | exact | tool |\n");
    text.append("|---|---|---|\n");
    Claims exact = new ReplicateSimulation(seed).families(40, 0, 1e-4, PairedConvention.EXACT);
    Claims tool = new ReplicateSimulation(seed).families(40, 0, 1e-4, PairedConvention.TOOL);
    text.append(
        row(
            "A/A, 40 families of 49, margin 0.01 %: changes claimed of 1,960",
            exact.adjusted(), tool.adjusted()));
    text.append(row("the same without adjusting p", exact.plain(), tool.plain()));
    text.append(
        String.format(
            Locale.ROOT,
            "| equal sides: intervals that exclude 0, of 100,000 | %.4f | %.4f |%n",
            new ReplicateSimulation(seed).excludingZero(100_000, PairedConvention.EXACT),
            new ReplicateSimulation(seed).excludingZero(100_000, PairedConvention.TOOL)));
    Claims found = new ReplicateSimulation(seed).families(40, 0.05, 0.02, PairedConvention.EXACT);
    Claims alsoFound =
        new ReplicateSimulation(seed).families(40, 0.05, 0.02, PairedConvention.TOOL);
    text.append(
        row(
            "true +5 %, margin 2 %: changes claimed of 1,960",
            found.adjusted(), alsoFound.adjusted()));
    ReplicateSimulation simulation = new ReplicateSimulation(seed);
    text.append(
        String.format(
            Locale.ROOT,
            "%nScore interval of 12 forks, 100,000 each, attained by the rule .9614: normal %.4f,"
                + " lognormal %.4f, two rates %.4f.%n",
            simulation.coverage(100_000, Random::nextGaussian, 0),
            simulation.coverage(100_000, draws -> Math.exp(draws.nextGaussian()), 1),
            simulation.coverage(100_000, ReplicateSimulation::twoRates, MEDIAN_OF_TWO_RATES)));
    return text.toString();
  }

  /// Where nine tenths of a normal distribution around 100 with deviation 2 reach one half: the
  /// slow
  /// rate is 15 deviations away.
  public static final double MEDIAN_OF_TWO_RATES = 100 + 2 * 0.13971029888186212;

  private static String row(String what, int exact, int tool) {
    return "| " + what + " | " + exact + " | " + tool + " |\n";
  }
}
