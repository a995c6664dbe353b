package org.benchlens.app;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import javafx.application.Application;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.benchlens.app.control.Fonts;
import org.benchlens.app.task.FxRunner;
import org.benchlens.app.task.FxThread;
import org.benchlens.app.view.Theme;
import org.benchlens.app.view.nupp.RecordsView;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.cli.OpenOptions;
import org.benchlens.present.figure.Palette;

/// The window for records of `nupp bench`, wired.
final class RecordsWindow {
  private static final double WIDTH = 1280;
  private static final double HEIGHT = 800;

  private RecordsWindow() {}

  /// Shows the window; on JavaFX's thread.
  ///
  /// @param end ends JavaFX
  static void show(OpenOptions options, Runnable end) {
    boolean dark = options.dark().orElseGet(FxThread::prefersDark);
    RecordsViewModel records = new RecordsViewModel(new FxRunner(), options.files());
    Stage stage = new Stage();
    stage.setTitle("Benchlens");
    stage.setScene(new Scene(view(records, dark), WIDTH, HEIGHT));
    Theme.dress(stage.getScene(), new ReadOnlyObjectWrapper<>(dark));
    stage.setOnHidden(event -> end.run());
    stage.show();
    records.open("");
  }

  /// What stands in the window.
  static RecordsView view(RecordsViewModel records, boolean dark) {
    Theme.loadFonts();
    Application.setUserAgentStylesheet(
        dark
            ? new PrimerDark().getUserAgentStylesheet()
            : new PrimerLight().getUserAgentStylesheet());
    return new RecordsView(
        records,
        new ReadOnlyObjectWrapper<>(dark ? Palette.DARK : Palette.LIGHT),
        new Fonts(Theme.FAMILY));
  }
}
