package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import javafx.collections.FXCollections;
import javafx.geometry.Insets;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.benchlens.app.viewmodel.DeviceEntry;
import org.benchlens.app.viewmodel.Inspection;
import org.benchlens.model.Side;
import org.jspecify.annotations.Nullable;

/// Chooses which device of the reference is compared with which device of the compare side.
final class DevicePairing extends VBox {
  private final Inspection content;
  private final List<ComboBox<DeviceEntry>> references = new ArrayList<>();
  private final List<ComboBox<DeviceEntry>> compares = new ArrayList<>();
  private final VBox pairs = new VBox(6);

  /// @param pair told of the ids of both sides, as many of each
  DevicePairing(Inspection content, BiConsumer<List<Long>, List<Long>> pair) {
    super(10);
    this.content = content;
    setPadding(new Insets(10, 12, 12, 12));
    int most =
        Math.max(
            1,
            Math.min(content.devices(Side.REFERENCE).size(), content.devices(Side.COMPARE).size()));
    for (int i = 0; i < most; i++) {
      add(i);
    }
    Button more = new Button("Add a pair");
    more.setOnAction(event -> add(references.size()));
    Button less = new Button("Remove the last");
    less.setOnAction(event -> remove());
    Button apply = new Button("Compare these pairs");
    apply.getStyleClass().add("main");
    apply.setOnAction(event -> pair.accept(ids(references), ids(compares)));
    HBox actions = Words.row(8, apply, more, less);
    getChildren()
        .setAll(
            Words.paragraph(
                "Rows of the left device are compared with rows of the right one. A device may"
                    + " occur in several pairs.",
                "small",
                "muted"),
            pairs,
            actions);
  }

  private void add(int index) {
    ComboBox<DeviceEntry> reference = box(Side.REFERENCE, index);
    ComboBox<DeviceEntry> compare = box(Side.COMPARE, index);
    references.add(reference);
    compares.add(compare);
    pairs
        .getChildren()
        .add(
            Words.row(
                8,
                Icons.side(Side.REFERENCE),
                reference,
                Words.whole("with", "small", "muted"),
                Icons.side(Side.COMPARE),
                compare));
  }

  private void remove() {
    if (references.size() > 1) {
      references.removeLast();
      compares.removeLast();
      pairs.getChildren().removeLast();
    }
  }

  private ComboBox<DeviceEntry> box(Side side, int index) {
    List<DeviceEntry> devices = content.devices(side);
    ComboBox<DeviceEntry> box = new ComboBox<>(FXCollections.observableArrayList(devices));
    box.setConverter(new Names());
    box.setAccessibleText(side.word() + " device of pair " + (index + 1));
    if (!devices.isEmpty()) {
      box.setValue(devices.get(Math.min(index, devices.size() - 1)));
    }
    return box;
  }

  private static List<Long> ids(List<ComboBox<DeviceEntry>> boxes) {
    List<Long> ids = new ArrayList<>();
    for (ComboBox<DeviceEntry> box : boxes) {
      DeviceEntry chosen = box.getValue();
      if (chosen != null) {
        ids.add(chosen.id());
      }
    }
    return ids;
  }

  private static final class Names extends StringConverter<DeviceEntry> {
    @Override
    public String toString(@Nullable DeviceEntry device) {
      return device == null ? "" : device.text();
    }

    @Override
    public @Nullable DeviceEntry fromString(String text) {
      return null;
    }
  }
}
