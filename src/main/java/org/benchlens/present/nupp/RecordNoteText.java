package org.benchlens.present.nupp;

import java.util.Locale;
import org.benchlens.replicate.review.RecordNote;

/// Says a note on a record in one line.
public final class RecordNoteText {
  private RecordNoteText() {}

  /// `NAME: ` and the note, e.g. `NAME: scattered: 9%`.
  public static String of(RecordNote note) {
    String name = note.id().name();
    return name
        + ": "
        + switch (note) {
          case RecordNote.Scattered scattered ->
              "scattered: " + Math.round(100 * scattered.share()) + "%";
          case RecordNote.FlakyAbortSite flaky ->
              "flaky abort site: "
                  + flaky.site().site().text()
                  + " in "
                  + flaky.site().seen()
                  + "/"
                  + flaky.site().collecting()
                  + " forks";
          case RecordNote.SevereOutliers outliers ->
              String.format(
                  Locale.ROOT,
                  "outliers: %d severe of %d samples across %d forks, max %.1fx",
                  outliers.severe(),
                  outliers.samples(),
                  outliers.forks(),
                  outliers.maxRatio());
          case RecordNote.TrendWarning trend ->
              "trend-warning: " + trend.trending() + "/" + trend.tested() + " forks";
        };
  }
}
