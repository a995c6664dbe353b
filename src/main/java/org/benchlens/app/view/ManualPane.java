package org.benchlens.app.view;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.ManualViewModel;
import org.jspecify.annotations.Nullable;

/// Pages of the manual at the right, open at a check, at a reason or at their start. Read when they
/// are first shown.
public final class ManualPane extends StackPane {
  /// The pages that explain verdicts and figures.
  static final List<String> VERDICTS = List.of("reading-a-verdict.md", "figures.md");

  private static final String FOLDER = "/org/benchlens/manual/";
  private static final double WIDTH = 560;
  private static final double ABOVE = 90;

  private final ScrollPane scroll = new ScrollPane();
  private final VBox panel = new VBox();
  private @Nullable ManualPage page;
  private @Nullable Node marked;
  private final List<String> pages;
  private boolean awaited;

  /// @param manual where it is open
  /// @param title what stands above
  /// @param pages names of the pages
  public ManualPane(ManualViewModel manual, String title, List<String> pages) {
    this.pages = List.copyOf(pages);
    Button close = new Button("", Words.row(6, Icons.of(Icons.CLEAR), Words.key("Esc")));
    close.getStyleClass().addAll("flat", "small-button");
    close.setAccessibleText("Close the manual");
    close.setOnAction(event -> manual.close());
    HBox head = Words.row(8, Words.of(title, "strong"), Words.gap(), close);
    head.setPadding(new Insets(8, 8, 8, 16));
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.getStyleClass().add("page");
    scroll.setAccessibleText(title);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    panel.getChildren().setAll(head, scroll);
    panel.getStyleClass().add("drawer");
    panel.setMaxWidth(WIDTH);
    StackPane.setAlignment(panel, Pos.CENTER_RIGHT);
    getChildren().setAll(panel);
    setPickOnBounds(false);
    Words.when(this, manual.anchorProperty().map(word -> true).orElse(false));
    manual.anchorProperty().subscribe(this::open);
  }

  private void open(@Nullable String word) {
    if (word == null) {
      return;
    }
    ManualPage shown = page == null ? new ManualPage(text()) : page;
    if (page == null) {
      page = shown;
      scroll.setContent(shown);
    }
    if (marked != null) {
      marked.getStyleClass().remove("manual-mark");
    }
    marked = shown.place(word);
    if (marked != null) {
      marked.getStyleClass().add("manual-mark");
    }
    awaited = true;
    requestLayout();
    scroll.requestFocus();
  }

  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    ManualPage shown = page;
    if (awaited && shown != null && isVisible()) {
      awaited = false;
      // Heights of paragraphs follow from their widths, which are known only now.
      panel.applyCss();
      panel.layout();
      scroll.setVvalue(0);
      if (marked != null) {
        reveal(shown, marked);
      }
    }
  }

  private void reveal(ManualPage shown, Node place) {
    double top = shown.sceneToLocal(place.localToScene(place.getBoundsInLocal())).getMinY();
    double rest = shown.getHeight() - scroll.getViewportBounds().getHeight();
    if (rest > 0) {
      scroll.setVvalue(Math.clamp((top - ABOVE) / rest, 0, 1));
    }
  }

  private String text() {
    return pages.stream().map(ManualPane::text).collect(Collectors.joining("\n\n"));
  }

  private static String text(String name) {
    String page = FOLDER + name;
    try (InputStream in =
        Objects.requireNonNull(ManualPane.class.getResourceAsStream(page), page)) {
      return new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("the manual cannot be read", e);
    }
  }
}
