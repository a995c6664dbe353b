package org.benchlens.app.view;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.Detail;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Remarks;

/// Says once that the devices of the two sides differ, and in what.
final class DeviceBar extends HBox {

  /// @param pairByHand opens the choice of device pairs
  DeviceBar(ExplorerViewModel explorer, Runnable pairByHand) {
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
    HBox.setHgrow(words, Priority.ALWAYS);
    getChildren()
        .setAll(
            Icons.of(Icons.WARNING, "warn"),
            words,
            button("Show differences", () -> explorer.inspector().open(Detail.DEVICES)),
            button("Pair devices by hand", pairByHand),
            button("Compare anyway", explorer.session()::acceptDevices));
    ObservableValue<Boolean> open =
        explorer
            .session()
            .requestProperty()
            .map(
                request ->
                    request != null
                        && !request.selection().ignoreDevices()
                        && !request.selection().listsDevices());
    Words.when(
        this,
        devices.flatMap(lines -> open.map(wanted -> wanted && !lines.isEmpty())).orElse(false));
  }

  private static Button button(String text, Runnable action) {
    Button button = new Button(text);
    button.getStyleClass().add("small-button");
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(event -> action.run());
    return button;
  }
}
