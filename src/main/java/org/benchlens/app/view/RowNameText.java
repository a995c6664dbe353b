package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import org.benchlens.app.viewmodel.RowName;

/// The name of a row on one or more lines: `copy_sweep, GPU B, T=I32, Elements=2^24`, exponents
/// raised.
final class RowNameText extends FlowPane {
  private static final int LONG = 20;

  /// @param name the name
  /// @param styles style classes of the text
  RowNameText(RowName name, String... styles) {
    setHgap(5);
    setVgap(1);
    setAccessibleText(name.text());
    List<Node> parts = new ArrayList<>();
    parts.add(Words.of(name.benchmark(), styles));
    for (RowName.Part part : name.axes()) {
      Label axis = Words.of(part.axis() + "=", styles);
      if (part.axis().length() <= LONG) {
        // Where room is short the value is cut first: it tells nothing without its axis.
        axis.setMinWidth(USE_PREF_SIZE);
      }
      parts.add(Words.row(0, axis, AxisValueText.of(part.value(), styles)));
    }
    for (String rest : List.of(name.device(), name.occurrence())) {
      if (!rest.isEmpty()) {
        parts.add(Words.of(rest, styles));
      }
    }
    for (int i = 0; i < parts.size(); i++) {
      boolean last = i == parts.size() - 1;
      getChildren().add(last ? parts.get(i) : Words.row(0, parts.get(i), Words.whole(",", styles)));
    }
  }

  /// Cuts parts that are wider than a line, [px], so that they do not widen what holds them.
  void limit(double width) {
    // A flow of nodes is otherwise as wide as its widest would like to be.
    setMinWidth(0);
    for (Node part : getChildren()) {
      if (part instanceof Region region) {
        region.setMinWidth(0);
        region.setMaxWidth(width);
      }
    }
  }
}
