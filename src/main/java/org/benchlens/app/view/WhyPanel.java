package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.benchlens.app.control.StatusBadge;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.ManualViewModel;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.RowName;
import org.benchlens.app.viewmodel.RowTriage;
import org.benchlens.app.viewmodel.SelectionViewModel;
import org.benchlens.app.viewmodel.TraceLine;
import org.benchlens.app.viewmodel.Why;
import org.benchlens.present.figure.Palette;
import org.jspecify.annotations.Nullable;

/// Why the selected row has its verdict: one or two sentences, then every check.
final class WhyPanel extends ScrollPane {
  private static final double WIDTH = 324;
  private static final double BADGE = 18;
  private static final double SIDES = 40;

  private final ExplorerViewModel explorer;
  private final SelectionViewModel selection;
  private final ManualViewModel manual;
  private final ObservableValue<Palette> palette;
  private final VBox content = new VBox();
  private final MarkSection<RowItem> marks;
  private final StatusBadge badge = new StatusBadge(BADGE);
  private final Label word = Words.whole("");
  private final Button code = new Button();
  private final Label message = Words.paragraph("");
  private final Label rules = Words.whole("", "small", "muted");
  private final HBox traceHead = traceHead();
  private final VBox trace = new VBox();
  private final VBox verdict = verdictHead();
  private @Nullable RowName named;
  private final Map<TraceLine, TraceLineView> known = new HashMap<>();
  private @Nullable Why shown;

  WhyPanel(ExplorerViewModel explorer, ObservableValue<Palette> palette) {
    this.explorer = explorer;
    this.selection = explorer.selection();
    this.manual = explorer.manual();
    this.palette = palette;
    RowTriage triage = explorer.triage().selected();
    marks = new MarkSection<>(triage, "Mark this row", "");
    trace.getStyleClass().add("section");
    trace.setPadding(new Insets(0, 0, 10, 0));
    getStyleClass().add("why");
    setContent(
        new VBox(
            content,
            new RerunSection(triage),
            new FlipSection(triage, palette),
            new OutlookSection(triage.advice(), palette),
            new NextStepSection(triage.advice(), explorer.copies()::command),
            marks));
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    setMinWidth(WIDTH);
    setPrefWidth(WIDTH);
    setMaxWidth(WIDTH);
    setAccessibleText("Why");
    selection.nameProperty().subscribe(name -> update());
    selection.whyProperty().subscribe(why -> update());
    palette.subscribe(
        colours -> {
          known.clear();
          update();
        });
  }

  /// Marks and notes of the selected row.
  MarkSection<RowItem> marks() {
    return marks;
  }

  private void update() {
    Why why = selection.whyProperty().get();
    if (why == null || shown == null || why.status() != shown.status()) {
      known.clear();
    }
    shown = why;
    List<Node> nodes = new ArrayList<>();
    if (selection.nameProperty().get() == null) {
      nodes.add(hint("Select a row to see why it has its verdict."));
    } else if (why == null) {
      nodes.add(head(List.of(name())));
      nodes.add(hint("Its samples are being read; the verdict follows."));
    } else {
      nodes.add(verdict(why));
      if (!why.faults().isEmpty()) {
        nodes.add(new TroubleCard(why.faults(), explorer));
      }
      nodes.add(trace(why));
      setVvalue(0);
    }
    Words.fill(content, nodes);
  }

  private void explain(String anchor) {
    manual.open(anchor);
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
    if (name == null) {
      return new Region();
    }
    RowNameText text = new RowNameText(name, "small", "muted");
    text.limit(WIDTH - SIDES);
    return text;
  }

  private Node verdict(Why why) {
    badge.show(why.status(), palette.getValue());
    word.setText(why.status().word());
    Words.restyle(word, "label", StatusWord.style(why.status()));
    code.setText(why.code());
    message.setText(why.message());
    var name = selection.nameProperty().get();
    if (named == null || !named.equals(name)) {
      named = name;
      verdict.getChildren().set(1, name());
    }
    return verdict;
  }

  private VBox verdictHead() {
    code.getStyleClass().add("word-button");
    Hint.on(code, "What this reason means");
    // An underscore would name a key.
    code.setMnemonicParsing(false);
    code.setMinWidth(0);
    code.setOnAction(event -> explain(code.getText()));
    return head(List.of(Words.row(8, badge, word, code), new Region(), message));
  }

  private HBox traceHead() {
    Label margin = Words.whole("margin", "small", "muted");
    margin.setMinWidth(46);
    margin.setAlignment(javafx.geometry.Pos.CENTER_RIGHT);
    HBox heading =
        Words.row(
            8,
            Words.whole("Decision", "small", "strong"),
            rules,
            Words.gap(),
            Words.whole("measured, limit", "small", "muted"),
            margin);
    heading.setMinHeight(30);
    heading.setPadding(new Insets(0, 12, 0, 12));
    return heading;
  }

  private Node trace(Why why) {
    rules.setText("rules: " + why.rules());
    List<Node> lines = new ArrayList<>(List.of(traceHead));
    String check = "";
    Map<TraceLine, TraceLineView> before = Map.copyOf(known);
    known.clear();
    for (TraceLine line : why.lines()) {
      check = TraceLineView.check(line, check);
      String word = check;
      TraceLineView view = before.get(line);
      if (view == null || known.containsKey(line)) {
        view = new TraceLineView(line, why.status(), palette, () -> explain(word));
      }
      known.put(line, view);
      lines.add(view);
    }
    Words.fill(trace, lines);
    return trace;
  }
}
