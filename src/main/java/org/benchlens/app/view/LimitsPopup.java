package org.benchlens.app.view;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.geometry.HPos;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import javafx.stage.Popup;
import org.benchlens.app.viewmodel.ConfigurationViewModel;
import org.benchlens.app.viewmodel.ConfigurationViewModel.Limit;

/// The effective limits, over the status bar.
final class LimitsPopup {
  private final ConfigurationViewModel configuration;
  private final Popup popup = new Popup();

  LimitsPopup(ConfigurationViewModel configuration) {
    this.configuration = configuration;
    popup.setAutoHide(true);
    popup.setHideOnEscape(true);
  }

  /// Opens or closes above a node.
  void toggle(Node over) {
    if (popup.isShowing()) {
      popup.hide();
      return;
    }
    VBox card = card();
    popup.getContent().setAll(card);
    Bounds bounds = over.localToScreen(over.getBoundsInLocal());
    popup.show(over, bounds.getMinX(), bounds.getMinY());
    popup.setY(bounds.getMinY() - popup.getHeight() - 2);
  }

  private VBox card() {
    GridPane grid = new GridPane(16, 5);
    List<Limit> limits = configuration.limitsProperty().get();
    for (int i = 0; i < limits.size(); i++) {
      Limit limit = limits.get(i);
      Node value = Words.whole(limit.value(), "small", limit.changed() ? "accent" : "plain");
      Node preset =
          Words.whole(limit.changed() ? "preset " + limit.preset() : "", "small", "muted");
      GridPane.setHalignment(value, HPos.RIGHT);
      grid.addRow(i, Words.whole(limit.key(), "small", "muted"), value, preset);
    }
    Button copy = new Button("Copy as TOML");
    copy.getStyleClass().add("small-button");
    copy.setOnAction(
        event -> {
          configuration.copy();
          popup.hide();
        });
    VBox card =
        new VBox(
            10,
            Words.of("Effective limits: " + configuration.nameProperty().get(), "small", "strong"),
            grid,
            copy);
    card.getStyleClass().add("card");
    card.setPadding(new Insets(12));
    return card;
  }
}
