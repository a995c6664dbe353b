package org.benchlens.app.view;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.benchlens.app.control.PixelImage;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.ExportLook;
import org.benchlens.app.viewmodel.ExportViewModel;
import org.benchlens.app.viewmodel.FileFormats;
import org.benchlens.app.viewmodel.Picture;
import org.benchlens.app.viewmodel.Subject;
import org.jspecify.annotations.Nullable;

/// The export, over everything: what, how, a small picture of it, and where to.
final class ExportCard extends StackPane {
  private static final double WIDTH = 608;
  private static final double PREVIEW = 300;

  private final ExportViewModel export;
  private final ComboBox<Subject> subjects = new ComboBox<>();
  private final ImageView picture = new ImageView();
  private final Button save = new Button("Save…", Words.key("Enter"));

  ExportCard(ExplorerViewModel explorer) {
    export = explorer.export();
    getStyleClass().add("veil");
    setAlignment(Pos.CENTER);
    VBox card =
        new VBox(
            14,
            Words.row(12, Words.of("Export", "subtitle"), Words.gap(), Words.key("Esc")),
            choices(),
            preview(),
            trouble(),
            asked(),
            buttons());
    card.getStyleClass().add("help");
    card.setMaxSize(WIDTH, USE_PREF_SIZE);
    card.setPrefWidth(WIDTH);
    getChildren().setAll(card);
    Words.when(this, export.subjectProperty().map(shown -> true).orElse(false));
    export.subjectProperty().subscribe(this::chosen);
    export.pictureProperty().subscribe(this::show);
  }

  private Node choices() {
    subjects.setConverter(words(Subject::title));
    subjects.setPrefWidth(280);
    subjects.setAccessibleText("What is exported");
    export.subjectsProperty().subscribe(all -> offer(all));
    subjects.setOnAction(
        event -> {
          Subject picked = subjects.getValue();
          if (picked != null && !picked.equals(export.subjectProperty().get())) {
            export.choose(picked);
          }
        });
    ComboBox<ExportLook.Size> sizes = new ComboBox<>();
    sizes.getItems().setAll(ExportLook.sizes());
    sizes.setConverter(words(ExportLook.Size::words));
    sizes.setAccessibleText("Size of the figure");
    sizes.setOnAction(event -> export.look(export.lookProperty().get().sized(sizes.getValue())));
    export.lookProperty().map(ExportLook::size).subscribe(sizes::setValue);
    GridPane grid = new GridPane(12, 8);
    grid.addRow(0, Words.whole("What", "muted"), subjects);
    grid.addRow(
        1,
        Words.whole("Format", "muted"),
        Segments.of(
            FileFormats.endings(),
            ending -> ending.toUpperCase(Locale.ROOT),
            export.lookProperty().map(ExportLook::ending),
            ending -> export.look(export.lookProperty().get().as(ending))));
    grid.addRow(
        2,
        Words.whole("Theme", "muted"),
        Segments.of(
            List.of(false, true),
            dark -> dark ? "Dark" : "Light",
            export.lookProperty().map(ExportLook::dark),
            dark -> export.look(export.lookProperty().get().dark(dark))));
    grid.addRow(3, Words.whole("Size", "muted"), sizes);
    return grid;
  }

  private void offer(List<Subject> all) {
    subjects.getItems().setAll(all);
    subjects.setValue(export.subjectProperty().get());
  }

  private static <T> StringConverter<T> words(java.util.function.Function<T, String> word) {
    return new StringConverter<>() {
      @Override
      public String toString(@Nullable T value) {
        return value == null ? "" : word.apply(value);
      }

      @Override
      public T fromString(String text) {
        throw new UnsupportedOperationException("choices are not typed");
      }
    };
  }

  private Node preview() {
    picture.setPreserveRatio(true);
    StackPane frame = new StackPane(picture);
    frame.getStyleClass().add("export-preview");
    frame.setMinHeight(PREVIEW);
    frame.setMaxHeight(PREVIEW);
    return frame;
  }

  private void show(@Nullable Picture pixels) {
    picture.setImage(pixels == null ? null : PixelImage.of(pixels.width(), pixels.toArray()));
    if (pixels != null) {
      boolean flat = pixels.height() * 560.0 / pixels.width() <= PREVIEW - 12;
      picture.setFitWidth(flat ? Math.min(556, pixels.width()) : 0);
      picture.setFitHeight(flat ? 0 : PREVIEW - 12);
    }
  }

  private Node trouble() {
    Label words = Words.paragraph("", "error");
    words.textProperty().bind(export.troubleProperty());
    Words.when(words, export.troubleProperty().map(text -> !text.isEmpty()));
    return words;
  }

  private Node asked() {
    Label words = Words.paragraph("");
    words
        .textProperty()
        .bind(export.askedProperty().map(file -> file == null ? "" : question(file)).orElse(""));
    Button replace = new Button("Replace it");
    replace.setMinWidth(USE_PREF_SIZE);
    replace.setOnAction(event -> export.replace());
    HBox row = Words.row(12, words, Words.gap(), replace);
    Words.when(row, export.askedProperty().map(file -> true).orElse(false));
    return row;
  }

  private static String question(Path file) {
    return file.getFileName() + " exists.";
  }

  private Node buttons() {
    save.setContentDisplay(ContentDisplay.RIGHT);
    save.setDefaultButton(false);
    save.setOnAction(event -> export.save());
    Button copy = new Button("Copy picture");
    copy.setOnAction(event -> export.copyPicture());
    Button cancel = new Button("Cancel");
    cancel.getStyleClass().add("flat");
    cancel.setOnAction(event -> export.close());
    return Words.row(8, Words.gap(), cancel, copy, save);
  }

  private void chosen(@Nullable Subject subject) {
    subjects.setValue(subject);
    if (subject != null && !isFocusWithin()) {
      save.requestFocus();
    }
  }
}
