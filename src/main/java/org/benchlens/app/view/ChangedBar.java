package org.benchlens.app.view;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.benchlens.app.viewmodel.ChangeWatch;

/// Says that an open file changed on disk.
final class ChangedBar extends HBox {

  ChangedBar(ChangeWatch watch) {
    getStyleClass().add("changed-bar");
    Label file = Words.of("", "strong");
    file.textProperty().bind(watch.changedProperty());
    Button reload = new Button("Reload", Words.key("F5"));
    reload.setContentDisplay(javafx.scene.control.ContentDisplay.RIGHT);
    reload.getStyleClass().add("small-button");
    reload.setOnAction(event -> watch.reload());
    Button ignore = new Button("Ignore");
    ignore.getStyleClass().addAll("flat", "small-button");
    ignore.setOnAction(event -> watch.ignore());
    getChildren()
        .setAll(
            Icons.of(Icons.RELOAD, "accent"),
            Words.row(4, file, Words.whole("changed on disk.")),
            Words.gap(),
            reload,
            ignore);
    Words.when(this, watch.changedProperty().map(text -> !text.isEmpty()));
  }
}
