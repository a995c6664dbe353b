package org.benchlens.app.view;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.benchlens.present.format.AxisText;

/// An axis value; powers of two have a raised exponent.
final class AxisValueText extends HBox {
  private final Label text;
  private final Label exponent = Words.whole("");

  /// @param styles style classes of the text
  AxisValueText(String... styles) {
    text = Words.of("", styles);
    exponent.getStyleClass().addAll(styles);
    exponent.getStyleClass().add("exponent");
    exponent.setTranslateY(-4);
    setAlignment(Pos.CENTER_LEFT);
    getChildren().setAll(text, exponent);
    setMinHeight(0);
  }

  /// A value that does not change.
  static AxisValueText of(AxisText value, String... styles) {
    AxisValueText made = new AxisValueText(styles);
    made.show(value);
    return made;
  }

  /// Shows a value.
  void show(AxisText value) {
    switch (value) {
      case AxisText.Power(int power) -> {
        text.setText("2");
        exponent.setText(Integer.toString(power));
      }
      case AxisText.Plain(String plain) -> {
        text.setText(plain);
        exponent.setText("");
      }
    }
    Words.giveRoom(exponent, !exponent.getText().isEmpty());
  }

  /// Shows nothing.
  void clear() {
    text.setText("");
    Words.giveRoom(exponent, false);
  }
}
