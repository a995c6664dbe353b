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
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import org.benchlens.app.view.Icons;
import org.benchlens.app.view.Panes;
import org.benchlens.app.view.Words;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.model.Side;
import org.benchlens.present.format.OneLine;
import org.benchlens.present.screen.RecordTab;
import org.benchlens.present.screen.TabHead;
import org.jspecify.annotations.Nullable;

/// The upper bar: menus, which records, and the margin.
final class RecordHeader extends HBox {
  private static final double ROOMY = 1380;

  private final RecordsViewModel records;
  private final Side2 reference;
  private final Side2 compare;
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
    reference = new Side2(Side.REFERENCE, roomy);
    compare = new Side2(Side.COMPARE, roomy);
    swap.getStyleClass().addAll("flat", "small-button");
    swap.setTooltip(new Tooltip("Exchange reference and compare"));
    swap.setAccessibleText("Exchange reference and compare");
    swap.setOnAction(event -> records.swap());
    HBox rule = new HBox(Words.rule());
    rule.setAlignment(Pos.CENTER);
    HBox sides = Words.row(8, reference.box, swap, compare.box);
    sides.setMinWidth(0);
    HBox.setHgrow(sides, javafx.scene.layout.Priority.SOMETIMES);
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
    Tooltip.install(
        field,
        new Tooltip(
            "Changes smaller than this do not matter. No verdict is defined without it, and none is"
                + " assumed."));
    return field;
  }

  private void show(@Nullable RecordTab tab) {
    Optional<TabHead> head = Optional.ofNullable(tab).map(RecordTab::head);
    reference.show(head.map(TabHead::reference));
    reference.word.setText(
        head.flatMap(TabHead::compare).isPresent() ? "Reference" : tab == null ? "" : tab.title());
    compare.show(head.flatMap(TabHead::compare));
    boolean compares = tab != null && tab.compares();
    Words.giveRoom(asked, compares);
    Words.giveRoom(
        swap,
        compares
            && tab.kind() == RecordTab.Kind.COMPARISON
            && records.filesProperty().get().size() == 2);
    Words.style(asked, "wanted", compares && tab.margin().isEmpty());
    if (compares && records.marginProperty().get().isEmpty() && tab.margin().isPresent()) {
      margin.setPromptText(
          org.benchlens.present.nupp.Percents.limit(tab.margin().getAsDouble()).replace(" %", ""));
    } else {
      margin.setPromptText("needed");
    }
  }

  /// Gives the margin the focus.
  Node marginField() {
    return margin;
  }

  private static final class Side2 {
    private final Label word;
    private final Label name = Words.of("", "strong");
    private final Label size = Words.of("", "muted", "small");
    private final HBox box;

    Side2(Side side, ObservableValue<Boolean> roomy) {
      word = Words.whole(side == Side.REFERENCE ? "Reference" : "Compare", "muted");
      name.setMinWidth(60);
      name.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
      size.setMinWidth(0);
      Words.when(size, roomy);
      box = Words.row(8, Icons.side(side), word, name, size);
      box.setMinWidth(0);
    }

    void show(Optional<TabHead.Source> source) {
      Words.giveRoom(box, source.isPresent());
      source.ifPresent(
          one -> {
            name.setText(OneLine.of(FileWords.brief(one.path())));
            name.setTooltip(new Tooltip(one.path()));
            size.setText(one.size());
          });
    }
  }
}
