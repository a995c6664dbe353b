package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.benchlens.app.control.StatusBadge;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.ManualViewModel;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.RowMarking;
import org.benchlens.app.viewmodel.SelectionViewModel;
import org.benchlens.app.viewmodel.TraceLine;
import org.benchlens.app.viewmodel.Why;
import org.benchlens.present.figure.Palette;

/// Why the selected row has its verdict: one or two sentences, then every check.
final class WhyPanel extends ScrollPane {
  private static final double WIDTH = 332;
  private static final double BADGE = 18;

  private final ExplorerViewModel explorer;
  private final SelectionViewModel selection;
  private final ManualViewModel manual;
  private final ObservableValue<Palette> palette;
  private final VBox content = new VBox();
  private final MarkSection<RowItem> marks;

  WhyPanel(ExplorerViewModel explorer, ObservableValue<Palette> palette) {
    this.explorer = explorer;
    this.selection = explorer.selection();
    this.manual = explorer.manual();
    this.palette = palette;
    marks = new MarkSection<>(new RowMarking(explorer), "Mark this row", "");
    getStyleClass().add("why");
    setContent(
        new VBox(
            content,
            new FlipSection(explorer, palette),
            new OutlookSection(explorer, palette),
            new NextStepSection(explorer),
            marks));
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    setMinWidth(WIDTH);
    setPrefWidth(WIDTH);
    setMaxWidth(WIDTH);
    setAccessibleText("Why");
    selection.nameProperty().subscribe(name -> update());
    selection.whyProperty().subscribe(why -> update());
    palette.subscribe(colours -> update());
  }

  /// Marks and notes of the selected row.
  MarkSection<RowItem> marks() {
    return marks;
  }

  private void update() {
    Why why = selection.whyProperty().get();
    content.getChildren().clear();
    if (selection.nameProperty().get() == null) {
      content.getChildren().setAll(hint("Select a row to see why it has its verdict."));
    } else if (why == null) {
      content
          .getChildren()
          .setAll(head(List.of(name())), hint("Its samples are being read; the verdict follows."));
    } else {
      content.getChildren().add(verdict(why));
      if (!why.faults().isEmpty()) {
        content.getChildren().add(new TroubleCard(why.faults(), explorer));
      }
      content.getChildren().add(trace(why));
      setVvalue(0);
    }
  }

  private static Node hint(String text) {
    Label label = Words.paragraph(text, "muted");
    label.setPadding(new Insets(12));
    return label;
  }

  private static VBox head(List<Node> nodes) {
    VBox head = new VBox(5);
    head.getChildren().setAll(nodes);
    head.setPadding(new Insets(11, 12, 12, 12));
    return head;
  }

  private Node name() {
    var name = selection.nameProperty().get();
    return name == null ? new Region() : new RowNameText(name, "small", "muted");
  }

  private Node verdict(Why why) {
    StatusBadge badge = new StatusBadge(BADGE);
    badge.show(why.status(), palette.getValue());
    Label word = Words.whole(why.status().word(), StatusWord.style(why.status()));
    Button code = new Button(why.code());
    code.getStyleClass().add("word-button");
    code.setTooltip(new Tooltip("What this reason means"));
    // An underscore would name a key.
    code.setMnemonicParsing(false);
    code.setMinWidth(0);
    code.setOnAction(event -> manual.open(why.code()));
    return head(List.of(Words.row(8, badge, word, code), name(), Words.paragraph(why.message())));
  }

  private Node trace(Why why) {
    HBox heading =
        Words.row(
            8,
            Words.whole("Decision", "small", "strong"),
            Words.whole("rules: " + why.rules(), "small", "muted"),
            Words.gap(),
            Words.whole("measured, limit", "small", "muted"));
    Label margin = Words.whole("margin", "small", "muted");
    margin.setMinWidth(46);
    margin.setAlignment(javafx.geometry.Pos.CENTER_RIGHT);
    heading.getChildren().add(margin);
    heading.setMinHeight(30);
    heading.setPadding(new Insets(0, 12, 0, 12));
    List<Node> lines = new ArrayList<>();
    lines.add(heading);
    String check = "";
    for (TraceLine line : why.lines()) {
      check = TraceLineView.check(line, check);
      String word = check;
      lines.add(new TraceLineView(line, why.status(), palette, () -> manual.open(word)));
    }
    VBox trace = new VBox();
    trace.getChildren().setAll(lines);
    trace.getStyleClass().add("section");
    trace.setPadding(new Insets(0, 0, 10, 0));
    return trace;
  }
}
