package org.benchlens.app;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.application.Application;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.stage.Stage;
import org.benchlens.app.control.Fonts;
import org.benchlens.app.task.FxRunner;
import org.benchlens.app.task.FxThread;
import org.benchlens.app.view.Theme;
import org.benchlens.app.view.nupp.RecordsView;
import org.benchlens.app.viewmodel.AboutViewModel;
import org.benchlens.app.viewmodel.Appearance;
import org.benchlens.app.viewmodel.ManualViewModel;
import org.benchlens.app.viewmodel.PreferencesViewModel;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.present.figure.Palette;
import org.jspecify.annotations.Nullable;

/// The window for records of `nupp bench`, wired.
final class RecordsWindow {
  private static final double WIDTH = 1280;
  private static final double HEIGHT = 800;
  private static final double LEAST_WIDTH = 900;
  private static final double LEAST_HEIGHT = 560;
  private static final List<Integer> ICON_SIZES = List.of(16, 32, 64, 128, 256);

  private RecordsWindow() {}

  /// Shows the window; on JavaFX's thread.
  ///
  /// @param end ends JavaFX
  static void show(FirstRecords first, Kept kept, Runnable end) {
    RecordsViewModel records = show(kept, first.options().dark(), end, new FxRunner());
    records
        .tabsProperty()
        .addListener(
            (observed, before, now) -> {
              if (before.isEmpty()) {
                first.apply(records);
              }
            });
    first.open(records);
    records.workspace().file().autosave().look();
  }

  /// Shows a window beside another one; on JavaFX's thread.
  ///
  /// @param quit ends the program
  static void beside(List<Path> files, Kept kept, Runnable quit) {
    Stage stage = new Stage();
    RecordsViewModel records = fill(stage, kept, Optional.empty(), quit, new FxRunner());
    stage.show();
    records.open(files);
  }

  private static RecordsViewModel show(
      Kept kept, Optional<Boolean> dark, Runnable end, FxRunner runner) {
    Stage stage = new Stage();
    stage.setOnHidden(event -> end.run());
    RecordsViewModel records = fill(stage, kept, dark, stage::close, runner);
    stage.show();
    ExplorerWindow.prepare(runner);
    return records;
  }

  private static RecordsViewModel fill(
      Stage stage, Kept kept, Optional<Boolean> dark, Runnable quit, FxRunner runner) {
    WindowDesk desk = new WindowDesk(stage, stage::close, files -> beside(files, kept, quit));
    RecordsViewModel records = new RecordsViewModel(runner, Around.kept(desk, kept));
    Appearance appearance =
        new Appearance(new PreferencesViewModel(runner, kept.store(), kept.loaded()));
    dark.ifPresent(appearance::force);
    FxThread.followDark(appearance::systemDark);
    for (int icon : ICON_SIZES) {
      stage.getIcons().add(new Image("/org/benchlens/icon/" + icon + ".png"));
    }
    RecordsView view = view(records, around(appearance, quit));
    stage.setScene(scene(view, view, appearance, WIDTH, HEIGHT));
    stage
        .titleProperty()
        .bind(records.filesProperty().map(RecordsWindow::title).orElse("Benchlens"));
    stage.setMinWidth(LEAST_WIDTH);
    stage.setMinHeight(LEAST_HEIGHT);
    return records;
  }

  private static String title(List<Path> files) {
    return files.isEmpty()
        ? "Benchlens"
        : String.join(" and ", files.stream().map(RecordsWindow::name).toList())
            + " \u2013 Benchlens";
  }

  private static String name(Path file) {
    @Nullable Path name = file.getFileName();
    return name == null ? file.toString() : name.toString();
  }

  /// What the window shares with others.
  static RecordsView.Around around(Appearance appearance, Runnable quit) {
    return new RecordsView.Around(appearance, new AboutViewModel(), new ManualViewModel(), quit);
  }

  /// What stands in the window.
  static RecordsView view(RecordsViewModel records, RecordsView.Around around) {
    Theme.loadFonts();
    ObservableValue<Boolean> dark = around.appearance().darkProperty();
    dark.subscribe(
        isDark ->
            Application.setUserAgentStylesheet(
                isDark
                    ? new PrimerDark().getUserAgentStylesheet()
                    : new PrimerLight().getUserAgentStylesheet()));
    return new RecordsView(
        records,
        around,
        dark.map(isDark -> isDark ? Palette.DARK : Palette.LIGHT),
        new Fonts(Theme.FAMILY));
  }

  /// The scene of a window.
  ///
  /// @param root what holds the view
  static Scene scene(
      RecordsView view, Parent root, Appearance appearance, double width, double height) {
    Scene scene = new Scene(root, width, height);
    Theme.dress(scene, appearance.darkProperty());
    view.listen(scene);
    return scene;
  }
}
