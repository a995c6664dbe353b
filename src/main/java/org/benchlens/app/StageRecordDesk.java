package org.benchlens.app;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import org.benchlens.app.viewmodel.nupp.RecordDesk;
import org.jspecify.annotations.Nullable;

/// File dialogs and clipboard of the window for records.
final class StageRecordDesk implements RecordDesk {
  private final Stage stage;
  private @Nullable File lastFolder;

  StageRecordDesk(Stage stage) {
    this.stage = stage;
  }

  @Override
  public Optional<Path> chooseRecord(String title) {
    FileChooser chooser = chooser(title);
    chooser
        .getExtensionFilters()
        .addAll(
            new FileChooser.ExtensionFilter("Records and histories", "*.json", "*.ndjson"),
            new FileChooser.ExtensionFilter("All files", "*"));
    return taken(chooser.showOpenDialog(stage));
  }

  @Override
  public Optional<Path> chooseTarget(String title, String name, List<String> endings) {
    FileChooser chooser = chooser(title);
    chooser.setInitialFileName(name);
    for (String ending : endings) {
      chooser
          .getExtensionFilters()
          .add(
              new FileChooser.ExtensionFilter(
                  ending.substring(1).toUpperCase(Locale.ROOT), "*" + ending));
    }
    return taken(chooser.showSaveDialog(stage));
  }

  private FileChooser chooser(String title) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(title);
    chooser.setInitialDirectory(lastFolder);
    return chooser;
  }

  private Optional<Path> taken(@Nullable File file) {
    if (file == null) {
      return Optional.empty();
    }
    lastFolder = file.getParentFile();
    return Optional.of(file.toPath());
  }

  @Override
  public void copy(String text) {
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
  }

  @Override
  public void close() {
    stage.close();
  }
}
