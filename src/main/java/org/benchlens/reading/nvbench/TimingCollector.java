package org.benchlens.reading.nvbench;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.OptionalDouble;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.Statistic;

/// Gathers the cold GPU measurement of one state from its summaries (contract, section 2). One
/// object is used for all states of a file.
final class TimingCollector {
  private final ProblemLog problems;
  private final EnumSet<TimingInput> seen = EnumSet.noneOf(TimingInput.class);
  private final Map<TimingInput, Double> numbers = new EnumMap<>(TimingInput.class);
  private final Map<Statistic, Double> statistics = new EnumMap<>(Statistic.class);

  TimingCollector(ProblemLog problems) {
    this.problems = problems;
  }

  void clear() {
    seen.clear();
    numbers.clear();
  }

  /// Takes a summary; only the first with its tag counts.
  ///
  /// @return the number taken; empty when the summary does not count or its value is missing
  OptionalDouble take(TimingInput input, DataEntries data) {
    if (!seen.add(input)) {
      return OptionalDouble.empty();
    }
    OptionalDouble number = number(input, data);
    if (number.isPresent()) {
      numbers.put(input, number.getAsDouble());
    }
    return number;
  }

  private OptionalDouble number(TimingInput input, DataEntries data) {
    DataEntry value = data.value();
    if (!data.present()) {
      return missing(input, "has no data");
    }
    if (!value.isFound()) {
      return missing(input, "has no data entry named value");
    }
    if (!value.type().equals("float64")) {
      String type = ProblemLog.shortened(value.type(), 40);
      return missing(
          input, type.isEmpty() ? "states no type" : "is declared " + type + ", not float64");
    }
    CapturedValue content = value.content();
    return switch (content.form()) {
      case NONE -> missing(input, "has no value");
      case NULL -> lost(input);
      case BOOLEAN -> {
        problems.error(
            input.tag(),
            "a boolean is no number; "
                + (input.infiniteWhenLost() ? "counts as infinite" : "counts as missing"));
        yield lost(input);
      }
      case STRING, NUMBER, NESTED -> {
        OptionalDouble number = content.real();
        yield number.isPresent() ? number : missing(input, content.quoted() + " is no number");
      }
    };
  }

  private static OptionalDouble lost(TimingInput input) {
    return input.infiniteWhenLost()
        ? OptionalDouble.of(Double.POSITIVE_INFINITY)
        : OptionalDouble.empty();
  }

  private OptionalDouble missing(TimingInput input, String why) {
    problems.error(input.tag(), why + "; counts as missing");
    return OptionalDouble.empty();
  }

  /// The measurement of all summaries since the last [#clear].
  ColdTiming timing() {
    if (numbers.isEmpty()) {
      return ColdTiming.NONE;
    }
    statistics.clear();
    // The order of the inputs puts the present names before the old ones.
    numbers.forEach((input, number) -> statistics.putIfAbsent(input.statistic(), number));
    return ColdTiming.of(statistics);
  }
}
