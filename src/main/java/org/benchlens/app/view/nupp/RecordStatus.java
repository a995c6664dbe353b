package org.benchlens.app.view.nupp;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.benchlens.app.view.Hint;
import org.benchlens.app.view.Icons;
import org.benchlens.app.view.Words;
import org.benchlens.app.viewmodel.nupp.RecordExports;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.present.format.OneLine;
import org.benchlens.present.screen.RecordTab;
import org.jspecify.annotations.Nullable;

/// The last line: what the program does, facts about the files, the command that prints the same.
final class RecordStatus extends HBox {
  /// From this width on there is room for facts about the files, [px].
  private static final double ROOMY = 860;

  RecordStatus(RecordsViewModel records) {
    getStyleClass().add("status-bar");
    Label state = Words.whole("", "small", "muted");
    state
        .textProperty()
        .bind(
            records
                .workingProperty()
                .flatMap(
                    working ->
                        records
                            .exports()
                            .stateProperty()
                            .map(done -> working ? "Reading…" : done.isEmpty() ? "Ready" : done)));
    Label facts = Words.of("", "small", "muted");
    facts.setMinWidth(USE_PREF_SIZE);
    facts.textProperty().bind(records.tabProperty().map(RecordStatus::facts).orElse(""));
    Label command = Words.of("", "mono", "muted");
    command.setMinWidth(40);
    command.setTextOverrun(javafx.scene.control.OverrunStyle.CENTER_ELLIPSIS);
    command
        .textProperty()
        .bind(records.tabProperty().map(RecordExports::command).map(OneLine::of).orElse(""));
    Button copy = new Button("", Icons.of(Icons.COPY, 14));
    copy.getStyleClass().addAll("flat", "small-button", "in-status-bar");
    Hint.on(copy, "Copy the command (C)");
    copy.setAccessibleText("Copy the command");
    copy.setOnAction(event -> records.exports().copyCommand());
    Words.when(facts, widthProperty().map(width -> width.doubleValue() >= ROOMY));
    Words.when(copy, command.textProperty().map(text -> !text.isEmpty()));
    getChildren().setAll(state, facts, Words.gap(), command, copy);
  }

  private static String facts(@Nullable RecordTab tab) {
    return tab == null ? "" : OneLine.of(String.join(", ", tab.head().facts()));
  }
}
