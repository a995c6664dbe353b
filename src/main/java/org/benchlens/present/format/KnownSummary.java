package org.benchlens.present.format;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What is known of the tags that NVBench itself writes, whatever a file says of them. Source:
/// `formats/nvbench-json.md`, section 3.
///
/// @param name short name, the same in every version of the format
/// @param format how its value is shown
record KnownSummary(String name, SummaryFormat format) {
  private static final Pattern TIME =
      Pattern.compile("nv/(cold|batch|cpu_only)/time/(cpu|gpu)/(.+)");
  private static final Pattern OTHER = Pattern.compile("nv/(cold|batch|cpu_only|cupti)/(.+)");

  /// What is known of a tag.
  static Optional<KnownSummary> of(String tag) {
    if (tag.startsWith("nv/json/")) {
      return Optional.of(new KnownSummary("Sidecar", SummaryFormat.FILE));
    }
    if (tag.startsWith("nv/gmem/")) {
      String column = tag.substring(tag.lastIndexOf('/') + 1);
      String kind = tag.startsWith("nv/gmem/reads") ? "Reads" : "Writes";
      return Optional.of(new KnownSummary(kind + " " + column, SummaryFormat.BYTES));
    }
    Matcher time = TIME.matcher(tag);
    if (time.matches()) {
      return time(prefix(time.group(1)) + (time.group(2).equals("cpu") ? "CPU" : "GPU"), time);
    }
    Matcher other = OTHER.matcher(tag);
    return other.matches() ? other(prefix(other.group(1)), other.group(2)) : Optional.empty();
  }

  private static String prefix(String measurement) {
    return switch (measurement) {
      case "batch" -> "Batch ";
      case "cpu_only" -> "Host ";
      case "cupti" -> "CUPTI ";
      default -> "";
    };
  }

  private static Optional<KnownSummary> time(String clock, Matcher tag) {
    return switch (tag.group(3)) {
      case "mean" -> known(clock + " time", SummaryFormat.DURATION);
      case "min", "max", "median" -> known(clock + " " + tag.group(3), SummaryFormat.DURATION);
      case "q1" -> known(clock + " Q1", SummaryFormat.DURATION);
      case "q3" -> known(clock + " Q3", SummaryFormat.DURATION);
      case "stdev/absolute" -> known(clock + " stdev", SummaryFormat.DURATION);
      case "stdev/relative" -> known(clock + " noise", SummaryFormat.PERCENTAGE);
      case "iqr/absolute", "ir/absolute" -> known(clock + " IQR", SummaryFormat.DURATION);
      case "iqr/relative", "ir/relative" -> known(clock + " IQR noise", SummaryFormat.PERCENTAGE);
      default -> Optional.empty();
    };
  }

  private static Optional<KnownSummary> other(String prefix, String rest) {
    return switch (rest) {
      case "sample_size" ->
          known(prefix.isEmpty() ? "Samples" : prefix + "samples", SummaryFormat.SAMPLE_SIZE);
      case "walltime" ->
          known(prefix.isEmpty() ? "Walltime" : prefix + "walltime", SummaryFormat.DURATION);
      case "bw/item_rate" -> known(prefix + "Elem/s", SummaryFormat.ITEM_RATE);
      case "bw/global/bytes_per_second" -> known(prefix + "Memory BW", SummaryFormat.BYTE_RATE);
      case "bw/global/utilization" -> known(prefix + "BW used", SummaryFormat.PERCENTAGE);
      case "sm_clock_rate/mean" -> known("SM clock", SummaryFormat.FREQUENCY);
      case "sm_clock_rate/scaling/percent" -> known("Clock scaling", SummaryFormat.PERCENTAGE);
      default -> Optional.empty();
    };
  }

  private static Optional<KnownSummary> known(String name, SummaryFormat format) {
    return Optional.of(new KnownSummary(name, format));
  }
}
