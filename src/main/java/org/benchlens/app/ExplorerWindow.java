package org.benchlens.app;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.function.UnaryOperator;
import javafx.application.Application;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.benchlens.app.task.FxRunner;
import org.benchlens.app.task.FxThread;
import org.benchlens.app.view.ExplorerView;
import org.benchlens.app.view.Theme;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.cli.OpenOptions;
import org.benchlens.model.Progress;

/// The window: view models and views, wired.
final class ExplorerWindow {
  private static final double WIDTH = 1280;
  private static final double HEIGHT = 800;
  private static final double LEAST_WIDTH = 900;
  private static final double LEAST_HEIGHT = 560;

  private ExplorerWindow() {}

  /// Shows the window; on JavaFX's thread.
  ///
  /// @param end ends JavaFX
  static void show(OpenOptions options, FirstView first, Runnable end) {
    Stage stage = new Stage();
    ExplorerViewModel explorer =
        new ExplorerViewModel(
            new FxRunner(),
            new WindowDesk(stage, stage::close),
            Runtime.getRuntime().availableProcessors(),
            Progress.NONE);
    explorer.dark(options.dark().orElseGet(FxThread::prefersDark));
    stage.setTitle("Benchlens");
    stage.setScene(scene(explorer, WIDTH, HEIGHT, UnaryOperator.identity()));
    stage.setMinWidth(LEAST_WIDTH);
    stage.setMinHeight(LEAST_HEIGHT);
    stage.setOnHidden(event -> end.run());
    stage.show();
    first.apply(explorer);
  }

  /// The scene of a window.
  ///
  /// @param frame puts the view into the scene's root
  static Scene scene(
      ExplorerViewModel explorer, double width, double height, UnaryOperator<Parent> frame) {
    Theme.loadFonts();
    follow(explorer.darkProperty());
    ExplorerView view = new ExplorerView(explorer);
    Scene scene = new Scene(frame.apply(view), width, height);
    Theme.dress(scene, explorer.darkProperty());
    view.listen(scene);
    return scene;
  }

  private static void follow(ObservableValue<Boolean> dark) {
    dark.subscribe(
        isDark ->
            Application.setUserAgentStylesheet(
                isDark
                    ? new PrimerDark().getUserAgentStylesheet()
                    : new PrimerLight().getUserAgentStylesheet()));
  }
}
