package org.benchlens.app.view;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.HBox;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.InputSummary;
import org.benchlens.model.Side;

/// What is compared with what: both files with their sizes, and the button that exchanges them.
final class Inputs extends HBox {
  private static final double ROOMY = 1380;
  private static final double WORDY = 1100;

  private final ExplorerViewModel explorer;
  private final ObservableValue<Boolean> roomy;
  private final ObservableValue<Boolean> wordy;

  /// @param width room that the bar has
  Inputs(ExplorerViewModel explorer, ObservableValue<Number> width) {
    super(8);
    this.roomy = width.map(room -> room.doubleValue() >= ROOMY);
    this.wordy = width.map(room -> room.doubleValue() >= WORDY);
    this.explorer = explorer;
    setAlignment(javafx.geometry.Pos.CENTER_LEFT);
    Button swap = new Button("", Icons.of(Icons.SWAP));
    swap.getStyleClass().addAll("flat", "small-button");
    Hint.on(swap, "Exchange reference and compare");
    swap.setAccessibleText("Exchange reference and compare");
    swap.setOnAction(event -> explorer.session().swap());
    getChildren().setAll(side(Side.REFERENCE), swap, side(Side.COMPARE));
  }

  private HBox side(Side side) {
    Label word = Words.whole(side == Side.REFERENCE ? "Reference" : "Compare", "muted");
    Label name = Words.of("", "strong");
    Label size = Words.of("", "muted", "small");
    size.setMinWidth(0);
    Words.when(size, roomy);
    Words.when(word, wordy);
    name.setMinWidth(40);
    name.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
    HBox box = Words.row(8, Icons.side(side), word, name, size);
    box.setMinWidth(0);
    explorer
        .inputsProperty()
        .subscribe(
            inputs -> {
              InputSummary input = inputs.of(side);
              name.setText(input.name());
              Words.restyle(name, "label", "strong", input.faulty() ? "error" : "plain");
              Hint.on(name, input.path());
              size.setText(input.size());
            });
    return box;
  }
}
