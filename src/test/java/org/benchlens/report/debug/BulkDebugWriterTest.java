package org.benchlens.report.debug;

import static org.benchlens.present.RowFixture.timing;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.benchlens.model.AxisType;
import org.benchlens.present.RowFixture;
import org.benchlens.present.table.DisplayMode;
import org.benchlens.report.ComparisonFixture;
import org.benchlens.report.table.TableOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BulkDebugWriterTest {
  private static final TableOptions ALL = TableOptions.of(DisplayMode.INTERVALS);
  private static final String ODD = "a\"\\\n'''größe 😀 \uD800 \u0000 {x} %s";
  private static final Comparison COMPARISON =
      ComparisonFixture.of(
          new RowFixture()
              .benchmark(ODD)
              .axis(ODD, AxisType.STRING, ODD)
              .sides(
                  timing(1e-5, 2e-5, 3e-5, Double.POSITIVE_INFINITY), timing(1, 1, 1, Double.NaN))
              .verdict(Status.AMBG, Reason.NOISE_UNAVAILABLE)
              .times("0.bin", 3),
          new RowFixture().noDevice().section(1),
          new RowFixture().noDevice().section(1).occurrence(1));

  @Test
  void entriesHaveAllTheirFields() throws IOException {
    assertTrue(
        script(ComparisonFixture.of(new RowFixture().times("r-bin/0.bin", 3)))
            .endsWith(
                """
                bulk_rows = [
                    {
                        "row_index": 0,
                        "table_row_index": 0,
                        "benchmark": "reduce",
                        "reference_json": "ref.json",
                        "compare_json": "cmp.json",
                        "reference_device_id": 0,
                        "compare_device_id": 0,
                        "state_key": "N=1",
                        "occurrence": 0,
                        "occurrence_count": 1,
                        "axis_values": {},
                        "status": "AMBG",
                        "reason": "centers_not_close",
                        "reason_message": "The centers differ too much for SAME, and the intervals have no clear gap.",
                        "reference_center": 0.0001,
                        "reference_interval": (9.9e-05, 0.0001, 0.000101),
                        "reference_noise": 0.01,
                        "reference_sample_filename": "r-bin/0.bin",
                        "reference_sample_count": 3,
                        "reference_frequency_filename": None,
                        "reference_frequency_count": None,
                        "compare_center": 0.0001,
                        "compare_interval": (9.9e-05, 0.0001, 0.000101),
                        "compare_noise": 0.01,
                        "compare_sample_filename": "r-bin/0.bin",
                        "compare_sample_count": 3,
                        "compare_frequency_filename": None,
                        "compare_frequency_count": None,
                    },
                ]
                # NVB-BULK-END
                """));
  }

  @Test
  void effectiveSettingsStandBeforeTheRows() throws IOException {
    assertTrue(
        script(COMPARISON)
            .startsWith(
                """
                # NVB-BULK-BEGIN
                bulk_settings = {
                    "rules": "guide",
                    "preset": "default",
                    "thresholds": {
                        "clear_gap.relative": 0.005,
                """));
  }

  @Test
  void theScriptIsPlainAscii() throws IOException {
    assertTrue(script(COMPARISON).chars().allMatch(c -> c == '\n' || (c >= 0x20 && c < 0x7F)));
  }

  @Test
  void rowsCountWithinTheirTable() throws IOException {
    String indices =
        script(COMPARISON)
            .lines()
            .filter(line -> line.contains("row_index"))
            .map(String::strip)
            .reduce("", String::concat);
    assertEquals(
        "\"row_index\": 0,\"table_row_index\": 0,\"row_index\": 1,\"table_row_index\": 0,"
            + "\"row_index\": 2,\"table_row_index\": 1,",
        indices);
  }

  @Test
  void pythonReadsTheSamples(@TempDir Path folder) throws IOException, InterruptedException {
    String odd = "[ord(c) for c in bulk_rows[0]['benchmark']]";
    assertEquals(
        List.of(
            ODD.codePoints().boxed().toList().toString(),
            "[0.5, 1.5, 2.5]",
            "None",
            "inf True",
            "3 AMBG"),
        python(
            folder,
            "values = load_bulk_data(bulk_rows[0])",
            "print(" + odd + ")",
            "print([float(x) for x in values['reference_samples']])",
            "print(values['compare_frequencies'])",
            "noise = [bulk_rows[0][s + '_noise'] for s in ('reference', 'compare')]",
            "print(noise[0], noise[1] != noise[1])",
            "print(len(bulk_rows), bulk_rows[2]['status'])"));
  }

  @Test
  void withoutNumpyTheStandardLibraryReads(@TempDir Path folder)
      throws IOException, InterruptedException {
    assertEquals(
        List.of("array [0.5, 1.5, 2.5]"),
        python(
            folder,
            "numpy = None",
            "values = load_bulk_data(bulk_rows[0])['reference_samples']",
            "print(type(values).__name__, list(values))"));
  }

  /// Runs the script with more lines after it and gives what it prints.
  private static List<String> python(Path folder, String... lines)
      throws IOException, InterruptedException {
    assumeTrue(hasPython(), "python3 is not installed");
    ByteBuffer samples = ByteBuffer.allocate(12).order(ByteOrder.LITTLE_ENDIAN);
    samples.putFloat(0.5f).putFloat(1.5f).putFloat(2.5f);
    Path file = Files.write(folder.resolve("0.bin"), samples.array());
    StringBuilder script = new StringBuilder();
    BulkDebugWriter.write(COMPARISON, ALL, (row, side, array, f) -> file.toString(), script);
    Path code = folder.resolve("bulk.py");
    Files.writeString(code, script + String.join("\n", lines) + "\n", StandardCharsets.US_ASCII);
    Path output = folder.resolve("output.txt");
    Process process =
        new ProcessBuilder("python3", code.toString())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    return Files.readAllLines(output);
  }

  private static boolean hasPython() throws InterruptedException {
    try {
      return new ProcessBuilder("python3", "--version")
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false;
    }
  }

  private static String script(Comparison comparison) throws IOException {
    StringBuilder script = new StringBuilder();
    BulkDebugWriter.write(comparison, ALL, SamplePaths.AS_DECLARED, script);
    return script.toString();
  }
}
