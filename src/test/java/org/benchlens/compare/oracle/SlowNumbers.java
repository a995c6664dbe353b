package org.benchlens.compare.oracle;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.benchlens.model.Statistic;
import org.jspecify.annotations.Nullable;

/// Section 2, "Timing inputs of one side": from summaries to numbers.
final class SlowNumbers {
  private static final String TIME = "nv/cold/time/gpu/";

  private SlowNumbers() {}

  /// "Tags under nv/cold/time/gpu/: min, max, mean, ... (older files say ir/ for iqr/: used when
  /// the
  /// newer tag's value is missing or faulty); and nv/cold/sm_clock_rate/mean in Hz."
  static Map<Statistic, Double> of(List<JsonNode> summaries) {
    Map<Statistic, Double> numbers = new EnumMap<>(Statistic.class);
    put(numbers, Statistic.MIN, value(summaries, TIME + "min", false));
    put(numbers, Statistic.MAX, value(summaries, TIME + "max", false));
    put(numbers, Statistic.MEAN, value(summaries, TIME + "mean", false));
    put(numbers, Statistic.STDEV, value(summaries, TIME + "stdev/absolute", true));
    put(numbers, Statistic.RELATIVE_STDEV, value(summaries, TIME + "stdev/relative", true));
    put(numbers, Statistic.Q1, value(summaries, TIME + "q1", false));
    put(numbers, Statistic.MEDIAN, value(summaries, TIME + "median", false));
    put(numbers, Statistic.Q3, value(summaries, TIME + "q3", false));
    put(numbers, Statistic.IQR, value(summaries, TIME + "ir/absolute", true));
    put(numbers, Statistic.IQR, value(summaries, TIME + "iqr/absolute", true));
    put(numbers, Statistic.RELATIVE_IQR, value(summaries, TIME + "ir/relative", true));
    put(numbers, Statistic.RELATIVE_IQR, value(summaries, TIME + "iqr/relative", true));
    put(numbers, Statistic.CLOCK_RATE, value(summaries, "nv/cold/sm_clock_rate/mean", false));
    return numbers;
  }

  private static void put(
      Map<Statistic, Double> numbers, Statistic statistic, @Nullable Double value) {
    if (value != null) {
      numbers.put(statistic, value);
    }
  }

  /// "The first summary with a tag wins; in its data the first entry named value wins; type must be
  /// float64. ... JSON null or a boolean means +infinity for stdev and iqr (absolute and relative)
  /// and missing for the others."
  private static @Nullable Double value(
      List<JsonNode> summaries, String tag, boolean infiniteWhenNull) {
    JsonNode summary = SlowReader.first(summaries, "tag", tag);
    if (summary == null) {
      return null;
    }
    JsonNode entry = SlowReader.first(SlowReader.entries(summary.path("data")), "name", "value");
    if (entry == null || !entry.path("type").asText().equals("float64")) {
      return null;
    }
    JsonNode value = entry.path("value");
    if (value.isNull() || value.isBoolean()) {
      return infiniteWhenNull ? (Double) Double.POSITIVE_INFINITY : null;
    }
    if (value.isNumber()) {
      return value.doubleValue();
    }
    return value.isTextual() ? number(value.textValue()) : null;
  }

  /// "Text is trimmed: digits with at most one dot (at least one digit), optional sign and
  /// exponent,
  /// no suffix, no hex, too large is infinite; or inf, infinity, nan with optional sign in any
  /// case".
  static @Nullable Double number(String text) {
    String trimmed = text.trim().toLowerCase(Locale.ROOT);
    if (trimmed.matches("[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)(e[+-]?[0-9]+)?")) {
      return Double.valueOf(trimmed);
    }
    if (trimmed.matches("[+-]?nan")) {
      return Double.NaN;
    }
    if (trimmed.matches("[+]?inf(inity)?")) {
      return Double.POSITIVE_INFINITY;
    }
    return trimmed.matches("-inf(inity)?") ? (Double) Double.NEGATIVE_INFINITY : null;
  }
}
