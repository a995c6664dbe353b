package org.benchlens.app.view.nupp;

import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.benchlens.app.view.Icons;
import org.benchlens.app.view.MarkSection;
import org.benchlens.app.view.Panes;
import org.benchlens.app.view.Words;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.present.format.OneLine;
import org.benchlens.present.nupp.BenchmarkDetail;
import org.benchlens.present.nupp.DetailPart;
import org.benchlens.present.nupp.PageSection;
import org.benchlens.present.screen.RecordTab;
import org.benchlens.present.screen.SheetRow;

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
        content.getChildren().add(new BesideSection(section));
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
}
