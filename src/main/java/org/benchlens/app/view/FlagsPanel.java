package org.benchlens.app.view;

import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.FlagLine;

/// What is noticeable about the samples of a row; each opens its paragraph of the manual.
final class FlagsPanel extends VBox {
  private final Consumer<String> explain;
  private final VBox lines = new VBox(3);

  /// @param explain opens the manual at a word
  FlagsPanel(Consumer<String> explain) {
    this.explain = explain;
    setPadding(new Insets(4, 12, 10, 12));
    Label title = Words.whole("Flags", "small", "strong");
    HBox head =
        Words.row(8, title, Words.of("descriptive, no part of the verdict", "small", "muted"));
    head.setMinHeight(28);
    getChildren().setAll(head, lines);
  }

  /// Shows flags.
  void show(List<FlagLine> flags) {
    lines.getChildren().clear();
    if (flags.isEmpty()) {
      lines.getChildren().add(Words.of("Nothing noticeable", "small", "muted"));
    }
    flags.forEach(flag -> lines.getChildren().add(new FlagLineView(flag, explain)));
  }
}
