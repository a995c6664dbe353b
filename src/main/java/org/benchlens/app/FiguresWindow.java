package org.benchlens.app;

import javafx.scene.Scene;
import javafx.stage.Stage;
import org.benchlens.app.view.FloatingFigures;
import org.benchlens.app.view.Theme;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.jspecify.annotations.Nullable;

/// The window of the figures, there while they float.
final class FiguresWindow {
  private static final double WIDTH = 1000;
  private static final double HEIGHT = 720;

  private final ExplorerViewModel explorer;
  private final Stage owner;
  private @Nullable Stage stage;

  /// @param owner the main window: when it closes, so does this one
  FiguresWindow(ExplorerViewModel explorer, Stage owner) {
    this.explorer = explorer;
    this.owner = owner;
    explorer.floatingProperty().subscribe(this::follow);
    explorer.raisedProperty().addListener(change -> raise());
    owner.setOnCloseRequest(request -> explorer.floatFigures(false));
  }

  private void follow(boolean floating) {
    if (!floating) {
      if (stage != null) {
        stage.close();
      }
      stage = null;
      return;
    }
    Stage made = new Stage();
    FloatingFigures view = new FloatingFigures(explorer, () -> explorer.floatFigures(false));
    Scene scene = new Scene(view, WIDTH, HEIGHT);
    Theme.dress(scene, explorer.darkProperty());
    view.listen(scene);
    made.setScene(scene);
    made.titleProperty()
        .bind(
            explorer
                .selection()
                .nameProperty()
                .map(name -> name == null ? "" : name.title())
                .orElse("Figures"));
    made.setOnHidden(event -> explorer.floatFigures(false));
    made.setX(owner.getX() + 60);
    made.setY(owner.getY() + 60);
    made.show();
    stage = made;
  }

  private void raise() {
    if (stage != null) {
      stage.toFront();
      stage.requestFocus();
    }
  }
}
