package org.benchlens.compare.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.compare.coverage.CoverageResult;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.interval.Interval;
import org.benchlens.compare.interval.SideTiming;
import org.jspecify.annotations.Nullable;

/// Where a decision of the engine is not what the oracle says. Numbers must be the same doubles.
public final class Differences {
  private final List<String> found = new ArrayList<>();

  private Differences() {}

  /// All differences; empty when the two agree.
  public static List<String> between(Decision engine, OracleRow oracle) {
    Differences differences = new Differences();
    differences.same("status", oracle.status(), engine.status());
    differences.same("reason", oracle.reason(), engine.reason());
    differences.timing("ref", oracle.reference(), engine.reference());
    differences.timing("cmp", oracle.compare(), engine.compare());
    differences.number("(cmp-ref)/ref", oracle.ofReference(), engine.change().ofReference());
    differences.number("d(cmp,ref)", oracle.symmetric(), engine.change().symmetric());
    differences.number("change lower", oracle.changeLower(), engine.change().lower());
    differences.number("change upper", oracle.changeUpper(), engine.change().upper());
    differences.coverage("time", oracle.timeCoverage(), engine.timeCoverage());
    differences.coverage("cycle", oracle.cycleCoverage(), engine.cycleCoverage());
    return differences.found;
  }

  private void timing(String side, OracleTiming wanted, SideTiming got) {
    number(side + " center", wanted.center(), got.center());
    number(side + " noise", wanted.noise(), got.noise());
    OracleInterval interval = wanted.interval();
    Optional<Interval> other = got.interval();
    same(side + " has an interval", interval != null, other.isPresent());
    if (interval != null && other.isPresent()) {
      same(side + " lower", interval.lower(), other.get().lower());
      same(side + " middle", interval.center(), other.get().center());
      same(side + " upper", interval.upper(), other.get().upper());
    }
  }

  private void number(String what, @Nullable Double wanted, OptionalDouble got) {
    same(what, wanted, got.isPresent() ? (Double) got.getAsDouble() : null);
  }

  private void coverage(
      String what, @Nullable OracleCoverage wanted, @Nullable CoverageResult got) {
    OracleCoverage other =
        got == null
            ? null
            : new OracleCoverage(
                got.referenceSample(),
                got.compareSample(),
                got.referenceSupport(),
                got.compareSupport(),
                got.referenceFilter().code(),
                got.compareFilter().code());
    same(what + " coverage", wanted, other);
  }

  private void same(String what, @Nullable Object wanted, @Nullable Object got) {
    if (!Objects.equals(wanted, got)) {
      found.add(what + ": engine " + got + ", oracle " + wanted);
    }
  }
}
