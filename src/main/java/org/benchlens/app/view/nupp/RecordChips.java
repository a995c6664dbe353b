package org.benchlens.app.view.nupp;

import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.benchlens.app.view.Hint;
import org.benchlens.app.view.Icons;
import org.benchlens.app.view.MarkSign;
import org.benchlens.app.view.Panes;
import org.benchlens.app.view.Words;
import org.benchlens.app.viewmodel.MarkWord;
import org.benchlens.app.viewmodel.nupp.RecordRows;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.present.screen.RecordTab;
import org.benchlens.present.screen.SheetRow;
import org.jspecify.annotations.Nullable;

/// The second bar: counts that filter, and the filter field.
final class RecordChips extends HBox {
  private static final List<Verdict> ORDER =
      List.of(Verdict.REGRESSED, Verdict.IMPROVED, Verdict.UNCHANGED, Verdict.INCONCLUSIVE);
  private static final double BADGE = 16;

  /// Room that counts of verdicts, traits and the filter take, [px], and that of a mark.
  private static final double ROOM = 960;

  private static final double MARK_ROOM = 84;

  private final RecordRows rows;
  private final Look look;
  private final HBox chips = Words.row(8);
  private final HBox counts = Words.row(2);
  private boolean brief;
  private final Label of = Words.whole("", "muted", "small");

  RecordChips(RecordsViewModel records, Look look, Panes panes) {
    this.rows = records.rows();
    this.look = look;
    getStyleClass().add("bar");
    setMinWidth(0);
    getChildren().setAll(chips, counts, Words.gap(), filter(panes));
    records.tabProperty().subscribe(this::show);
    widthProperty()
        .subscribe(
            width -> {
              if (brief != tooNarrow()) {
                show(records.tabProperty().get());
              }
            });
    rows.filterProperty().subscribe(filter -> show(records.tabProperty().get()));
    rows.changedProperty().subscribe(changed -> show(records.tabProperty().get()));
  }

  private void show(@Nullable RecordTab tab) {
    chips.getChildren().clear();
    counts.getChildren().clear();
    if (tab == null) {
      return;
    }
    brief = tooNarrow();
    boolean verdicts = ORDER.stream().anyMatch(one -> rows.count(one) > 0);
    if (verdicts) {
      ORDER.forEach(one -> chips.getChildren().add(chip(one)));
      HBox rule = new HBox(Words.rule());
      rule.setAlignment(Pos.CENTER);
      rule.setPadding(new Insets(0, 2, 0, 2));
      chips.getChildren().add(rule);
    }
    Words.giveRoom(chips, verdicts);
    for (SheetRow.Trait trait : SheetRow.Trait.values()) {
      boolean fits = tab.compares() || trait == SheetRow.Trait.NOTED;
      boolean chosen = rows.filterProperty().get().traits().contains(trait);
      // Without room only what there is.
      if (fits && (!brief || chosen || rows.count(trait) > 0)) {
        counts.getChildren().add(count(trait));
      }
    }
    MarkWord.all().forEach(this::addMark);
    boolean all = rows.filterProperty().get().all();
    of.setText(rows.shown().size() + " of " + rows.sheetProperty().get().rows().size());
    Words.giveRoom(of, !all);
  }

  /// Whether there is no room for the words of verdicts beside their badges and counts.
  private boolean tooNarrow() {
    long marks = MarkWord.all().stream().filter(this::listed).count();
    return getWidth() < ROOM + MARK_ROOM * marks;
  }

  private boolean listed(String word) {
    return rows.countMark(word) > 0 || rows.filterProperty().get().marks().contains(word);
  }

  private Node chip(Verdict verdict) {
    long number = rows.count(verdict);
    HBox content =
        Words.row(
            6,
            VerdictBadge.of(verdict, BADGE, look.palette()),
            Words.whole(Long.toString(number), "strong"));
    if (!brief) {
      content.getChildren().add(1, Words.whole(verdict.word(), VerdictBadge.style(verdict)));
    }
    ToggleButton chip = new ToggleButton("", content);
    chip.getStyleClass().add("chip");
    Words.style(chip, "zero", number == 0);
    chip.setSelected(rows.filterProperty().get().verdicts().contains(verdict));
    chip.setMinWidth(USE_PREF_SIZE);
    chip.setAccessibleText(verdict.word() + " " + number);
    Hint.on(chip, verdict.word());
    chip.setOnAction(event -> rows.toggle(verdict));
    return chip;
  }

  /// Only marks that occur, or are filtered by.
  private void addMark(String word) {
    long number = rows.countMark(word);
    boolean chosen = rows.filterProperty().get().marks().contains(word);
    if (listed(word)) {
      MarkSign sign = new MarkSign();
      sign.show(word, false, false);
      HBox content = Words.row(5, sign, Words.whole(Long.toString(number), "strong"));
      if (!brief) {
        content.getChildren().add(1, Words.whole(word, "muted"));
      }
      ToggleButton button = new ToggleButton("", content);
      button.getStyleClass().add("tool");
      button.setMinWidth(USE_PREF_SIZE);
      button.setSelected(chosen);
      button.setAccessibleText("mark " + word + " " + number);
      Hint.on(button, word);
      button.setOnAction(event -> rows.toggleMark(word));
      counts.getChildren().add(button);
    }
  }

  private Node count(SheetRow.Trait trait) {
    long number = rows.count(trait);
    boolean bad = trait == SheetRow.Trait.GATE_FAILED && number > 0;
    HBox content =
        Words.row(
            5,
            Words.whole(trait.word(), "muted"),
            Words.whole(number + (bad ? " " + trait.after() : ""), bad ? "slow" : "strong"));
    ToggleButton button = new ToggleButton("", content);
    button.getStyleClass().add("tool");
    button.setMinWidth(USE_PREF_SIZE);
    button.setSelected(rows.filterProperty().get().traits().contains(trait));
    button.setAccessibleText(trait.word() + " " + number + " " + trait.after());
    button.setOnAction(event -> rows.toggle(trait));
    return button;
  }

  private Node filter(Panes panes) {
    TextField text = new TextField();
    text.setPromptText("filter");
    text.setAccessibleText("Filter");
    text.setMinWidth(60);
    HBox.setHgrow(text, Priority.ALWAYS);
    Label key = Words.key("/");
    Button clear = new Button("", Icons.of(Icons.CLEAR, 14));
    clear.getStyleClass().addAll("flat", "small-button");
    clear.setStyle("-fx-padding: 0 3 0 3;");
    clear.setAccessibleText("Clear filter");
    clear.setFocusTraversable(false);
    clear.setOnAction(event -> rows.clearFilter());
    HBox field = new HBox(Icons.of(Icons.SEARCH), text, of, key, clear);
    field.getStyleClass().add("field");
    field.setPrefWidth(280);
    field.setMinWidth(150);
    text.textProperty()
        .subscribe(
            typed -> {
              if (!typed.equals(rows.filterProperty().get().text())) {
                rows.filter(typed);
              }
            });
    rows.filterProperty()
        .subscribe(
            filter -> {
              if (!filter.text().equals(text.getText())) {
                text.setText(filter.text());
              }
              Words.giveRoom(key, filter.all());
              Words.giveRoom(clear, !filter.all());
            });
    panes.addFilter(text);
    return field;
  }
}
