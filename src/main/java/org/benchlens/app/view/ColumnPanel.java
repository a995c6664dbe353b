package org.benchlens.app.view;

import javafx.geometry.Insets;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.ColumnEntry;
import org.benchlens.app.viewmodel.ColumnsViewModel;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.jspecify.annotations.Nullable;

/// The list of columns: shows, hides, moves and pins them.
final class ColumnPanel extends VBox {
  private static final double WIDTH = 312;
  private static final double HEIGHT = 560;
  private static final double LINE = 26;

  private final ColumnsViewModel columns;
  private final ListView<ColumnEntry> list = new ListView<>();
  private final TextField search = new TextField();
  private final CheckBox hidden = new CheckBox();
  private final Button reset = new Button("Reset");

  ColumnPanel(ExplorerViewModel explorer) {
    columns = explorer.rows().columns();
    getStyleClass().addAll("card", "column-panel");
    setPrefSize(WIDTH, HEIGHT);
    setAccessibleText("Columns");
    VBox.setVgrow(list, Priority.ALWAYS);
    list.setFixedCellSize(LINE);
    list.getStyleClass().add("column-list");
    list.setCellFactory(view -> new ColumnEntryCell(columns));
    getChildren().setAll(head(explorer), field(), list, foot());
    explorer.rows().lookProperty().subscribe(look -> update());
    explorer
        .panels()
        .columnsProperty()
        .subscribe(
            open -> {
              setVisible(open);
              update();
              if (open) {
                search.requestFocus();
              }
            });
  }

  private HBox head(ExplorerViewModel explorer) {
    reset.getStyleClass().add("small-button");
    Hint.on(reset, "The columns of the display mode");
    reset.setOnAction(event -> columns.reset());
    Button close = new Button("", Icons.of(Icons.CLEAR, 14));
    close.getStyleClass().addAll("flat", "small-button");
    close.setAccessibleText("Close");
    close.setOnAction(event -> explorer.panels().close());
    HBox head = Words.row(8, Words.of("Columns", "strong"), Words.gap(), reset, close);
    head.setPadding(new Insets(6, 6, 4, 12));
    return head;
  }

  private HBox field() {
    search.setPromptText("find a column, summary or tag");
    search.setAccessibleText("Find a column");
    search.textProperty().subscribe(text -> update());
    HBox field = new HBox(8, Icons.of(Icons.SEARCH), search);
    field.getStyleClass().add("field");
    HBox.setHgrow(search, Priority.ALWAYS);
    VBox.setMargin(field, new Insets(0, 12, 6, 12));
    return field;
  }

  private HBox foot() {
    hidden.getStyleClass().add("facet-box");
    hidden.selectedProperty().subscribe(on -> update());
    HBox foot =
        Words.row(
            8,
            hidden,
            Words.gap(),
            Words.key("Alt \u2191 \u2193"),
            Words.of("move", "small", "muted"));
    foot.setPadding(new Insets(6, 12, 8, 12));
    foot.getStyleClass().add("section");
    return foot;
  }

  private void update() {
    if (!isVisible()) {
      return;
    }
    int at = list.getSelectionModel().getSelectedIndex();
    String kept =
        list.getSelectionModel().getSelectedItem() instanceof ColumnEntry.Shown shown
            ? shown.id()
            : "";
    list.getItems().setAll(columns.entries(search.getText().strip(), hidden.isSelected()));
    for (int i = 0; i < list.getItems().size(); i++) {
      at =
          list.getItems().get(i) instanceof ColumnEntry.Shown shown && shown.id().equals(kept)
              ? i
              : at;
    }
    if (at >= 0 && at < list.getItems().size()) {
      list.getSelectionModel().clearAndSelect(at);
    }
    long count = columns.hiddenSummaries();
    hidden.setText(count + (count == 1 ? " hidden summary" : " hidden summaries"));
    Words.giveRoom(hidden, count > 0);
    reset.setDisable(!columns.chosen());
  }

  /// The keys of the list; asked before those of the window.
  boolean pressed(KeyEvent event) {
    if (!isVisible() || !(list.isFocused() || search.isFocused())) {
      return false;
    }
    ColumnEntry entry = list.getSelectionModel().getSelectedItem();
    return switch (event.getCode()) {
      case DOWN -> stepped(event, entry, 1) || (search.isFocused() && entered());
      case UP -> stepped(event, entry, -1);
      case ENTER -> entry != null && list.isFocused() && toggled(entry);
      default -> false;
    };
  }

  private boolean stepped(KeyEvent event, @Nullable ColumnEntry entry, int step) {
    if (event.isAltDown() && entry instanceof ColumnEntry.Shown shown) {
      columns.move(shown.id(), step);
      return true;
    }
    return false;
  }

  /// The characters that mean something in the list.
  boolean typed(String character) {
    ColumnEntry entry = list.getSelectionModel().getSelectedItem();
    if (!isVisible() || !list.isFocused() || entry == null) {
      return false;
    }
    if (character.equals(" ")) {
      return toggled(entry);
    }
    if (character.equalsIgnoreCase("p") && entry instanceof ColumnEntry.Shown shown) {
      columns.pin(shown.id());
      return true;
    }
    return false;
  }

  private boolean entered() {
    list.requestFocus();
    list.getSelectionModel().clearAndSelect(1);
    return true;
  }

  private boolean toggled(ColumnEntry entry) {
    switch (entry) {
      case ColumnEntry.Heading heading -> {
        return false;
      }
      case ColumnEntry.Shown shown -> columns.hide(shown.id());
      case ColumnEntry.Offered offered -> columns.toggle(offered.offer().id());
    }
    return true;
  }
}
