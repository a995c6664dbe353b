package org.benchlens.app.view.nupp;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.benchlens.app.view.Icons;
import org.benchlens.app.view.Words;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.present.format.OneLine;
import org.benchlens.present.nupp.PageCell;
import org.benchlens.present.nupp.PageSection;
import org.benchlens.present.screen.RecordTab;
import org.benchlens.present.screen.TabHeads;
import org.jspecify.annotations.Nullable;

/// What must be known to read the table, the ways to look at what is open, and what went wrong.
final class NoticeBar extends VBox {
  /// Narrower than this, tabs stand below the notice, [px].
  private static final double TOGETHER = 600;

  /// A run that can be chosen gives way to what stands beside it.
  private static final String NARROW = "-fx-min-width: 60px;";

  private final RecordsViewModel records;
  private final HBox notice = new HBox();
  private final HBox lower = new HBox();
  private final HBox ways = Words.row(2);
  private final HBox runs = new HBox();

  NoticeBar(RecordsViewModel records) {
    this.records = records;
    notice.getStyleClass().add("notice-bar");
    runs.getStyleClass().add("notice-bar");
    lower.getStyleClass().add("notice-bar");
    getChildren().setAll(fault(), notice, lower, runs);
    widthProperty().subscribe(width -> arrange());
    records.tabProperty().subscribe(this::show);
    records.tabsProperty().subscribe(tabs -> show(records.tabProperty().get()));
  }

  private Node fault() {
    Label text = Words.of("");
    text.textProperty().bind(records.faultProperty().map(OneLine::of));
    text.setMinWidth(0);
    text.setWrapText(true);
    text.setMinHeight(USE_PREF_SIZE);
    text.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(text, Priority.ALWAYS);
    Button close = new Button("", Icons.of(Icons.CLEAR, 14));
    close.getStyleClass().addAll("flat", "small-button");
    close.setAccessibleText("Dismiss");
    close.setOnAction(event -> records.escape());
    HBox bar = new HBox(Icons.of(Icons.WARNING, "warn"), text, close);
    bar.getStyleClass().add("device-bar");
    Words.when(bar, records.faultProperty().map(message -> !message.isEmpty()));
    return bar;
  }

  private void show(@Nullable RecordTab tab) {
    notice.getChildren().clear();
    ways.getChildren().clear();
    runs.getChildren().clear();
    Words.giveRoom(notice, tab != null);
    Words.giveRoom(runs, tab != null && tab.kind() == RecordTab.Kind.HISTORY);
    if (tab == null) {
      return;
    }
    Label words = Words.of(OneLine.of(tab.head().notice().text()), "small", "muted");
    words.setMinWidth(0);
    words.setWrapText(true);
    HBox.setHgrow(words, Priority.ALWAYS);
    words.setMaxWidth(Double.MAX_VALUE);
    notice
        .getChildren()
        .setAll(
            Icons.of(Icons.INFORMATION),
            Words.whole(tab.head().notice().title(), "small", "strong"),
            words);
    if (records.tabsProperty().get().size() > 1) {
      records.tabsProperty().get().forEach(one -> ways.getChildren().add(button(one, tab)));
    }
    arrange();
    if (tab.kind() == RecordTab.Kind.HISTORY) {
      runs(tab);
    }
  }

  /// Tabs stand beside the notice, or below it where that would leave it no room.
  private void arrange() {
    boolean any = !ways.getChildren().isEmpty();
    boolean below = getWidth() < TOGETHER;
    Words.giveRoom(lower, any && below);
    notice.getChildren().remove(ways);
    lower.getChildren().remove(ways);
    if (any) {
      (below ? lower : notice).getChildren().add(ways);
    }
  }

  private Node button(RecordTab one, RecordTab shown) {
    ToggleButton button = new ToggleButton(OneLine.of(one.title()));
    button.getStyleClass().addAll("tool", "sheet-tab");
    button.setMnemonicParsing(false);
    button.setMinWidth(USE_PREF_SIZE);
    button.setSelected(one.equals(shown));
    button.setOnAction(
        event -> {
          button.setSelected(true);
          records.choose(one);
        });
    return button;
  }

  /// A run of a history.
  private record Run(int line, String text) {
    @Override
    public String toString() {
      return text;
    }
  }

  private void runs(RecordTab tab) {
    List<Run> all = new ArrayList<>();
    for (PageSection section : tab.page().sections()) {
      if (section instanceof PageSection.Table table && table.id().equals("runs")) {
        table.rows().forEach(row -> all.add(run(row)));
      }
    }
    if (all.size() < 2) {
      Words.giveRoom(runs, false);
      return;
    }
    ComboBox<Run> before = box(all, all.get(all.size() - 2), "Run before the change");
    ComboBox<Run> after = box(all, all.getLast(), "Run after the change");
    Button compare = new Button("Compare these runs");
    compare.getStyleClass().addAll("small-button", "on-data");
    compare.setMinWidth(USE_PREF_SIZE);
    compare.setOnAction(
        event ->
            records.compareRuns(
                Objects.requireNonNull(before.getValue()).line(),
                Objects.requireNonNull(after.getValue()).line()));
    runs.getChildren()
        .setAll(
            Words.whole("Compare run", "small", "muted"),
            before,
            Words.whole("with", "small", "muted"),
            after,
            compare);
  }

  private static Run run(List<PageCell> row) {
    String label = row.get(2).text();
    return new Run(
        Integer.parseInt(row.get(0).text()),
        OneLine.of(
            row.get(0).text()
                + ", "
                + TabHeads.briefly(row.get(1).text())
                + (label.equals(PageCell.NOTHING) ? "" : ", " + label)));
  }

  private static ComboBox<Run> box(List<Run> all, Run chosen, String words) {
    ComboBox<Run> box = new ComboBox<>();
    box.getItems().setAll(all);
    box.setValue(chosen);
    box.setStyle(NARROW);
    box.setAccessibleText(words);
    return box;
  }
}
