package org.benchlens.present.format;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

/// A past moment as a person says it: `today 14:05`, `yesterday`, `Mon 16:20`, `12 Nov`, `12 Nov
/// 2025`.
public final class WhenText {
  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT);
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("EEE HH:mm", Locale.ENGLISH);
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("d MMM", Locale.ENGLISH);
  private static final DateTimeFormatter FULL =
      DateTimeFormatter.ofPattern("d MMM yyyy", Locale.ENGLISH);
  private static final int WEEK = 7;

  private WhenText() {}

  /// The text; empty for 0.
  ///
  /// @param second the moment, [s] since 1970; 0 when not known
  /// @param now the present, [s] since 1970
  /// @param zone whose days count
  public static String of(long second, long now, ZoneId zone) {
    if (second == 0) {
      return "";
    }
    ZonedDateTime then = Instant.ofEpochSecond(second).atZone(zone);
    LocalDate today = Instant.ofEpochSecond(now).atZone(zone).toLocalDate();
    long days = ChronoUnit.DAYS.between(then.toLocalDate(), today);
    if (days <= 0) {
      return "today " + TIME.format(then);
    }
    if (days == 1) {
      return "yesterday";
    }
    if (days < WEEK) {
      return DAY.format(then);
    }
    return (then.getYear() == today.getYear() ? DATE : FULL).format(then);
  }
}
