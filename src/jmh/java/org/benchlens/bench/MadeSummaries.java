package org.benchlens.bench;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/// The summaries of one state, as many as a run of 2026 has.
///
/// @param out where they go
record MadeSummaries(JsonGenerator out) {

  void write(MadeSamples made, String file, int number) throws IOException {
    whole("nv/cold/sample_size", made.size());
    times("nv/cold/time/cpu/", made, 1.07);
    times("nv/cold/time/gpu/", made, 1);
    double mean = made.mean();
    real("nv/cold/bw/item_rate", "item_rate", 1e6 / mean);
    real("nv/cold/bw/global/bytes_per_second", "byte_rate", 8e6 / mean);
    real("nv/cold/bw/global/utilization", "percentage", 0.5);
    real("nv/cold/walltime", "duration", mean * made.size() * 1.3);
    real("nv/cold/sm_clock_rate/mean", "frequency", made.clock());
    real("nv/cold/sm_clock_rate/scaling/percent", "percentage", 0.96);
    whole("nv/batch/sample_size", made.size());
    real("nv/batch/time/gpu/mean", "duration", mean * 0.97);
    real("nv/batch/walltime", "duration", mean * made.size());
    sidecar("nv/json/bin:nv/cold/sample_times", file + "-bin/" + number, made.size());
    sidecar("nv/json/freqs-bin:nv/cold/sample_freqs", file + "-freqs-bin/" + number, made.size());
  }

  private void times(String prefix, MadeSamples made, double factor) throws IOException {
    double median = made.percentile(50);
    double range = made.percentile(75) - made.percentile(25);
    real(prefix + "min", "duration", factor * made.percentile(0));
    real(prefix + "max", "duration", factor * made.percentile(100));
    real(prefix + "mean", "duration", factor * made.mean());
    real(prefix + "stdev/absolute", "duration", factor * made.stdev());
    real(prefix + "stdev/relative", "percentage", made.stdev() / made.mean());
    real(prefix + "q1", "duration", factor * made.percentile(25));
    real(prefix + "median", "duration", factor * median);
    real(prefix + "q3", "duration", factor * made.percentile(75));
    real(prefix + "iqr/absolute", "duration", factor * range);
    real(prefix + "iqr/relative", "percentage", range / median);
  }

  private void real(String tag, String hint, double value) throws IOException {
    start(tag, hint);
    entry("value", "float64", Double.toString(value));
    end();
  }

  private void whole(String tag, long value) throws IOException {
    start(tag, "sample_size");
    entry("value", "int64", Long.toString(value));
    end();
  }

  private void sidecar(String tag, String name, int size) throws IOException {
    start(tag, "file/samples");
    entry("filename", "string", name + ".bin");
    entry("size", "int64", Integer.toString(size));
    end();
  }

  private void start(String tag, String hint) throws IOException {
    out.writeStartObject();
    out.writeStringField("tag", tag);
    out.writeStringField("name", tag.substring(tag.lastIndexOf('/') + 1));
    out.writeStringField("description", "Made for timing");
    out.writeStringField("hint", hint);
    out.writeStringField("hide", "Hidden by default.");
    out.writeArrayFieldStart("data");
  }

  private void entry(String name, String type, String value) throws IOException {
    out.writeStartObject();
    out.writeStringField("name", name);
    out.writeStringField("type", type);
    out.writeStringField("value", value);
    out.writeEndObject();
  }

  private void end() throws IOException {
    out.writeEndArray();
    out.writeEndObject();
  }
}
