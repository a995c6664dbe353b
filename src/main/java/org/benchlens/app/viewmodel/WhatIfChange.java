package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.benchlens.compare.Status;

/// What the tried limits change.
///
/// @param flipped rows with another status, in table order
/// @param before number of rows of each status without the trial
/// @param now number of rows of each status
public record WhatIfChange(
    List<WhatIfChange.Flipped> flipped, Map<Status, Integer> before, Map<Status, Integer> now) {
  /// Nothing is open.
  public static final WhatIfChange NONE = new WhatIfChange(List.of(), Map.of(), Map.of());

  public WhatIfChange {
    flipped = List.copyOf(flipped);
    before = Map.copyOf(before);
    now = Map.copyOf(now);
  }

  /// A row with another status.
  ///
  /// @param item the row
  /// @param now its status
  /// @param was its status without the trial
  public record Flipped(RowItem item, Status now, Status was) {}

  /// Compares. Rows learn what they were.
  ///
  /// @param items all rows, decided
  /// @param were the status of each without the trial
  static WhatIfChange of(List<RowItem> items, List<Status> were) {
    List<Flipped> flipped = new ArrayList<>();
    Map<Status, Integer> before = new EnumMap<>(Status.class);
    Map<Status, Integer> after = new EnumMap<>(Status.class);
    for (int i = 0; i < items.size(); i++) {
      RowItem item = items.get(i);
      Status was = were.get(i);
      Status now = item.row().verdict().map(verdict -> verdict.status()).orElse(was);
      before.merge(was, 1, Integer::sum);
      after.merge(now, 1, Integer::sum);
      item.was(now == was ? "" : was.word());
      if (now != was) {
        flipped.add(new Flipped(item, now, was));
      }
    }
    return new WhatIfChange(flipped, before, after);
  }
}
