package org.benchlens.app.view;

import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.benchlens.app.viewmodel.FlagLine;

/// A flag; a click, Enter or F1 opens its paragraph of the manual.
final class FlagLineView extends HBox implements Explained {
  private final FlagLine flag;
  private final Consumer<String> manual;

  /// @param manual opens the manual at a word
  FlagLineView(FlagLine flag, Consumer<String> manual) {
    super(8);
    this.flag = flag;
    this.manual = manual;
    Text name = new Text(flag.title() + " ");
    name.getStyleClass().add("flag-text");
    Text detail = new Text(flag.detail());
    detail.getStyleClass().addAll("flag-text", "flag-detail");
    TextFlow words = new TextFlow(name, detail);
    HBox.setHgrow(words, Priority.ALWAYS);
    getChildren().setAll(Icons.of(Icons.FLAG, 14), words);
    getStyleClass().add("flag-line");
    setAlignment(Pos.TOP_LEFT);
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.HYPERLINK);
    setAccessibleText(flag.title() + ": " + flag.detail() + ". Opens the manual.");
    Hint.on(this, "What this means (F1)");
    setOnMouseClicked(
        click -> {
          requestFocus();
          explain();
        });
  }

  @Override
  public void explain() {
    manual.accept(flag.anchor());
  }
}
