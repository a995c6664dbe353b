package org.benchlens.app.view.nupp;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.benchlens.present.format.OneLine;

/// Labels. What comes from a file is shown in one line without control characters.
final class Texts {
  private Texts() {}

  static Label of(String text, String... styles) {
    Label label = new Label(OneLine.of(text));
    label.getStyleClass().addAll(styles);
    return label;
  }

  /// A paragraph that breaks its lines.
  static Label paragraph(String text, String... styles) {
    Label label = of(text, styles);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }

  /// A label that is never cut.
  static Label whole(String text, String... styles) {
    Label label = of(text, styles);
    label.setMinWidth(Region.USE_PREF_SIZE);
    return label;
  }
}
