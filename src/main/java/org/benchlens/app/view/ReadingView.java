package org.benchlens.app.view;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.benchlens.app.control.Fonts;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.present.figure.Palette;

/// The progress of reading, before there are rows.
final class ReadingView extends StackPane {
  private static final double WIDTH = 360;

  ReadingView(ExplorerViewModel explorer, ObservableValue<Palette> palette, Fonts fonts) {
    getStyleClass().add("data");
    Label title = Words.of("Reading both files", "subtitle");
    ProgressBar bar = new ProgressBar();
    bar.setPrefWidth(WIDTH);
    bar.progressProperty().bind(explorer.session().progressProperty());
    Label share = Words.of("", "muted");
    share
        .textProperty()
        .bind(
            explorer
                .session()
                .progressProperty()
                .map(done -> Math.round(100 * done.doubleValue()) + " %"));
    Button cancel = new Button("Cancel", Words.key("Esc"));
    cancel.setContentDisplay(ContentDisplay.RIGHT);
    cancel.setOnAction(event -> explorer.session().cancel());
    VBox box = new VBox(14, title, bar, share, cancel);
    box.setAlignment(Pos.CENTER);
    getChildren().setAll(RehearsedStrip.of(fonts, palette), box);
  }
}
