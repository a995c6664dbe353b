package org.benchlens.app.view;

import javafx.scene.layout.HBox;
import org.benchlens.app.control.StatusBadge;
import org.benchlens.compare.Status;
import org.benchlens.present.figure.Palette;
import org.jspecify.annotations.Nullable;

/// What a row is by the tried limits, and what it was: `SAME ← AMBG`.
final class NowWas extends HBox {
  private static final double BADGE = 14;

  NowWas() {
    super(5);
    setAlignment(javafx.geometry.Pos.CENTER_LEFT);
    setMinWidth(USE_PREF_SIZE);
  }

  /// Shows both.
  ///
  /// @param was null when it is the same
  void show(Status now, @Nullable Status was, Palette palette) {
    getChildren()
        .setAll(badge(now, palette), Words.whole(now.word(), "small", StatusWord.style(now)));
    if (was != null) {
      var old = Words.whole(was.word(), "small", StatusWord.style(was), "regular");
      getChildren().addAll(Words.whole("\u2190", "small", "muted"), badge(was, palette), old);
    }
    setAccessibleText(now.word() + (was == null ? "" : ", was " + was.word()));
  }

  /// Shows both by their signs alone, where a heading says what they are and words have no room.
  void showSigns(Status now, Status was, Palette palette) {
    getChildren()
        .setAll(badge(now, palette), Words.whole("\u2190", "small", "muted"), badge(was, palette));
    setAccessibleText(now.word() + ", was " + was.word());
  }

  private static StatusBadge badge(Status status, Palette palette) {
    StatusBadge badge = new StatusBadge(BADGE);
    badge.show(status, palette);
    return badge;
  }
}
