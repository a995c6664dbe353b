package org.benchlens.bench;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Thresholds;
import org.benchlens.compare.coverage.CoverageProfile;
import org.benchlens.compare.coverage.CoverageResult;
import org.benchlens.compare.coverage.DistinctValues;
import org.benchlens.model.Samples;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// What is done with the samples of a row, by their number.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class CoverageBenchmark {
  /// Number of samples of each side.
  @Param({"100", "1000", "10000", "100000", "1000000"})
  public int samples;

  private final Thresholds thresholds = Settings.DEFAULT.thresholds();
  private Samples times;
  private DistinctValues reference;
  private DistinctValues compare;
  private CoverageProfile profile;

  /// Draws samples that are nearly all distinct, as cycles are.
  @Setup
  public void prepare() {
    Random random = new Random(7);
    times = Samples.of(MadeSamples.draw(samples, 1e-4, 32e-9, 1.9e9, random).times());
    reference = distinct(random);
    compare = distinct(random);
    profile = CoverageProfile.of(reference, compare);
  }

  private DistinctValues distinct(Random random) {
    return DistinctValues.of(Samples.of(MadeSamples.draw(samples, 1e-4, 0, 1.9e9, random).times()));
  }

  /// Sorts times on a raster and counts distinct ones.
  @Benchmark
  public DistinctValues sortAndDistinct() {
    return DistinctValues.of(times);
  }

  /// Nearest neighbours of both sides.
  @Benchmark
  public CoverageProfile neighbours() {
    return CoverageProfile.of(reference, compare);
  }

  /// The four coverages from kept distances.
  @Benchmark
  public CoverageResult coverages() {
    return profile.at(thresholds);
  }
}
