package org.benchlens.app.view;

import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.Advice;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.RowItem;
import org.jspecify.annotations.Nullable;

/// What to do next about the selected row, with a command to copy.
final class NextStepSection extends VBox {
  private static final double FAINT = 0.45;

  private final Label sentence = Words.paragraph("", "small");
  private final Label extra = Words.paragraph("", "tiny", "muted");
  private final CommandCard card;
  private @Nullable RowItem shown;

  NextStepSection(ExplorerViewModel explorer) {
    super(6);
    getStyleClass().add("section");
    setPadding(new Insets(8, 12, 12, 12));
    card = new CommandCard(explorer.copies()::command);
    getChildren().setAll(Words.whole("What to do next", "small", "strong"), sentence, card, extra);
    explorer.triage().advice().adviceProperty().subscribe(this::show);
  }

  private void show(@Nullable Advice advice) {
    Words.giveRoom(this, advice != null);
    if (advice == null) {
      shown = null;
      return;
    }
    // What was said of the same row by other limits stays, faint, for the moment it takes.
    boolean fades = advice.item().equals(shown) && !advice.known();
    shown = advice.item();
    setOpacity(fades ? FAINT : 1);
    if (!fades) {
      sentence.setText(advice.sentence().isEmpty() ? "Being worked out." : advice.sentence());
      card.show(advice.command());
      extra.setText(
          "It also measures "
              + advice.extra()
              + (advice.extra() == 1 ? " row that is" : " rows that are")
              + " not selected.");
      Words.giveRoom(extra, advice.extra() > 0 && !advice.command().isEmpty());
    }
  }
}
