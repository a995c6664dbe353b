package org.benchlens.app.view.nupp;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.benchlens.app.view.Hint;
import org.benchlens.app.view.Icons;
import org.benchlens.app.view.Panes;
import org.benchlens.app.view.Words;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.model.Side;
import org.benchlens.present.format.OneLine;
import org.benchlens.present.nupp.Percents;
import org.benchlens.present.screen.RecordTab;
import org.benchlens.present.screen.TabHead;
import org.jspecify.annotations.Nullable;

/// The upper bar: menus, which records, and the margin.
final class RecordHeader extends HBox {
  private static final double NAMED = 860;
  private static final double ROOMY = 1380;

  private final RecordsViewModel records;
  private final Named reference;
  private final Named compare;
  private final Button swap = new Button("", Icons.of(Icons.SWAP));
  private final TextField margin = new TextField();
  private final HBox asked;

  RecordHeader(RecordsViewModel records, MenuBar menus, Panes panes) {
    this.records = records;
    getStyleClass().add("bar");
    setStyle("-fx-padding: 0 12 0 4;");
    setMinWidth(0);
    menus.setMinWidth(USE_PREF_SIZE);
    ObservableValue<Boolean> roomy = widthProperty().map(width -> width.doubleValue() >= ROOMY);
    ObservableValue<Boolean> named = widthProperty().map(width -> width.doubleValue() >= NAMED);
    reference = new Named(Side.REFERENCE, roomy, named);
    compare = new Named(Side.COMPARE, roomy, named);
    swap.getStyleClass().addAll("flat", "small-button");
    Hint.on(swap, "Exchange reference and compare");
    swap.setAccessibleText("Exchange reference and compare");
    swap.setOnAction(event -> records.swap());
    HBox rule = new HBox(Words.rule());
    rule.setAlignment(Pos.CENTER);
    HBox sides = Words.row(8, reference.box, swap, compare.box);
    sides.setMinWidth(0);
    HBox.setHgrow(sides, Priority.SOMETIMES);
    asked = margin();
    panes.add(margin);
    getChildren().setAll(menus, rule, sides, Words.gap(), asked);
    records.tabProperty().subscribe(this::show);
    records.marginProperty().subscribe(text -> margin.setText(text));
  }

  private HBox margin() {
    margin.setPromptText("needed");
    margin.setPrefColumnCount(4);
    margin.setAlignment(Pos.CENTER_RIGHT);
    margin.setAccessibleText("Margin in percent");
    margin.setOnAction(event -> records.margin(margin.getText()));
    margin
        .focusedProperty()
        .subscribe(
            focused -> {
              if (!focused && !margin.getText().equals(records.marginProperty().get())) {
                records.margin(margin.getText());
              }
            });
    HBox field = new HBox(6, Words.whole("Margin ±", "muted"), margin, Words.whole("%", "muted"));
    field.getStyleClass().addAll("field", "margin-field");
    field.setMinWidth(USE_PREF_SIZE);
    Hint.on(
        field,
        "Changes smaller than this do not matter. No verdict is defined without it, and none is"
            + " assumed.");
    return field;
  }

  private void show(@Nullable RecordTab tab) {
    Words.giveRoom(asked, tab != null && tab.compares());
    Words.giveRoom(swap, tab != null && exchangeable(tab));
    if (tab == null) {
      reference.show(Optional.empty());
      compare.show(Optional.empty());
      return;
    }
    TabHead head = tab.head();
    reference.word.setText(head.compare().isPresent() ? "Reference" : OneLine.of(tab.title()));
    reference.show(Optional.of(head.reference()));
    compare.show(head.compare());
    Words.style(asked, "wanted", tab.compares() && tab.margin().isEmpty());
    boolean own = records.marginProperty().get().isEmpty() && tab.margin().isPresent();
    margin.setPromptText(
        own ? Percents.limit(tab.margin().getAsDouble()).replace(" %", "") : "needed");
  }

  private boolean exchangeable(RecordTab tab) {
    return tab.kind() == RecordTab.Kind.COMPARISON && records.filesProperty().get().size() == 2;
  }

  /// Gives the margin the focus.
  Node marginField() {
    return margin;
  }

  private static final class Named {
    private final Label word;
    private final Label name = Words.of("", "strong");
    private final Label size = Words.of("", "muted", "small");
    private final HBox box;

    Named(Side side, ObservableValue<Boolean> roomy, ObservableValue<Boolean> named) {
      word = Words.whole(side == Side.REFERENCE ? "Reference" : "Compare", "muted");
      Words.when(word, named);
      name.setMinWidth(60);
      name.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
      size.setMinWidth(0);
      Words.when(size, roomy);
      box = Words.row(8, Icons.side(side), word, name, size);
    }

    void show(Optional<TabHead.Source> source) {
      Words.giveRoom(box, source.isPresent());
      source.ifPresent(
          one -> {
            name.setText(OneLine.of(FileWords.brief(one.path())));
            Hint.on(name, one.path());
            size.setText(one.size());
          });
    }
  }
}
