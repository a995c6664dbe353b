package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.benchlens.app.control.CoverageScale;
import org.benchlens.present.figure.CoverageScales;
import org.benchlens.present.figure.Palette;

/// The four coverages against their limits: under each other beside the peek plot, side by side in
/// the drill-down.
final class CoverageScalesBox extends StackPane {
  private final List<CoverageScale> scales = new ArrayList<>();

  private CoverageScalesBox(Pane box, ObservableValue<Palette> palette) {
    for (int i = 0; i < 4; i++) {
      CoverageScale scale = new CoverageScale();
      palette.subscribe(scale::setPalette);
      HBox.setHgrow(scale, Priority.ALWAYS);
      scales.add(scale);
      box.getChildren().add(scale);
    }
    getChildren().setAll(box);
  }

  /// Four under each other.
  static CoverageScalesBox column(ObservableValue<Palette> palette) {
    VBox box = new VBox(8);
    box.setAlignment(Pos.TOP_LEFT);
    return new CoverageScalesBox(box, palette);
  }

  /// Four side by side.
  static CoverageScalesBox row(ObservableValue<Palette> palette) {
    return new CoverageScalesBox(new HBox(20), palette);
  }

  /// Shows coverages.
  void show(CoverageScales coverages) {
    for (int i = 0; i < scales.size(); i++) {
      scales.get(i).show(coverages.entries().get(i), coverages.scale());
    }
  }
}
