package org.benchlens.app.view;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.benchlens.app.control.StatusBadge;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.WhatIfChange;
import org.benchlens.app.viewmodel.WhatIfLimit;
import org.benchlens.app.viewmodel.WhatIfViewModel;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.benchlens.present.figure.Palette;

/// The trial of limits: eight sliders, what they change, and the rows that flip.
final class WhatIfPanel extends VBox {
  private static final double WIDTH = 392;
  private static final double ROW = 26;
  private static final double BADGE = 14;

  private final ExplorerViewModel explorer;
  private final WhatIfViewModel whatIf;
  private final ObservableValue<Palette> palette;
  private final Map<Threshold, LimitLine> lines = new EnumMap<>(Threshold.class);
  private final HBox counts = Words.row(14);
  private final Label cost = Words.whole("", "small", "muted");
  private final Label flippedTitle = Words.whole("", "small", "strong");
  private final Hyperlink filter = new Hyperlink("Filter to these");
  private final ListView<WhatIfChange.Flipped> flipped =
      new ListView<>(FXCollections.observableArrayList());

  /// @param shown whether it is in sight
  WhatIfPanel(
      ExplorerViewModel explorer,
      ObservableValue<Palette> palette,
      ObservableValue<Boolean> shown) {
    this.explorer = explorer;
    this.whatIf = explorer.triage().whatIf();
    this.palette = palette;
    getStyleClass().add("what-if");
    setMinWidth(WIDTH);
    setPrefWidth(WIDTH);
    setMaxWidth(WIDTH);
    filter.setOnAction(event -> whatIf.filterToFlipped());
    filter.getStyleClass().add("small");
    getChildren().setAll(head(), sliders(), deltas(), list(), foot());
    WhenSeen limits = new WhenSeen(shown, () -> show(whatIf.limitsProperty().get()));
    WhenSeen change = new WhenSeen(shown, () -> show(whatIf.changeProperty().get()));
    whatIf.limitsProperty().subscribe(now -> limits.run());
    whatIf.changeProperty().subscribe(now -> change.run());
    palette.subscribe(colours -> change.run());
  }

  private Node head() {
    Label from = Words.of("", "small", "muted");
    from.textProperty().bind(whatIf.baseProperty().map(WhatIfPanel::from));
    var undo = explorer.triage().undo();
    Button back = icon(Icons.UNDO, "Undo (Ctrl Z)", undo::undo);
    back.disableProperty().bind(undo.undoProperty().isEmpty());
    Button again = icon(Icons.REDO, "Redo (Ctrl Y)", undo::redo);
    again.disableProperty().bind(undo.redoProperty().isEmpty());
    ObservableValue<Settings> tried = whatIf.triedProperty();
    ChoiceButton preset =
        ChoiceButton.of(
            "Preset",
            List.of(Preset.values()),
            Preset::word,
            tried.map(Settings::preset),
            whatIf::preset);
    ChoiceButton rules =
        ChoiceButton.of(
            "Rules",
            List.of(Rules.values()),
            Rules::word,
            tried.map(Settings::rules),
            whatIf::rules);
    for (ChoiceButton choice : List.of(preset, rules)) {
      choice.getStyleClass().add("small-button");
    }
    HBox first = Words.row(6, Words.whole("What-if", "strong"), from, Words.gap(), back, again);
    HBox second = Words.row(6, preset, rules);
    VBox head = new VBox(6, first, second);
    head.setPadding(new Insets(8, 12, 6, 12));
    return head;
  }

  private static String from(Settings base) {
    boolean preset = base.thresholds().equals(base.preset().thresholds());
    return (preset ? "from preset " + base.preset().word() : "from the configuration")
        + ", rules "
        + base.rules().word();
  }

  private static Button icon(String path, String what, Runnable action) {
    Button button = new Button("", Icons.of(path, 14));
    button.getStyleClass().addAll("flat", "small-button");
    button.setAccessibleText(what);
    Hint.on(button, what);
    button.setOnAction(event -> action.run());
    return button;
  }

  private Node sliders() {
    VBox box = new VBox();
    box.setPadding(new Insets(0, 4, 8, 12));
    box.getChildren().add(group("clear_gap"));
    line(box, Threshold.CLEAR_GAP_RELATIVE, "relative");
    box.getChildren().add(group("same"));
    line(box, Threshold.SAME_CENTER_RELATIVE, "center_relative");
    line(box, Threshold.SAME_OVERLAP_FRACTION, "overlap_fraction");
    line(box, Threshold.SAME_DISPERSION_CEILING, "dispersion_ceiling");
    Label two = Words.of("center_relative moves two checks: centers and coverage", "tiny", "muted");
    box.getChildren().addAll(two, group("bulk"));
    line(box, Threshold.BULK_SAMPLE_COVERAGE, "sample_coverage");
    line(box, Threshold.BULK_SUPPORT_COVERAGE, "support_coverage");
    line(box, Threshold.RARE_SAMPLE_FRACTION, "rare sample_fraction");
    line(box, Threshold.RARE_MAX_REMOVED, "rare max_removed");
    return box;
  }

  private static Label group(String name) {
    Label label = Words.of(name, "small", "muted");
    label.setMinHeight(20);
    return label;
  }

  private void line(VBox box, Threshold threshold, String word) {
    LimitLine line = new LimitLine(explorer.triage(), threshold, word);
    lines.put(threshold, line);
    box.getChildren().add(line);
  }

  private Node deltas() {
    HBox box = Words.row(14, counts, Words.gap(), cost);
    box.getStyleClass().add("section");
    box.setPadding(new Insets(0, 12, 0, 12));
    box.setMinHeight(36);
    return box;
  }

  private Node list() {
    HBox head = Words.row(8, flippedTitle, Words.gap(), filter);
    head.getStyleClass().add("section");
    head.setPadding(new Insets(0, 12, 0, 12));
    head.setMinHeight(32);
    flipped.getStyleClass().add("flipped-list");
    flipped.setFixedCellSize(ROW);
    flipped.setAccessibleText("Flipped rows");
    flipped.setPlaceholder(Words.of("No row flips.", "small", "muted"));
    flipped.setCellFactory(view -> new FlippedCell(palette));
    flipped
        .getSelectionModel()
        .selectedItemProperty()
        .subscribe(
            row -> {
              if (row != null) {
                explorer.rows().select(row.item());
              }
            });
    VBox box = new VBox(head, flipped);
    VBox.setVgrow(flipped, Priority.ALWAYS);
    flipped.setMinHeight(0);
    VBox.setVgrow(box, Priority.ALWAYS);
    box.setMinHeight(60);
    return box;
  }

  private Node foot() {
    Button save = new Button("Save as TOML");
    save.getStyleClass().add("main");
    save.setOnAction(event -> whatIf.save());
    Button load = new Button("Load\u2026");
    load.setOnAction(event -> explorer.configuration().open());
    Button reset = new Button("Reset");
    reset.setOnAction(event -> whatIf.reset());
    reset
        .disableProperty()
        .bind(whatIf.triedProperty().flatMap(tried -> whatIf.baseProperty().map(tried::equals)));
    for (Button button : List.of(save, load, reset)) {
      button.setMinWidth(USE_PREF_SIZE);
    }
    HBox box =
        Words.row(8, save, load, reset, Words.gap(), Words.of("marks stay", "small", "muted"));
    box.getStyleClass().add("section");
    box.setPadding(new Insets(9, 12, 9, 12));
    return box;
  }

  private void show(List<WhatIfLimit> limits) {
    for (WhatIfLimit limit : limits) {
      LimitLine line = lines.get(limit.threshold());
      if (line != null) {
        line.show(limit);
      }
    }
  }

  private void show(WhatIfChange change) {
    counts.getChildren().clear();
    for (Status status : Status.values()) {
      int before = change.before().getOrDefault(status, 0);
      int now = change.now().getOrDefault(status, 0);
      if (before != now) {
        counts.getChildren().add(delta(status, before, now));
      }
    }
    if (counts.getChildren().isEmpty()) {
      counts.getChildren().add(Words.of("No count changes", "small", "muted"));
    }
    long millis = Math.round(whatIf.millisProperty().get());
    cost.setText(
        explorer.rows().items().size() + " rows" + (millis > 0 ? ", " + millis + " ms" : ""));
    int count = change.flipped().size();
    flippedTitle.setText(count + (count == 1 ? " row flipped" : " rows flipped"));
    Words.giveRoom(filter, count > 0);
    flipped.getItems().setAll(change.flipped());
  }

  private Node delta(Status status, int before, int now) {
    StatusBadge badge = new StatusBadge(BADGE);
    badge.show(status, palette.getValue());
    String sign = now > before ? "+" : "\u2212";
    HBox box =
        Words.row(
            5,
            badge,
            Words.whole(Integer.toString(before), "muted"),
            Words.whole("\u2192", "muted"),
            Words.whole(Integer.toString(now), "strong"),
            Words.whole(sign + Math.abs(now - before), "small", "muted"));
    box.setAccessibleText(status.word() + " from " + before + " to " + now);
    return box;
  }

  /// The keys of the fields; asked before those of the window.
  boolean pressed(KeyEvent event) {
    return lines.values().stream().anyMatch(line -> line.pressed(event));
  }
}
