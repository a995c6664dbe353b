package org.benchlens.app.view;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.stage.Popup;

/// A list of lines that opens under a button.
final class ListPopup {
  private static final double WIDTH = 620;
  private static final double LINE = 24;
  private static final int MOST_LINES = 14;

  private final ListView<String> list = new ListView<>();
  private final Popup popup = new Popup();

  ListPopup() {
    list.setFixedCellSize(LINE);
    list.setPrefWidth(WIDTH);
    list.getStyleClass().addAll("card", "small");
    popup.getContent().setAll(list);
    popup.setAutoHide(true);
    popup.setHideOnEscape(true);
  }

  /// Opens under a node.
  void show(Node under, List<String> lines) {
    list.getItems().setAll(lines);
    list.setPrefHeight(LINE * Math.min(MOST_LINES, lines.size()) + 4);
    Bounds bounds = under.localToScreen(under.getBoundsInLocal());
    popup.show(under, bounds.getMinX(), bounds.getMaxY() + 4);
    list.requestFocus();
  }
}
