package org.benchlens.app.view;

import java.util.Optional;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import org.benchlens.app.viewmodel.WhatIfLimit;
import org.benchlens.app.viewmodel.WhatIfViewModel;
import org.benchlens.compare.Threshold;

/// The field of a limit: a percentage that is tried on Enter, or when the field is left.
final class LimitField extends HBox {
  private static final double WIDTH = 70;

  private final TextField field = new TextField();
  private final WhatIfViewModel whatIf;
  private final Threshold threshold;
  private String shown = "";

  LimitField(WhatIfViewModel whatIf, Threshold threshold) {
    this.whatIf = whatIf;
    this.threshold = threshold;
    getStyleClass().addAll("field", "limit-box");
    setMinWidth(WIDTH);
    setMaxWidth(WIDTH);
    field.getStyleClass().add("limit-field");
    field.setAccessibleText(threshold.key());
    Hint.on(field, threshold.key());
    field.focusedProperty().addListener((observed, before, now) -> leave(now));
    getChildren().setAll(field);
  }

  private void leave(boolean focused) {
    if (!focused) {
      take();
      field.setText(shown);
      fault(Optional.empty());
    }
  }

  private boolean take() {
    if (field.getText().equals(shown)) {
      return true;
    }
    Optional<String> fault = whatIf.type(threshold, field.getText());
    fault(fault);
    return fault.isEmpty();
  }

  private void fault(Optional<String> what) {
    Words.style(this, "faulty", what.isPresent());
    Hint.on(field, what.orElse(threshold.key()));
  }

  /// The keys of the field; asked before those of the window.
  boolean pressed(KeyEvent event) {
    if (!field.isFocused() || event.getCode() != KeyCode.ENTER) {
      return false;
    }
    if (take()) {
      field.setText(shown);
      field.selectAll();
    }
    return true;
  }

  /// Shows a limit.
  void show(WhatIfLimit limit) {
    shown = limit.text();
    Words.style(this, "changed", limit.changed());
    if (!field.isFocused() || !getStyleClass().contains("faulty")) {
      field.setText(shown);
      fault(Optional.empty());
    }
  }
}
