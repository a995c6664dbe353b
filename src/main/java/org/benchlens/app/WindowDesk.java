package org.benchlens.app;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.benchlens.app.viewmodel.Desk;
import org.jspecify.annotations.Nullable;

/// File dialogs, clipboard and the end of a window.
final class WindowDesk implements Desk {
  private final Window window;
  private final Runnable close;
  private final Consumer<List<Path>> records;
  private @Nullable File lastFolder;

  /// @param window whom dialogs belong to
  /// @param close closes it
  /// @param records opens documents of `nupp bench`
  WindowDesk(Window window, Runnable close, Consumer<List<Path>> records) {
    this.window = window;
    this.records = records;
    this.close = close;
  }

  @Override
  public Optional<Path> chooseOpen(String title, List<String> endings) {
    FileChooser chooser = chooser(title);
    chooser
        .getExtensionFilters()
        .addAll(
            new FileChooser.ExtensionFilter(
                words(endings), endings.stream().map(ending -> "*." + ending).toList()),
            new FileChooser.ExtensionFilter("All files", "*"));
    return taken(chooser.showOpenDialog(window));
  }

  private static String words(List<String> endings) {
    return String.join(", ", endings).toUpperCase(Locale.ROOT);
  }

  @Override
  public Optional<Path> chooseFolder(String title) {
    DirectoryChooser chooser = new DirectoryChooser();
    chooser.setTitle(title);
    chooser.setInitialDirectory(lastFolder);
    return taken(chooser.showDialog(window));
  }

  @Override
  public Optional<Path> chooseTarget(String title, String name, List<String> endings) {
    FileChooser chooser = chooser(title);
    chooser.setInitialFileName(name);
    for (String ending : endings) {
      chooser
          .getExtensionFilters()
          .add(new FileChooser.ExtensionFilter(ending.toUpperCase(Locale.ROOT), "*." + ending));
    }
    return taken(chooser.showSaveDialog(window));
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
  public void openRecords(List<Path> files) {
    records.accept(files);
  }

  @Override
  public void copyPicture(byte[] png) {
    Image image = new Image(new ByteArrayInputStream(png));
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.IMAGE, image));
  }

  @Override
  public String clipboardText() {
    String text = Clipboard.getSystemClipboard().getString();
    return text == null ? "" : text;
  }

  @Override
  public List<Path> clipboardFiles() {
    return Clipboard.getSystemClipboard().getFiles().stream().map(File::toPath).toList();
  }

  @Override
  public void copy(String text) {
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
  }

  @Override
  public void close() {
    close.run();
  }
}
