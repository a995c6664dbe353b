package org.benchlens.bench;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;

/// One result file with its sidecars.
final class MadeSide {
  private static final String[] TYPES = {"I8", "I16", "I32", "I64", "F32", "F64"};
  private static final int LEAST_EXPONENT = 16;
  private static final int EXPONENTS = 8;
  private static final double TICK = 32e-9;
  private static final double CLOCK = 1.9e9;

  private final Path file;
  private final double[] factors;
  private final int samples;
  private final Random random;
  private final JsonGenerator out;

  private MadeSide(Path file, double[] factors, int samples, Random random, JsonGenerator out) {
    this.file = file;
    this.factors = factors;
    this.samples = samples;
    this.random = random;
    this.out = out;
  }

  /// Writes a side.
  ///
  /// @param file its result file
  /// @param factors by what the time of each state is multiplied
  /// @param samples number of samples of each state
  static void write(Path file, double[] factors, int samples, Random random) throws IOException {
    for (String suffix : new String[] {"-bin", "-freqs-bin"}) {
      Files.createDirectories(file.resolveSibling(file.getFileName() + suffix));
    }
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
    printer.indentArraysWith(new DefaultIndenter("  ", "\n"));
    printer.indentObjectsWith(new DefaultIndenter("  ", "\n"));
    try (OutputStream bytes = Files.newOutputStream(file);
        JsonGenerator out = new JsonFactory().createGenerator(bytes, JsonEncoding.UTF8)) {
      out.setPrettyPrinter(printer);
      new MadeSide(file, factors, samples, random, out).root();
    }
  }

  private void root() throws IOException {
    out.writeStartObject();
    out.writeObjectFieldStart("meta");
    out.writeArrayFieldStart("argv");
    out.writeString("bench/big");
    out.writeEndArray();
    out.writeEndObject();
    out.writeArrayFieldStart("devices");
    out.writeStartObject();
    out.writeNumberField("id", 0);
    out.writeStringField("name", "Test GPU");
    out.writeNumberField("sm_version", 900);
    out.writeEndObject();
    out.writeEndArray();
    out.writeArrayFieldStart("benchmarks");
    int each = TYPES.length * EXPONENTS;
    for (int from = 0; from < factors.length; from += each) {
      benchmark(from, Math.min(factors.length, from + each), from / each);
    }
    out.writeEndArray();
    out.writeEndObject();
  }

  private void benchmark(int from, int to, int index) throws IOException {
    out.writeStartObject();
    out.writeStringField("name", "bench." + index);
    out.writeNumberField("index", index);
    out.writeNumberField("timeout", 15.0);
    out.writeArrayFieldStart("devices");
    out.writeNumber(0);
    out.writeEndArray();
    out.writeArrayFieldStart("axes");
    axis("T", "type", "");
    axis("Elements{io}", "int64", "pow2");
    out.writeEndArray();
    out.writeArrayFieldStart("states");
    for (int i = from; i < to; i++) {
      state(i, (i - from) / EXPONENTS, LEAST_EXPONENT + (i - from) % EXPONENTS);
    }
    out.writeEndArray();
    out.writeEndObject();
  }

  private void axis(String name, String type, String flags) throws IOException {
    out.writeStartObject();
    out.writeStringField("name", name);
    out.writeStringField("type", type);
    out.writeStringField("flags", flags);
    out.writeEndObject();
  }

  private void state(int number, int type, int exponent) throws IOException {
    double base = (5e-6 + 3e-13 * (1L << exponent) * (1 + type)) * factors[number];
    MadeSamples made = MadeSamples.draw(samples, base, TICK, CLOCK, random);
    sidecar("-bin", number, made.times());
    sidecar("-freqs-bin", number, made.frequencies());
    out.writeStartObject();
    out.writeStringField("name", "Device=0 T=" + TYPES[type] + " Elements{io}=2^" + exponent);
    out.writeNumberField("min_samples", 10);
    out.writeNumberField("device", 0);
    out.writeArrayFieldStart("axis_values");
    axisValue("T", "string", TYPES[type]);
    axisValue("Elements{io}", "int64", Long.toString(1L << exponent));
    out.writeEndArray();
    out.writeArrayFieldStart("summaries");
    new MadeSummaries(out).write(made, file.getFileName().toString(), number);
    out.writeEndArray();
    out.writeBooleanField("is_skipped", false);
    out.writeEndObject();
  }

  private void axisValue(String name, String type, String value) throws IOException {
    out.writeStartObject();
    out.writeStringField("name", name);
    out.writeStringField("type", type);
    out.writeStringField("value", value);
    out.writeEndObject();
  }

  private void sidecar(String suffix, int number, float[] values) throws IOException {
    ByteBuffer bytes =
        ByteBuffer.allocate(Float.BYTES * values.length).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asFloatBuffer().put(values);
    Path folder = file.resolveSibling(file.getFileName() + suffix);
    Files.write(folder.resolve(number + ".bin"), bytes.array());
  }
}
