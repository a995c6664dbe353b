package org.benchlens.app.view.nupp;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.shape.SVGPath;

/// A verdict as glyph, word and colour.
final class VerdictFace {
  private VerdictFace() {}

  /// @param word the word of a verdict
  static Node of(String word) {
    String style =
        switch (word) {
          case "regressed" -> "slow";
          case "improved" -> "fast";
          case "unchanged" -> "same";
          case "inconclusive" -> "ambg";
          default -> "unknown";
        };
    String path =
        switch (style) {
          case "slow" -> "M 0 8 L 5 0 L 10 8 Z";
          case "fast" -> "M 0 0 L 10 0 L 5 8 Z";
          case "same" -> "M 0 2 L 10 2 M 0 6 L 10 6";
          case "ambg" -> "M 0 5 C 3 -2 7 10 10 3";
          default -> "";
        };
    SVGPath glyph = new SVGPath();
    glyph.setContent(path);
    glyph.getStyleClass().addAll("icon", "stroke-" + style);
    Label text = Texts.whole(word, style);
    HBox face = new HBox(7, glyph, text);
    face.setAlignment(Pos.CENTER_LEFT);
    return face;
  }
}
