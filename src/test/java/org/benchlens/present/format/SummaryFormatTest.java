package org.benchlens.present.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.benchlens.model.SummaryKind;
import org.benchlens.model.SummaryValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SummaryFormatTest {
  private static SummaryKind kind(String tag, String hint) {
    return new SummaryKind(tag, "Noise", hint, true, "float64");
  }

  @ParameterizedTest
  @CsvSource({
    "nv/cold/time/cpu/stdev/absolute, percentage, DURATION",
    "nv/cold/time/gpu/ir/relative, '', PERCENTAGE",
    "nv/batch/time/gpu/mean, bytes, DURATION",
    "nv/cold/walltime, '', DURATION",
    "nv/cold/sample_size, '', SAMPLE_SIZE",
    "nv/cold/bw/global/bytes_per_second, '', BYTE_RATE",
    "nv/cold/bw/item_rate, '', ITEM_RATE",
    "nv/cold/bw/global/utilization, '', PERCENTAGE",
    "nv/cold/sm_clock_rate/mean, '', FREQUENCY",
    "nv/cold/sm_clock_rate/scaling/percent, '', PERCENTAGE",
    "nv/gmem/reads/In, '', BYTES",
    "nv/json/bin:nv/cold/sample_times, '', FILE",
    "user/derived/segments, sample_size, SAMPLE_SIZE",
    "peak_memory_usage, bytes, BYTES",
    "nv/element_count/bytes_per_second, '', PLAIN",
    "some/tag, unknown_hint, PLAIN",
    "some/tag, file/anything, FILE"
  })
  void aKnownTagWinsOverItsHint(String tag, String hint, SummaryFormat expected) {
    assertEquals(expected, SummaryFormat.of(kind(tag, hint)));
  }

  @ParameterizedTest
  @CsvSource({
    "DURATION, 5.692e-6, 5.692 µs",
    "DURATION, 2e-8, 20.00 ns",
    "DURATION, 0, 0.000 µs",
    "DURATION, -0.0015, −1.500 ms",
    "ITEM_RATE, 1.234e9, 1.234 G/s",
    "ITEM_RATE, 12, 12.00 /s",
    "BYTES, 1073741824, 1.000 GiB",
    "BYTES, 1023, 1023 B",
    "BYTES, 1536, 1.500 KiB",
    "BYTE_RATE, 7.654e11, 765.4 GB/s",
    "SAMPLE_SIZE, 366, 366",
    "PERCENTAGE, 0.0049, 0.49 %",
    "PERCENTAGE, 1.25, 125.00 %",
    "FREQUENCY, 1.812058e9, 1.812 GHz",
    "PLAIN, 0.123456789, 0.12346",
    "PLAIN, Infinity, ∞",
    "PERCENTAGE, Infinity, ∞",
    "DURATION, NaN, n/a"
  })
  void eachFormatHasItsUnits(SummaryFormat format, double value, String expected) {
    assertEquals(expected, format.number(value).whole());
    assertEquals(format.number(value).unit(), format.unit(value));
  }

  @Test
  void integersKeepAllTheirDigits() {
    SummaryValue value = new SummaryValue.Whole(Long.MAX_VALUE);
    assertEquals("9223372036854775807", SummaryFormat.PLAIN.number(value).whole());
  }

  @Test
  void textsAreShownOnOneLine() {
    SummaryValue value = new SummaryValue.Text("a\nb");
    assertEquals("a b", SummaryFormat.PLAIN.number(value).whole());
    assertEquals("n/a", SummaryFormat.PLAIN.number(new SummaryValue.Absent()).whole());
  }

  @ParameterizedTest
  @CsvSource({
    "nv/cold/time/gpu/stdev/relative, GPU noise",
    "nv/cold/time/cpu/mean, CPU time",
    "nv/batch/time/gpu/mean, Batch GPU time",
    "nv/cpu_only/time/cpu/median, Host CPU median",
    "user/x, Noise"
  })
  void namesTellTagsApartThatFilesCallTheSame(String tag, String expected) {
    assertEquals(expected, SummaryName.of(kind(tag, "")));
  }

  @Test
  void aSummaryWithoutANameIsCalledByTheEndOfItsTag() {
    assertEquals("count", SummaryName.of(new SummaryKind("user/count", "", "", false, "int64")));
    assertEquals(
        "bytes", SummaryName.of(new SummaryKind("user/bytes", "None", "", false, "int64")));
  }
}
