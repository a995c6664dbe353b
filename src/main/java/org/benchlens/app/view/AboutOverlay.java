package org.benchlens.app.view;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.AboutViewModel;

/// Version and licences, over everything. Filled when it is first shown.
public final class AboutOverlay extends StackPane {
  private static final double ICON = 64;
  private static final double LIST_HEIGHT = 320;
  private static final double ROOM_FOR_BAR = 16;

  public AboutOverlay(AboutViewModel about) {
    getStyleClass().add("veil");
    setAlignment(Pos.CENTER);
    Words.when(this, about.shownProperty());
    about
        .shownProperty()
        .subscribe(
            shown -> {
              if (shown && getChildren().isEmpty()) {
                getChildren().setAll(card(about));
              }
            });
    setOnMouseClicked(click -> about.hide());
  }

  private static Node card(AboutViewModel about) {
    ImageView icon =
        new ImageView(new Image("/org/benchlens/icon/128.png", ICON, ICON, true, true));
    VBox name =
        new VBox(
            4,
            Words.of(about.title(), "title"),
            Words.of("Explains and explores comparisons of benchmark results.", "muted"),
            Words.of("Apache-2.0. No network access, no telemetry.", "muted"));
    HBox head = Words.row(16, icon, name, Words.gap(), Words.key("Esc"));
    head.setAlignment(Pos.TOP_LEFT);
    ScrollPane list = new ScrollPane(parts(about));
    list.setFitToWidth(true);
    list.setPrefHeight(LIST_HEIGHT);
    list.setAccessibleText("Third-party parts and their licences");
    VBox card =
        new VBox(
            16,
            head,
            Words.of("Third-party parts", "strong"),
            list,
            Words.of("The texts stand in the folder licences.", "small", "muted"));
    card.getStyleClass().add("help");
    card.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    return card;
  }

  private static Node parts(AboutViewModel about) {
    GridPane grid = new GridPane(24, 6);
    grid.setPadding(new Insets(0, ROOM_FOR_BAR, 0, 0));
    int row = 0;
    for (AboutViewModel.Line part : about.lines()) {
      grid.addRow(
          row++,
          Words.whole(part.name()),
          Words.whole(part.version(), "muted"),
          Words.whole(part.licence()));
    }
    return grid;
  }
}
