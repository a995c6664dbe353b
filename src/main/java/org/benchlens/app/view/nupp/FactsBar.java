package org.benchlens.app.view.nupp;

import java.util.List;
import java.util.Objects;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.present.nupp.PageFact;
import org.benchlens.present.screen.RecordTab;
import org.jspecify.annotations.Nullable;

/// Tabs, the margin, and what holds for the whole page.
final class FactsBar extends VBox {
  private final RecordsViewModel records;
  private final HBox tabs = new HBox(4);
  private final HBox margin;
  private final FlowPane facts = new FlowPane(18, 2);

  FactsBar(RecordsViewModel records) {
    this.records = records;
    TextField field = new TextField();
    field.setPromptText("percent");
    field.setPrefColumnCount(7);
    field.setAccessibleText("Margin in percent");
    field.setOnAction(event -> records.open(field.getText()));
    margin = new HBox(8, Texts.whole("Margin ±", "muted"), field, Texts.whole("%", "muted"));
    margin.setAlignment(Pos.CENTER_LEFT);
    Label fault = Texts.of("", "error");
    fault.textProperty().bind(records.faultProperty());
    tabs.setAlignment(Pos.CENTER_LEFT);
    HBox bar = new HBox(tabs, margin, fault);
    bar.getStyleClass().add("bar");
    facts.setPadding(new Insets(8, 12, 8, 12));
    facts.getStyleClass().add("chrome");
    getChildren().setAll(bar, facts);
    records.tabsProperty().subscribe(this::showTabs);
    records.tabProperty().subscribe(this::show);
  }

  private void showTabs(List<RecordTab> all) {
    tabs.getChildren().clear();
    for (RecordTab one : all) {
      ToggleButton button = new ToggleButton(one.title());
      button.getStyleClass().add("tool");
      button.setOnAction(
          event -> {
            records.choose(one);
            button.setSelected(true);
          });
      button.setUserData(one);
      tabs.getChildren().add(button);
    }
  }

  private void show(@Nullable RecordTab shown) {
    tabs.getChildren()
        .forEach(
            node -> ((ToggleButton) node).setSelected(Objects.equals(node.getUserData(), shown)));
    boolean asks = shown != null && shown.asksMargin();
    margin.setVisible(asks);
    margin.setManaged(asks);
    facts.getChildren().clear();
    if (shown != null) {
      for (PageFact fact : shown.page().facts()) {
        HBox one =
            new HBox(
                6, Texts.whole(fact.label(), "small", "muted"), Texts.of(fact.text(), "small"));
        facts.getChildren().add(one);
      }
    }
  }
}
