package org.benchlens.app;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.application.Application;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.stage.Stage;
import org.benchlens.app.control.PlotPane;
import org.benchlens.app.task.FxRunner;
import org.benchlens.app.task.FxThread;
import org.benchlens.app.view.ExplorerView;
import org.benchlens.app.view.Theme;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Phase;
import org.benchlens.app.viewmodel.TableLook;
import org.benchlens.app.viewmodel.WindowTitle;
import org.benchlens.cli.OpenOptions;
import org.benchlens.model.Progress;

/// The window: view models and views, wired.
final class ExplorerWindow {
  private static final double WIDTH = 1280;
  private static final double HEIGHT = 800;
  private static final double LEAST_WIDTH = 900;
  private static final double LEAST_HEIGHT = 560;
  private static final List<Integer> ICON_SIZES = List.of(16, 32, 64, 128, 256);

  private ExplorerWindow() {}

  /// Shows the window; on JavaFX's thread.
  ///
  /// @param end ends JavaFX
  static void show(OpenOptions options, FirstView first, Kept kept, Runnable end) {
    Stage stage = new Stage();
    FxRunner runner = new FxRunner();
    ExplorerViewModel explorer =
        new ExplorerViewModel(
            runner,
            Around.kept(
                new WindowDesk(
                    stage, stage::close, files -> RecordsWindow.beside(files, kept, stage::close)),
                kept),
            kept.loaded(),
            Runtime.getRuntime().availableProcessors(),
            Progress.NONE);
    options.dark().ifPresent(explorer.appearance()::force);
    FxThread.followDark(explorer.appearance()::systemDark);
    WindowTitle title = new WindowTitle(explorer);
    stage.titleProperty().bind(title.textProperty());
    for (int icon : ICON_SIZES) {
      stage.getIcons().add(new Image("/org/benchlens/icon/" + icon + ".png"));
    }
    Optional<Kept.Size> size = kept.size();
    stage.setScene(
        scene(
            explorer,
            size.map(Kept.Size::width).orElse(WIDTH),
            size.map(Kept.Size::height).orElse(HEIGHT),
            UnaryOperator.identity()));
    stage.setMaximized(size.map(Kept.Size::maximized).orElse(false));
    stage.setMinWidth(LEAST_WIDTH);
    stage.setMinHeight(LEAST_HEIGHT);
    new FiguresWindow(explorer, stage);
    stage.setOnHiding(event -> kept.remember(stage, explorer));
    stage.setOnHidden(event -> end.run());
    stage.show();
    Marks.follow(explorer, end);
    Marks.open(() -> first.apply(explorer));
    Marks.onScreen(() -> prepareAfterRows(explorer, runner));
    explorer.triage().workspace().autosave().look();
  }

  /// Uses the time before a first figure: at once, or when the first rows are on the screen, as
  /// they need all processors until then.
  static void prepareAfterRows(ExplorerViewModel explorer, FxRunner runner) {
    ReadOnlyObjectProperty<TableLook> look = explorer.rows().lookProperty();
    if (explorer.session().phaseProperty().get() != Phase.READING) {
      prepare(runner);
      return;
    }
    look.addListener(
        new InvalidationListener() {
          @Override
          public void invalidated(Observable changed) {
            if (look.get().all() > 0) {
              look.removeListener(this);
              Marks.onScreen(() -> prepare(runner));
            }
          }
        });
  }

  /// Uses the time before a first figure.
  static void prepare(FxRunner runner) {
    runner
        .lane()
        .run(
            ticket -> {
              PlotPane.prepare();
              return true;
            });
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
