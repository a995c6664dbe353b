package org.benchlens.app.view;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Screen;
import org.benchlens.model.Side;

/// While something is open: where files can be dropped to replace a side, or both. Shows only while
/// files are dragged over the window.
final class DropVeil extends HBox {
  private final ExplorerViewModel explorer;

  DropVeil(ExplorerViewModel explorer) {
    super(24);
    this.explorer = explorer;
    getStyleClass().add("drop-veil");
    getChildren().setAll(half(Side.REFERENCE), half(Side.COMPARE));
    setVisible(false);
    setMouseTransparent(true);
    parentProperty()
        .subscribe(
            parent -> {
              if (parent != null) {
                parent.addEventFilter(DragEvent.DRAG_ENTERED_TARGET, this::enter);
                parent.addEventHandler(DragEvent.DRAG_EXITED, drag -> show(false));
              }
            });
  }

  private void enter(DragEvent drag) {
    if (drag.getDragboard().hasFiles() && explorer.screenProperty().get() != Screen.START) {
      show(true);
    }
  }

  private void show(boolean shown) {
    setVisible(shown);
    setMouseTransparent(!shown);
  }

  private Node half(Side side) {
    VBox words =
        new VBox(
            6,
            Words.row(
                8,
                Icons.side(side),
                Words.of(side == Side.REFERENCE ? "Reference" : "Compare", "subtitle")),
            Words.of("Drop one result here, or two for both sides", "muted"));
    words.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    StackPane half = new StackPane(words);
    half.getStyleClass().addAll("drop-half", "over");
    HBox.setHgrow(half, Priority.ALWAYS);
    half.setPrefWidth(200);
    half.setOnDragOver(
        drag -> {
          drag.acceptTransferModes(TransferMode.COPY);
          drag.consume();
        });
    half.setOnDragDropped(
        drag -> {
          List<Path> files = drag.getDragboard().getFiles().stream().map(File::toPath).toList();
          show(false);
          explorer.start().drop(side, files);
          drag.setDropCompleted(!files.isEmpty());
          drag.consume();
        });
    return half;
  }
}
