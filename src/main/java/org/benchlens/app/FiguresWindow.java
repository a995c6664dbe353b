package org.benchlens.app;

import java.util.IdentityHashMap;
import java.util.List;
import javafx.beans.Observable;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.benchlens.app.view.FloatingFigures;
import org.benchlens.app.view.Theme;
import org.benchlens.app.viewmodel.DrillDown;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.RowName;
import org.jspecify.annotations.Nullable;

/// The windows of figures: one of the selected row while its figures float, and one for each row
/// that is pinned.
final class FiguresWindow {
  private static final double WIDTH = 1000;
  private static final double HEIGHT = 720;
  private static final double STEP = 30;

  private final ExplorerViewModel explorer;
  private final Stage owner;
  private final IdentityHashMap<DrillDown, Stage> pinned = new IdentityHashMap<>();
  private @Nullable Stage stage;

  /// @param owner the main window: when it closes, so do these
  FiguresWindow(ExplorerViewModel explorer, Stage owner) {
    this.explorer = explorer;
    this.owner = owner;
    explorer.figures().floatingProperty().subscribe(this::follow);
    explorer.figures().raisedProperty().addListener(change -> raise());
    explorer.figures().pins().addListener((Observable change) -> followPins());
    owner.setOnCloseRequest(request -> closeAll());
  }

  private void closeAll() {
    explorer.figures().floatFigures(false);
    List.copyOf(explorer.figures().pins()).forEach(explorer.figures()::unpin);
  }

  private void follow(boolean floating) {
    if (!floating) {
      if (stage != null) {
        stage.close();
      }
      stage = null;
      return;
    }
    Runnable close = () -> explorer.figures().floatFigures(false);
    stage = open(explorer.figures().main(), close, 2 * STEP);
  }

  private void followPins() {
    List<DrillDown> wanted = List.copyOf(explorer.figures().pins());
    for (DrillDown pin : wanted) {
      if (!pinned.containsKey(pin)) {
        double aside = STEP * (3 + pinned.size());
        pinned.put(pin, open(pin, () -> explorer.figures().unpin(pin), aside));
      }
    }
    List.copyOf(pinned.keySet()).stream()
        .filter(pin -> !wanted.contains(pin))
        .forEach(pin -> close(pinned.remove(pin)));
  }

  private static void close(@Nullable Stage window) {
    if (window != null) {
      window.close();
    }
  }

  private Stage open(DrillDown drill, Runnable close, double aside) {
    Stage made = new Stage();
    FloatingFigures view = new FloatingFigures(explorer, drill, close);
    Scene scene = new Scene(view, WIDTH, HEIGHT);
    Theme.dress(scene, explorer.darkProperty());
    view.listen(scene);
    made.setScene(scene);
    made.titleProperty()
        .bind(drill.selection().nameProperty().map(name -> title(drill, name)).orElse("Figures"));
    made.setOnHidden(event -> close.run());
    made.setX(owner.getX() + aside);
    made.setY(owner.getY() + aside);
    made.show();
    return made;
  }

  private static String title(DrillDown drill, @Nullable RowName name) {
    String words = name == null ? "" : name.title();
    return drill.pinned() ? "Pinned: " + words : words;
  }

  private void raise() {
    if (stage != null) {
      stage.toFront();
      stage.requestFocus();
    }
  }
}
