package org.benchlens.app.view;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Screen;
import org.benchlens.app.viewmodel.StatusLine;

/// The last line: what the program does, what is open, and the command that compares it.
final class StatusBar extends HBox {
  private static final double PROGRESS = 160;

  StatusBar(ExplorerViewModel explorer, StatusLine line) {
    getStyleClass().add("status-bar");
    Label state = bound(line.stateProperty());
    ProgressBar progress = new ProgressBar();
    progress.setPrefWidth(PROGRESS);
    progress.setMinWidth(PROGRESS);
    progress.progressProperty().bind(explorer.session().progressProperty());
    Words.when(progress, line.workingProperty());
    Button cancel = button("Cancel", explorer.session()::cancel);
    Words.when(cancel, line.workingProperty());
    Button resume = button("Go on", explorer.session()::resume);
    Words.when(resume, line.stoppedProperty());
    Label facts = bound(line.factsProperty());
    Button limits = limits(explorer, line);
    Label version = Words.whole("Benchlens", "small", "muted");
    Words.when(version, explorer.screenProperty().map(screen -> screen == Screen.START));
    Label command = Words.of("", "mono", "muted");
    Button copy = copy(explorer);
    facts.setMinWidth(USE_PREF_SIZE);
    ObservableValue<Boolean> figures =
        explorer.screenProperty().map(screen -> screen == Screen.DRILL_DOWN);
    ObservableValue<Boolean> rows = figures.map(shown -> !shown);
    Label brush = bound(explorer.plots().brush().textProperty());
    Label tolerance = bound(explorer.figures().main().toleranceProperty());
    List.of(facts, command).forEach(label -> Words.when(label, rows));
    List.of(brush, tolerance).forEach(label -> Words.when(label, figures));
    state.setMinWidth(USE_PREF_SIZE);
    command.textProperty().bind(explorer.commandProperty());
    command.setMinWidth(40);
    Words.when(
        copy,
        explorer.commandProperty().flatMap(text -> rows.map(shown -> shown && !text.isEmpty())));
    getChildren().setAll(state, progress, cancel, resume, facts, brush, limits);
    getChildren().addAll(Words.gap(), tolerance, command, copy, version);
  }

  private static Button copy(ExplorerViewModel explorer) {
    Button copy = new Button("", Icons.of(Icons.COPY, 14));
    copy.getStyleClass().addAll("flat", "small-button", "in-status-bar");
    Hint.on(copy, "Copy the command (C)");
    copy.setAccessibleText("Copy the command");
    copy.setOnAction(event -> explorer.copies().command());
    return copy;
  }

  private static Label bound(ObservableValue<String> text) {
    Label label = Words.of("", "small", "muted");
    label.textProperty().bind(text);
    return label;
  }

  /// Where the limits come from; shows them.
  private static Button limits(ExplorerViewModel explorer, StatusLine line) {
    Button limits = new Button();
    limits.getStyleClass().addAll("flat", "small-button", "muted-button", "in-status-bar");
    limits
        .textProperty()
        .bind(explorer.configuration().nameProperty().map(name -> "config: " + name));
    Hint.on(limits, "Show the effective limits");
    LimitsPopup popup = new LimitsPopup(explorer.configuration());
    limits.setOnAction(event -> popup.toggle(limits));
    // A file's name may hold an underscore, which would name a key.
    limits.setMnemonicParsing(false);
    limits.setMinWidth(USE_PREF_SIZE);
    Words.when(
        limits,
        explorer
            .screenProperty()
            .flatMap(
                screen ->
                    line.factsProperty()
                        .map(text -> screen != Screen.DRILL_DOWN && !text.isEmpty())));
    return limits;
  }

  private static Button button(String text, Runnable action) {
    Button button = new Button(text);
    button.getStyleClass().addAll("small-button", "in-status-bar");
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(event -> action.run());
    return button;
  }
}
