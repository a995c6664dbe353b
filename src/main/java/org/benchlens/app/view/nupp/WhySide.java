package org.benchlens.app.view.nupp;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.HPos;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.benchlens.app.view.Icons;
import org.benchlens.app.view.MarkSection;
import org.benchlens.app.view.Panes;
import org.benchlens.app.view.Words;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.present.format.OneLine;
import org.benchlens.present.nupp.BenchmarkDetail;
import org.benchlens.present.nupp.DetailPart;
import org.benchlens.present.nupp.PageCell;
import org.benchlens.present.nupp.PageColumn;
import org.benchlens.present.nupp.PageSection;
import org.benchlens.present.screen.RecordTab;
import org.benchlens.present.screen.SheetRow;
import org.benchlens.present.table.Alignment;

/// Why the chosen benchmark has its verdict or its interval; without one, what the page says beside
/// its table.
final class WhySide extends BorderPane {
  private static final double WIDTH = 335;
  private static final double NARROW = 302;

  /// Below this height marks scroll with the reasons, [px].
  private static final double HIGH = 500;

  /// Below this width of the window the table needs the room more, [px].
  private static final double ROOMY = 1150;
  private static final double BADGE = 18;

  private final RecordsViewModel records;
  private final Look look;
  private final VBox content = new VBox();
  private final VBox bottom = new VBox();
  private final MarkSection<SheetRow> marks;
  private boolean low;
  private final ScrollPane scroll = new ScrollPane(content);

  WhySide(RecordsViewModel records, Look look, Panes panes) {
    this.records = records;
    this.look = look;
    getStyleClass().add("why");
    widen(WIDTH);
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.setAccessibleText("Why");
    setCenter(scroll);
    marks = new MarkSection<>(records.marks(), "Mark this benchmark", "");
    panes.onKey(marks::pressed);
    panes.onWrite(marks::write);
    bottom.getChildren().setAll(marks, buttons());
    setBottom(bottom);
    heightProperty()
        .subscribe(
            height -> {
              if (low != (height.doubleValue() < HIGH)) {
                low = !low;
                update();
              }
            });
    records.plots().detailProperty().subscribe(detail -> update());
    records.tabProperty().subscribe(tab -> update());
    look.palette().subscribe(colours -> update());
  }

  /// Takes how wide the window is, [px].
  void fit(double window) {
    widen(window < ROOMY ? NARROW : WIDTH);
  }

  private void widen(double width) {
    setMinWidth(width);
    setPrefWidth(width);
    setMaxWidth(width);
  }

  /// What takes the focus.
  Node focusTarget() {
    return scroll;
  }

  private Node buttons() {
    Button copy = new Button("Copy as Markdown", Icons.of(Icons.COPY, 14));
    copy.setOnAction(event -> records.exports().copyMarkdown());
    Button history = new Button("Open history");
    history.setOnAction(event -> records.chooseHistory());
    HBox row = new HBox(8, copy, history);
    row.getStyleClass().add("why-buttons");
    return row;
  }

  private void update() {
    BenchmarkDetail detail = records.plots().detailProperty().get();
    RecordTab tab = records.tabProperty().get();
    content.getChildren().clear();
    if (detail != null) {
      content.getChildren().add(head(detail));
      for (DetailPart part : detail.parts()) {
        content.getChildren().add(new WhyPart(part, detail, look));
      }
    } else if (tab != null) {
      content.getChildren().add(overview(tab));
      for (PageSection section : tab.page().beside()) {
        content.getChildren().add(section(section));
      }
    }
    bottom.getChildren().remove(marks);
    if (low) {
      content.getChildren().add(marks);
    } else {
      bottom.getChildren().addFirst(marks);
    }
    scroll.setVvalue(0);
  }

  private Node head(BenchmarkDetail detail) {
    Label name = Words.of(OneLine.of(detail.id().name()), "small", "muted");
    name.setMinWidth(0);
    name.setTextOverrun(javafx.scene.control.OverrunStyle.CENTER_ELLIPSIS);
    HBox title = Words.row(8);
    detail
        .verdict()
        .ifPresent(
            verdict ->
                title
                    .getChildren()
                    .addAll(
                        VerdictBadge.of(verdict, BADGE, look.palette()),
                        Words.whole(verdict.word(), VerdictBadge.style(verdict))));
    title.getChildren().add(name);
    VBox head = new VBox(6, title, Words.paragraph(OneLine.of(detail.sentence())));
    head.setPadding(new Insets(11, 12, 12, 12));
    return head;
  }

  private static Node overview(RecordTab tab) {
    boolean asks = tab.compares() && tab.margin().isEmpty();
    VBox head =
        new VBox(
            6,
            Words.of(asks ? "Verdicts need a margin" : "Overview", "strong"),
            Words.paragraph(
                asks
                    ? "Type one in percent at the top right (W): changes smaller than it do not"
                        + " matter. None is assumed."
                    : "Choose a benchmark to see "
                        + (tab.compares() ? "why it has its verdict." : "what is known of it."),
                "muted",
                "small"));
    head.setPadding(new Insets(11, 12, 12, 12));
    return head;
  }

  private static Node section(PageSection section) {
    List<Node> nodes = new ArrayList<>();
    int count =
        switch (section) {
          case PageSection.Lines lines -> lines.lines().size();
          case PageSection.Table table -> table.rows().size();
        };
    boolean failed = section.id().equals("gate_failures");
    Label number = Words.whole(Integer.toString(count), "small", failed ? "slow" : "muted");
    Label title = Words.whole(section.title(), "small", "strong");
    nodes.add(Words.row(8, title, Words.gap(), number));
    switch (section) {
      case PageSection.Lines lines ->
          lines.lines().forEach(line -> nodes.add(Words.paragraph(OneLine.of(line), "small")));
      case PageSection.Table table -> nodes.add(table(table));
    }
    VBox box = new VBox(6);
    box.getChildren().setAll(nodes);
    box.getStyleClass().add("section");
    box.setPadding(new Insets(9, 12, 11, 12));
    return box;
  }

  private static Node table(PageSection.Table table) {
    GridPane grid = new GridPane(10, 4);
    int width = Math.min(4, table.columns().size());
    for (int i = 0; i < width; i++) {
      PageColumn column = table.columns().get(i);
      boolean right = column.alignment() == Alignment.RIGHT;
      ColumnConstraints room = new ColumnConstraints();
      room.setHgrow(i == 0 ? Priority.ALWAYS : Priority.NEVER);
      room.setHalignment(right ? HPos.RIGHT : HPos.LEFT);
      grid.getColumnConstraints().add(room);
      grid.add(Words.whole(column.header(), "small", "muted"), i, 0);
      for (int row = 0; row < table.rows().size(); row++) {
        PageCell cell = table.rows().get(row).get(i);
        Label label =
            right
                ? Words.whole(OneLine.of(cell.text()), "small")
                : Words.of(OneLine.of(cell.text()), "small");
        label.setAlignment(right ? Pos.CENTER_RIGHT : Pos.CENTER_LEFT);
        grid.add(label, i, row + 1);
      }
    }
    return grid;
  }
}
