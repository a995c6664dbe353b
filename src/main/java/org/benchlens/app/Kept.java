package org.benchlens.app;

import java.util.Optional;
import javafx.stage.Stage;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.workflow.Autosave;
import org.benchlens.workflow.PreferencesPlace;
import org.benchlens.workflow.PreferencesStore;
import org.benchlens.workflow.StatePlace;
import org.benchlens.workspace.preferences.Preferences;
import org.benchlens.workspace.preferences.WindowSize;

/// What the window finds again from last time.
///
/// @param store keeps it
/// @param loaded what it held
/// @param autosave keeps unsaved marks; one for all windows, which must not write to one file
record Kept(PreferencesStore store, Preferences loaded, Autosave autosave) {

  /// Size of the window's content, [px], and whether it filled the screen.
  record Size(double width, double height, boolean maximized) {}

  /// Reads the preferences of this person; not on JavaFX's thread.
  static Kept load() {
    PreferencesStore store =
        new PreferencesStore(
            PreferencesPlace.of(
                System.getProperty("os.name", ""),
                System.getProperty("user.home", ""),
                System.getenv()));
    Autosave autosave =
        new Autosave(
            StatePlace.of(
                System.getProperty("os.name", ""),
                System.getProperty("user.home", ""),
                System.getenv()));
    return new Kept(store, store.load(), autosave);
  }

  /// The size of the last window.
  Optional<Size> size() {
    return loaded.window().map(size -> new Size(size.width(), size.height(), size.maximized()));
  }

  /// Remembers the size of a window that closes.
  void remember(Stage stage, ExplorerViewModel explorer) {
    int width = (int) Math.round(stage.getScene().getWidth());
    int height = (int) Math.round(stage.getScene().getHeight());
    if (!WindowSize.fits(width) || !WindowSize.fits(height)) {
      return;
    }
    boolean maximized = stage.isMaximized();
    explorer
        .preferences()
        .change(
            before -> {
              // What fills the screen leaves the size to come back to.
              WindowSize size =
                  maximized
                      ? before
                          .window()
                          .map(old -> new WindowSize(old.width(), old.height(), true))
                          .orElse(new WindowSize(width, height, true))
                      : new WindowSize(width, height, false);
              return before.withWindow(size);
            });
  }
}
