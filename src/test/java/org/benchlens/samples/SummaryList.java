package org.benchlens.samples;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/// The summaries of one made state.
final class SummaryList {
  private static final String HIDDEN = "Hidden by default.";
  private static final String GPU = "nv/cold/time/gpu/";

  private final ArrayNode list;

  SummaryList(ArrayNode list) {
    this.list = list;
  }

  /// All summaries of a cold measurement.
  void measured(MadeState made, Measured measured) {
    double elements = 1L << made.exponent();
    whole("nv/cold/sample_size", "Samples", "sample_size", measured.size());
    double mean = measured.mean();
    double median = measured.percentile(50);
    double range = measured.percentile(75) - measured.percentile(25);
    real("nv/cold/time/cpu/mean", "CPU Time", "duration", mean + 4.7e-6, false);
    real(GPU + "min", "Min GPU Time", "duration", measured.percentile(0), true);
    real(GPU + "max", "Max GPU Time", "duration", measured.percentile(100), true);
    real(GPU + "mean", "GPU Time", "duration", mean, false);
    real(GPU + "stdev/absolute", "Noise", "duration", measured.stdev(), true);
    real(GPU + "stdev/relative", "Noise", "percentage", measured.stdev() / mean, false);
    real(GPU + "q1", "Q1 GPU Time", "duration", measured.percentile(25), true);
    real(GPU + "median", "Median GPU Time", "duration", median, true);
    real(GPU + "q3", "Q3 GPU Time", "duration", measured.percentile(75), true);
    real(GPU + "iqr/absolute", "IQR", "duration", range, true);
    real(GPU + "iqr/relative", "Rel IQR", "percentage", range / median, true);
    real("nv/cold/bw/item_rate", "Elem/s", "item_rate", elements / mean, false);
    if (made.clock()) {
      double clock = measured.clock();
      real("nv/cold/sm_clock_rate/mean", "Clock Rate", "frequency", clock, true);
      real(
          "nv/cold/sm_clock_rate/scaling/percent",
          "Clock Scaling",
          "percentage",
          clock / 1.8e9,
          true);
    }
  }

  /// A reference to a sidecar.
  void file(String kind, String filename, int size) {
    boolean times = kind.equals("bin");
    ObjectNode summary =
        summary(
            "nv/json/" + kind + ":nv/cold/" + (times ? "sample_times" : "sample_freqs"),
            times ? "Sample Times File" : "Sample Frequencies File",
            times ? "file/sample_times" : "file/sample_freqs");
    summary.put("hide", "Not needed in table.");
    ArrayNode data = summary.putArray("data");
    entry(data, "filename", "string", filename);
    entry(data, "size", "int64", Integer.toString(size));
  }

  private void whole(String tag, String name, String hint, long value) {
    entry(summary(tag, name, hint).putArray("data"), "value", "int64", Long.toString(value));
  }

  private void real(String tag, String name, String hint, double value, boolean hidden) {
    ObjectNode summary = summary(tag, name, hint);
    if (hidden) {
      summary.put("hide", HIDDEN);
    }
    entry(summary.putArray("data"), "value", "float64", Double.toString(value));
  }

  private ObjectNode summary(String tag, String name, String hint) {
    return list.addObject().put("tag", tag).put("name", name).put("hint", hint);
  }

  private static void entry(ArrayNode data, String name, String type, String value) {
    data.addObject().put("name", name).put("type", type).put("value", value);
  }
}
