package org.benchlens.samples;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.core.util.Separators.Spacing;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.benchlens.model.Side;

/// Writes a lesson. The same code gives the same bytes on every machine.
public final class SampleMaker {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final int SHORT_BY = 25;

  private final Path folder;

  private SampleMaker(Path samples, Lesson lesson) {
    folder = samples.resolve(lesson.folder());
  }

  /// Writes the folder of a lesson.
  public static void write(Path samples, Lesson lesson) throws IOException {
    SampleMaker maker = new SampleMaker(samples, lesson);
    Files.createDirectories(maker.folder);
    Files.writeString(maker.folder.resolve("README.md"), String.join("\n", lesson.readme()) + "\n");
    maker.side(lesson, Side.REFERENCE, "ref.json");
    maker.side(lesson, Side.COMPARE, "cmp.json");
  }

  private void side(Lesson lesson, Side side, String file) throws IOException {
    Random random = new Random(2 * lesson.seed() + side.ordinal());
    ResultTree tree = new ResultTree(file, side);
    for (MadeBenchmark benchmark : lesson.benchmarks()) {
      ArrayNode states = tree.benchmark(benchmark);
      for (MadeState state : benchmark.states()) {
        Measured measured = state.shape(side).draw(random, 250 + random.nextInt(150));
        int number = tree.state(states, state, measured);
        if (number >= 0) {
          sidecars(file, number, state.files(side), measured);
        }
      }
    }
    Files.write(folder.resolve(file), text(tree.root()));
  }

  private void sidecars(String file, int number, Sidecars kind, Measured measured)
      throws IOException {
    float[] times = measured.times();
    float[] frequencies = measured.frequencies();
    switch (kind) {
      case TIMES_SHORT -> times = Arrays.copyOf(times, times.length - SHORT_BY);
      case TIMES_EMPTY -> times = new float[0];
      case FREQUENCY_NAN -> frequencies[frequencies.length / 2] = Float.NaN;
      case WRITTEN, NONE, TIMES_MISSING -> {}
    }
    if (kind != Sidecars.TIMES_MISSING) {
      array(file + "-bin", number, times);
    }
    array(file + "-freqs-bin", number, frequencies);
  }

  private void array(String name, int number, float[] values) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(4 * values.length).order(ByteOrder.LITTLE_ENDIAN);
    for (float value : values) {
      bytes.putFloat(value);
    }
    Path place = Files.createDirectories(folder.resolve(name));
    Files.write(place.resolve(number + ".bin"), bytes.array());
  }

  private static byte[] text(ObjectNode root) throws IOException {
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter(
            Separators.createDefaultInstance().withObjectFieldValueSpacing(Spacing.AFTER));
    printer.indentObjectsWith(lines);
    printer.indentArraysWith(lines);
    return (JSON.writer(printer).writeValueAsString(root) + "\n").getBytes(StandardCharsets.UTF_8);
  }
}
