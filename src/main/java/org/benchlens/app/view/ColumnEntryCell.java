package org.benchlens.app.view;

import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import org.benchlens.app.viewmodel.ColumnEntry;
import org.benchlens.app.viewmodel.ColumnOffer;
import org.benchlens.app.viewmodel.ColumnsViewModel;
import org.jspecify.annotations.Nullable;

/// A line of the list of columns.
final class ColumnEntryCell extends ListCell<ColumnEntry> {
  private final ColumnsViewModel columns;
  private final CheckBox box = new CheckBox();
  private final Label note = Words.of("", "small", "muted");
  private final ToggleButton pin = new ToggleButton("", Icons.of(Icons.PIN, 14));
  private final HBox line;
  private final Label heading = Words.whole("", "small", "muted");

  ColumnEntryCell(ColumnsViewModel columns) {
    this.columns = columns;
    box.getStyleClass().add("facet-box");
    box.setMnemonicParsing(false);
    box.setFocusTraversable(false);
    box.setMinWidth(USE_PREF_SIZE);
    pin.getStyleClass().add("pin-button");
    pin.setFocusTraversable(false);
    Hint.on(pin, "Keep in sight at the left (P)");
    line = Words.row(10, box, Words.gap(), note, pin);
    line.setMaxWidth(Double.MAX_VALUE);
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(@Nullable ColumnEntry item, boolean empty) {
    super.updateItem(item, empty);
    if (empty || item == null) {
      setGraphic(null);
      return;
    }
    switch (item) {
      case ColumnEntry.Heading(String text) -> {
        heading.setText(text);
        setGraphic(heading);
      }
      case ColumnEntry.Shown shown -> show(shown);
      case ColumnEntry.Offered(ColumnOffer offer) -> offer(offer);
    }
  }

  private void show(ColumnEntry.Shown shown) {
    box.setText(shown.name());
    box.setSelected(true);
    box.setDisable(shown.fixed());
    box.setOnAction(event -> columns.hide(shown.id()));
    note.setText("");
    pin.setSelected(shown.pinned());
    pin.setAccessibleText((shown.pinned() ? "Unpin " : "Pin ") + shown.name());
    pin.setOnAction(event -> columns.pin(shown.id()));
    Words.giveRoom(pin, true);
    setAccessibleText(shown.name() + (shown.pinned() ? ", shown, pinned" : ", shown"));
    setGraphic(line);
  }

  private void offer(ColumnOffer offer) {
    box.setText(offer.name());
    box.setSelected(false);
    box.setDisable(false);
    box.setOnAction(event -> columns.toggle(offer.id()));
    note.setText(offer.note());
    Words.giveRoom(pin, false);
    setAccessibleText(offer.name() + ", not shown, " + offer.note());
    setGraphic(line);
  }
}
