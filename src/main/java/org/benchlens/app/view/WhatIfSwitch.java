package org.benchlens.app.view;

import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import org.benchlens.app.viewmodel.WhatIfViewModel;

/// Shows the trial of limits, or hides it.
final class WhatIfSwitch {
  private static final double WIDTH = 28;
  private static final double HEIGHT = 16;
  private static final double THUMB = 6;

  private WhatIfSwitch() {}

  /// The switch.
  static ToggleButton of(WhatIfViewModel whatIf) {
    Region track = new Region();
    track.getStyleClass().add("switch-track");
    track.resize(WIDTH, HEIGHT);
    Circle thumb = new Circle(THUMB);
    thumb.getStyleClass().add("switch-thumb");
    thumb.setCenterY(HEIGHT / 2);
    Pane sign = new Pane(track, thumb);
    track.setManaged(false);
    sign.setMinSize(WIDTH, HEIGHT);
    sign.setMaxSize(WIDTH, HEIGHT);
    ToggleButton button = new ToggleButton("", Words.row(8, Words.whole("What-if"), sign));
    button.setAccessibleText("What-if");
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(event -> whatIf.toggle());
    whatIf
        .onProperty()
        .subscribe(
            on -> {
              button.setSelected(on);
              thumb.setCenterX(on ? WIDTH - HEIGHT / 2 : HEIGHT / 2);
            });
    return button;
  }
}
