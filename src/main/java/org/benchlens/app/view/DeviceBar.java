package org.benchlens.app.view;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Remarks;

/// Says once that the devices of the two sides differ, and in what.
final class DeviceBar extends HBox {

  DeviceBar(ExplorerViewModel explorer) {
    getStyleClass().add("device-bar");
    ObservableValue<List<String>> devices = explorer.remarksProperty().map(Remarks::devices);
    var title =
        Words.of(
            "The devices of the two files differ. A change may come from the device, not from the"
                + " code.",
            "small",
            "strong");
    var list = Words.of("", "small");
    list.textProperty().bind(devices.map(lines -> String.join("; ", lines)));
    VBox words = new VBox(1, title, list);
    words.setMinWidth(0);
    getChildren().setAll(Icons.of(Icons.WARNING, "warn"), words);
    Words.when(this, devices.map(lines -> !lines.isEmpty()));
  }
}
