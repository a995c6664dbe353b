package org.benchlens.app.view.nupp;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.benchlens.app.view.Icons;
import org.benchlens.app.view.ManualPage;
import org.benchlens.app.view.Words;
import org.benchlens.app.viewmodel.AboutViewModel;

/// The page of the manual about records, at the right. Read when it is first shown.
final class RecordManual extends StackPane {
  private static final String PAGE = "/org/benchlens/manual/nupp-records.md";
  private static final double WIDTH = 560;

  private final ScrollPane scroll = new ScrollPane();

  /// @param shown whether it is shown
  RecordManual(AboutViewModel shown) {
    Button close = new Button("", Words.row(6, Icons.of(Icons.CLEAR), Words.key("Esc")));
    close.getStyleClass().addAll("flat", "small-button");
    close.setAccessibleText("Close the manual");
    close.setOnAction(event -> shown.hide());
    HBox head = Words.row(8, Words.of("Records of nupp bench", "strong"), Words.gap(), close);
    head.setPadding(new Insets(8, 8, 8, 16));
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.getStyleClass().add("page");
    scroll.setAccessibleText("Manual: records of nupp bench");
    VBox.setVgrow(scroll, Priority.ALWAYS);
    VBox panel = new VBox(head, scroll);
    panel.getStyleClass().add("drawer");
    panel.setMaxWidth(WIDTH);
    StackPane.setAlignment(panel, Pos.CENTER_RIGHT);
    getChildren().setAll(panel);
    setPickOnBounds(false);
    Words.when(this, shown.shownProperty());
    shown
        .shownProperty()
        .subscribe(
            now -> {
              if (now && scroll.getContent() == null) {
                scroll.setContent(new ManualPage(text()));
              }
            });
  }

  private static String text() {
    try (InputStream in =
        Objects.requireNonNull(RecordManual.class.getResourceAsStream(PAGE), PAGE)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("the manual cannot be read", e);
    }
  }
}
