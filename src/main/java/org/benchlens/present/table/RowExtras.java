package org.benchlens.present.table;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What is known of a row beside its verdict.
///
/// @param nearest its nearest flip, null as long as it is not worked out
/// @param said what a person has said of it, null without a workspace
/// @param rerun what measuring it again gave: `AMBG → SLOW`; empty when it was not
/// @param was word of the status that it has without the tried limits; empty when it is the same
public record RowExtras(
    @Nullable NearestFlip nearest, @Nullable RowRemark said, String rerun, String was) {
  /// Nothing is known.
  public static final RowExtras NONE = new RowExtras(null, null, "", "");

  /// A flip and a remark.
  public RowExtras(@Nullable NearestFlip nearest, @Nullable RowRemark said) {
    this(nearest, said, "", "");
  }

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
    return new RowExtras(flip, said, rerun, was);
  }

  /// The same without a nearest flip.
  public RowExtras withoutFlip() {
    return new RowExtras(null, said, rerun, was);
  }

  /// The same with another remark.
  public RowExtras with(RowRemark other) {
    return new RowExtras(nearest, other, rerun, was);
  }

  /// The same with what measuring again gave.
  public RowExtras again(String other) {
    return new RowExtras(nearest, said, other, was);
  }

  /// The same with the status it has without the tried limits.
  public RowExtras was(String other) {
    return new RowExtras(nearest, said, rerun, other);
  }
}
