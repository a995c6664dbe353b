package org.benchlens.present.nupp;

import java.util.List;
import java.util.stream.Collectors;
import org.benchlens.replicate.review.BenchmarkReview;
import org.benchlens.replicate.review.RecordNote;

/// What a benchmark's notes say in a word each.
public final class BenchmarkFlags {
  private BenchmarkFlags() {}

  /// The words in the order of the notes: `scattered`, `flaky abort site`, `outliers 815`,
  /// `unstable`. Words of one kind stand once.
  public static List<String> of(BenchmarkReview review) {
    return review.notes().stream().map(BenchmarkFlags::word).distinct().toList();
  }

  /// The words with commas; `-` for none.
  public static String text(BenchmarkReview review) {
    String words = of(review).stream().collect(Collectors.joining(", "));
    return words.isEmpty() ? PageCell.NOTHING : words;
  }

  private static String word(RecordNote note) {
    return switch (note) {
      case RecordNote.Scattered _ -> "scattered";
      case RecordNote.FlakyAbortSite _ -> "flaky abort site";
      case RecordNote.SevereOutliers outliers -> "outliers " + outliers.severe();
      case RecordNote.TrendWarning _ -> "unstable";
    };
  }
}
