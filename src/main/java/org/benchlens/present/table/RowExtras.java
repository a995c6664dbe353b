package org.benchlens.present.table;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What is known of a row beside its verdict.
///
/// @param nearest its nearest flip, null as long as it is not worked out
/// @param said what a person has said of it, null without a workspace
public record RowExtras(@Nullable NearestFlip nearest, @Nullable RowRemark said) {
  /// Nothing is known.
  public static final RowExtras NONE = new RowExtras(null, null);

  /// The nearest flip, if it is worked out.
  public Optional<NearestFlip> flip() {
    return Optional.ofNullable(nearest);
  }

  /// What a person has said of the row; [RowRemark#NONE] without a workspace.
  public RowRemark remark() {
    return said == null ? RowRemark.NONE : said;
  }

  /// Whether there is a workspace, so that a row without a mark was left without one.
  public boolean hasRemark() {
    return said != null;
  }

  /// The same with a nearest flip.
  public RowExtras with(NearestFlip flip) {
    return new RowExtras(flip, said);
  }

  /// The same with another remark.
  public RowExtras with(RowRemark other) {
    return new RowExtras(nearest, other);
  }
}
