package org.benchlens.app.view;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.benchlens.app.viewmodel.TriageViewModel;
import org.benchlens.app.viewmodel.WhatIfLimit;
import org.benchlens.compare.Threshold;

/// A limit of the trial: name, slider, field, and back to where it was.
final class LimitLine extends HBox {
  private static final double NAME = 118;
  private static final double SLIDER = 146;
  private static final double HEIGHT = 30;

  private final Label name;
  private final LimitSlider slider;
  private final LimitField field;
  private final Button back = new Button("", Icons.of(Icons.UNDO, 14));

  LimitLine(TriageViewModel triage, Threshold threshold, String word) {
    super(6);
    setAlignment(Pos.CENTER_LEFT);
    setMinHeight(HEIGHT);
    setMaxHeight(HEIGHT);
    name = Words.of(word, "small", "plain");
    name.setMinWidth(NAME);
    name.setMaxWidth(NAME);
    Hint.on(name, tip(threshold));
    slider = new LimitSlider(triage.whatIf(), threshold, triage.undo()::seal);
    slider.setPrefWidth(SLIDER);
    HBox.setHgrow(slider, Priority.ALWAYS);
    field = new LimitField(triage.whatIf(), threshold);
    back.getStyleClass().addAll("flat", "small-button");
    back.setAccessibleText("Take " + threshold.key() + " back");
    back.setMinWidth(USE_PREF_SIZE);
    back.setOnAction(event -> triage.whatIf().reset(threshold));
    getChildren().setAll(name, slider, field, back);
  }

  private static String tip(Threshold threshold) {
    return threshold == Threshold.SAME_CENTER_RELATIVE
        ? threshold.key() + ": moves two checks, centers_close and the tolerance of coverage"
        : threshold.key();
  }

  /// Shows the limit.
  void show(WhatIfLimit limit) {
    Words.restyle(name, "label", "small", limit.changed() ? "strong" : "plain");
    slider.show(limit);
    field.show(limit);
    back.setVisible(limit.changed());
    Hint.on(back, "Back to " + limit.base());
  }

  /// The keys of its field; asked before those of the window.
  boolean pressed(KeyEvent event) {
    return field.pressed(event);
  }
}
