package org.benchlens.app.view;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import org.benchlens.present.filter.Facet;

/// A value of an axis with its count.
final class FacetChip implements FacetValue {
  private final ToggleButton chip;
  private final Label count = Words.whole("", "small", "dim");
  private final String name;

  FacetChip(Facet.Value value, Runnable pick) {
    name = value.shown().text();
    chip = new ToggleButton("", Words.row(5, AxisValueText.of(value.shown(), "small"), count));
    chip.getStyleClass().addAll("facet-chip");
    chip.setMaxWidth(160);
    chip.setOnAction(event -> pick.run());
  }

  @Override
  public Node node() {
    return chip;
  }

  @Override
  public void show(int rows, int largest, boolean picked) {
    chip.setSelected(picked);
    chip.setAccessibleText(name + " " + rows + (rows == 1 ? " row" : " rows"));
    count.setText(Integer.toString(rows));
    Words.style(chip, "zero", rows == 0 && !picked);
  }
}
