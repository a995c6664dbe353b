package org.benchlens.app.view;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import org.benchlens.app.viewmodel.RowTitle;
import org.benchlens.app.viewmodel.WhatIfChange;
import org.benchlens.present.figure.Palette;
import org.jspecify.annotations.Nullable;

/// A row that the trial flips.
final class FlippedCell extends ListCell<WhatIfChange.Flipped> {
  private final NowWas status = new NowWas();
  private final Label name = Words.of("", "small");
  private final HBox box = Words.row(12, status, name);
  private final ObservableValue<Palette> palette;

  FlippedCell(ObservableValue<Palette> palette) {
    this.palette = palette;
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(WhatIfChange.@Nullable Flipped item, boolean empty) {
    super.updateItem(item, empty);
    if (empty || item == null) {
      setGraphic(null);
      return;
    }
    status.show(item.now(), item.was(), palette.getValue());
    name.setText(RowTitle.brief(item.item()));
    setAccessibleText(RowTitle.of(item.item()));
    Hint.on(this, RowTitle.of(item.item()));
    setGraphic(box);
  }
}
