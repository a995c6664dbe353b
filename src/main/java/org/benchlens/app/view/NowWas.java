package org.benchlens.app.view;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.benchlens.app.control.StatusBadge;
import org.benchlens.compare.Status;
import org.benchlens.present.figure.Palette;
import org.jspecify.annotations.Nullable;

/// What a row is by the tried limits, and what it was: `SAME ← AMBG`.
final class NowWas extends HBox {
  private static final double BADGE = 14;

  private final StatusBadge badge = new StatusBadge(BADGE);
  private final Label word = Words.whole("", "small");
  private final Label arrow = Words.whole("\u2190", "small", "muted");
  private final StatusBadge oldBadge = new StatusBadge(BADGE);
  private final Label oldWord = Words.whole("", "small");

  NowWas() {
    super(5);
    setAlignment(javafx.geometry.Pos.CENTER_LEFT);
    setMinWidth(USE_PREF_SIZE);
    getChildren().setAll(badge, word, arrow, oldBadge, oldWord);
  }

  /// Shows both.
  ///
  /// @param was null when it is the same
  void show(Status now, @Nullable Status was, Palette palette) {
    say(now, badge, word, palette);
    Words.restyle(word, "label", "small", StatusWord.style(now));
    for (Node node : List.of(arrow, oldBadge, oldWord)) {
      Words.giveRoom(node, was != null);
    }
    if (was != null) {
      say(was, oldBadge, oldWord, palette);
      Words.restyle(oldWord, "label", "small", StatusWord.style(was), "regular");
    }
    setAccessibleText(now.word() + (was == null ? "" : ", was " + was.word()));
  }

  private static void say(Status status, StatusBadge badge, Label word, Palette palette) {
    badge.show(status, palette);
    word.setText(status.word());
  }
}
