package org.benchlens.present.format;

import org.benchlens.model.SummaryKind;

/// Names of summaries. Files call four different things `Noise`; the names here tell them apart.
public final class SummaryName {
  private SummaryName() {}

  /// The name of a kind: that of a known tag, else the file's, else the end of the tag.
  public static String of(SummaryKind kind) {
    return KnownSummary.of(kind.tag()).map(KnownSummary::name).orElseGet(() -> stated(kind));
  }

  private static String stated(SummaryKind kind) {
    // The format writes "None" where a program gave no name.
    if (!kind.name().isBlank() && !kind.name().equals("None")) {
      return OneLine.of(kind.name().strip());
    }
    String tag = kind.tag();
    String end = tag.substring(tag.lastIndexOf('/') + 1);
    return OneLine.of(end.isEmpty() ? tag : end);
  }
}
