package org.benchlens.present.format;

import java.util.OptionalDouble;
import org.benchlens.model.SummaryKind;
import org.benchlens.model.SummaryValue;

/// How the value of a summary is shown. Tags that are known say it by themselves, since files have
/// been written with wrong hints; for others their hint says it. Source: the format's list of hints
/// (`formats/nvbench-json.md`, section 3).
public enum SummaryFormat {
  /// Seconds: `5.692 µs`.
  DURATION,
  /// Things per second: `1.234 G/s`.
  ITEM_RATE,
  /// Bytes in powers of 1024: `1.500 GiB`.
  BYTES,
  /// Bytes per second in powers of 1000: `765.4 GB/s`.
  BYTE_RATE,
  /// A number of samples.
  SAMPLE_SIZE,
  /// A ratio, shown times 100: `0.49 %`.
  PERCENTAGE,
  /// Hertz: `1.812 GHz`.
  FREQUENCY,
  /// Integers as they are, other numbers with five digits, texts.
  PLAIN,
  /// Where a sidecar lies; not a number to compare.
  FILE;

  private static final int DIGITS = 4;

  /// The format of a kind of summary.
  public static SummaryFormat of(SummaryKind kind) {
    return KnownSummary.of(kind.tag()).map(KnownSummary::format).orElseGet(() -> hinted(kind));
  }

  private static SummaryFormat hinted(SummaryKind kind) {
    return switch (kind.hint()) {
      case "duration" -> DURATION;
      case "item_rate" -> ITEM_RATE;
      case "bytes" -> BYTES;
      case "byte_rate" -> BYTE_RATE;
      case "sample_size" -> SAMPLE_SIZE;
      case "percentage" -> PERCENTAGE;
      case "frequency" -> FREQUENCY;
      default -> kind.hint().startsWith("file/") ? FILE : PLAIN;
    };
  }

  /// A value as text.
  public ScreenNumber number(SummaryValue value) {
    return switch (value) {
      case SummaryValue.Whole(long whole) ->
          this == PLAIN || this == SAMPLE_SIZE
              ? new ScreenNumber(real(Long.toString(whole)), "")
              : number((double) whole);
      case SummaryValue.Real(double number) -> number(number);
      case SummaryValue.Text(String text) -> new ScreenNumber(OneLine.of(text), "");
      case SummaryValue.Absent() -> ScreenNumber.NONE;
    };
  }

  /// A number as text.
  public ScreenNumber number(double value) {
    if (Double.isNaN(value)) {
      return ScreenNumber.NONE;
    }
    if (Double.isInfinite(value)) {
      return new ScreenNumber(value > 0 ? "∞" : "−∞", "");
    }
    return switch (this) {
      case DURATION -> {
        TimeScale scale = TimeScale.onScreen(value);
        yield scaled(scale.scale(value), scale.screenWord());
      }
      case PERCENTAGE -> new ScreenNumber(ScreenPercent.plain(OptionalDouble.of(value), 2), "%");
      case ITEM_RATE -> scaled(value, NumberScale.ITEM_RATE);
      case BYTES -> bytes(value);
      case BYTE_RATE -> scaled(value, NumberScale.BYTE_RATE);
      case FREQUENCY -> scaled(value, NumberScale.FREQUENCY);
      case SAMPLE_SIZE, PLAIN, FILE -> new ScreenNumber(real(Decimals.general(value, 5)), "");
    };
  }

  /// The unit of a number, without making its text; empty for a number without one.
  public String unit(double value) {
    if (!Double.isFinite(value)) {
      return "";
    }
    return switch (this) {
      case DURATION -> TimeScale.onScreen(value).screenWord();
      case PERCENTAGE -> "%";
      case ITEM_RATE -> word(NumberScale.ITEM_RATE, value);
      case BYTES -> word(NumberScale.BYTES, value);
      case BYTE_RATE -> word(NumberScale.BYTE_RATE, value);
      case FREQUENCY -> word(NumberScale.FREQUENCY, value);
      case SAMPLE_SIZE, PLAIN, FILE -> "";
    };
  }

  private static ScreenNumber bytes(double value) {
    boolean whole = Math.abs(value) < 1024 && value == Math.rint(value);
    return whole
        ? new ScreenNumber(real(Decimals.fixed(value, 0)), "B")
        : scaled(value, NumberScale.BYTES);
  }

  private static ScreenNumber scaled(double value, NumberScale scale) {
    int unit = scale.unit(value);
    return scaled(scale.scaled(value, unit), scale.word(unit));
  }

  private static ScreenNumber scaled(double scaled, String unit) {
    return new ScreenNumber(real(Decimals.significant(scaled, DIGITS)), unit);
  }

  private static String word(NumberScale scale, double value) {
    return scale.word(scale.unit(value));
  }

  private static String real(String text) {
    return text.startsWith("-") ? "−" + text.substring(1) : text;
  }
}
