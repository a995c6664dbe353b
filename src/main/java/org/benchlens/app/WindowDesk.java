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
import org.benchlens.model.Side;
import org.jspecify.annotations.Nullable;

/// File dialogs, clipboard and the end of the program.
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
  public Optional<Path> chooseFile(Side side) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle("Choose the " + side.word() + " result");
    chooser.setInitialDirectory(lastFolder);
    chooser
        .getExtensionFilters()
        .addAll(
            new FileChooser.ExtensionFilter(
                "NVBench results, records of nupp bench", "*.json", "*.ndjson"),
            new FileChooser.ExtensionFilter("All files", "*"));
    File file = chooser.showOpenDialog(window);
    if (file == null) {
      return Optional.empty();
    }
    lastFolder = file.getParentFile();
    return Optional.of(file.toPath());
  }

  @Override
  public Optional<Path> chooseFolder(Side side) {
    return chooseFolder("Choose the folder of " + side.word() + " results");
  }

  @Override
  public Optional<Path> chooseSampleFolder(Side side) {
    return chooseFolder("Choose the folder with the sample folders of the " + side.word());
  }

  private Optional<Path> chooseFolder(String title) {
    DirectoryChooser chooser = new DirectoryChooser();
    chooser.setTitle(title);
    chooser.setInitialDirectory(lastFolder);
    File folder = chooser.showDialog(window);
    if (folder == null) {
      return Optional.empty();
    }
    lastFolder = folder.getParentFile();
    return Optional.of(folder.toPath());
  }

  @Override
  public Optional<Path> chooseConfiguration() {
    FileChooser chooser = new FileChooser();
    chooser.setTitle("Choose a configuration");
    chooser.setInitialDirectory(lastFolder);
    chooser
        .getExtensionFilters()
        .addAll(
            new FileChooser.ExtensionFilter("Configurations", "*.toml"),
            new FileChooser.ExtensionFilter("All files", "*"));
    return Optional.ofNullable(chooser.showOpenDialog(window)).map(File::toPath);
  }

  @Override
  public void openRecords(List<Path> files) {
    records.accept(files);
  }

  @Override
  public Optional<Path> chooseTarget(String title, String name, String ending) {
    FileChooser chooser = chooser(title, ending);
    chooser.setInitialFileName(name);
    File file = chooser.showSaveDialog(window);
    if (file == null) {
      return Optional.empty();
    }
    lastFolder = file.getParentFile();
    return Optional.of(file.toPath());
  }

  @Override
  public void copyPicture(byte[] png) {
    Image image = new Image(new ByteArrayInputStream(png));
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.IMAGE, image));
  }

  @Override
  public Optional<Path> chooseOpen(String title, String ending) {
    FileChooser chooser = chooser(title, ending);
    return Optional.ofNullable(chooser.showOpenDialog(window)).map(File::toPath);
  }

  @Override
  public Optional<Path> chooseSave(String title, String name) {
    return chooseTarget(title, name, name.substring(name.lastIndexOf('.') + 1));
  }

  private FileChooser chooser(String title, String ending) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(title);
    chooser.setInitialDirectory(lastFolder);
    chooser
        .getExtensionFilters()
        .addAll(
            new FileChooser.ExtensionFilter(ending.toUpperCase(Locale.ROOT), "*." + ending),
            new FileChooser.ExtensionFilter("All files", "*"));
    return chooser;
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
  public void quit() {
    close.run();
  }
}
