package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Insets;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableHead;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.ListItem;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.parser.Parser;
import org.jspecify.annotations.Nullable;

/// A page of the manual as nodes: headings, paragraphs, lists and tables. The words that a table
/// row
/// or a paragraph explains, written as code at its start, lead to it.
public final class ManualPage extends VBox {
  private final Map<String, Node> places = new HashMap<>();

  /// @param markdown text of the page
  public ManualPage(String markdown) {
    super(10);
    getStyleClass().add("manual");
    var document =
        Parser.builder().extensions(List.of(TablesExtension.create())).build().parse(markdown);
    for (var block = document.getFirstChild(); block != null; block = block.getNext()) {
      Node node = block(block);
      if (node != null) {
        getChildren().add(node);
      }
    }
  }

  /// Where a word is explained; null when it is nowhere.
  @Nullable Node place(String word) {
    return places.get(word);
  }

  private @Nullable Node block(org.commonmark.node.Node block) {
    return switch (block) {
      case Heading heading -> {
        TextFlow flow = flow(heading);
        if (heading.getFirstChild() instanceof org.commonmark.node.Text words) {
          places.putIfAbsent(words.getLiteral(), flow);
        }
        flow.getStyleClass().add("manual-h" + Math.min(3, heading.getLevel()));
        yield flow;
      }
      case Paragraph paragraph -> paragraph(paragraph);
      case BulletList list -> list(list, "•");
      case OrderedList list -> list(list, "–");
      case TableBlock table -> table(table);
      default -> null;
    };
  }

  private Node paragraph(Paragraph paragraph) {
    TextFlow flow = flow(paragraph);
    for (var at = paragraph.getFirstChild(); at instanceof StrongEmphasis strong; ) {
      if (strong.getFirstChild() instanceof Code code) {
        places.putIfAbsent(code.getLiteral(), flow);
      }
      // Several reasons share a paragraph: they stand one after the other, with words between.
      at = nextStrong(strong);
    }
    return flow;
  }

  private static org.commonmark.node.@Nullable Node nextStrong(org.commonmark.node.Node after) {
    var at = after.getNext();
    while (at != null && !(at instanceof StrongEmphasis)) {
      at = at.getNext();
    }
    return at;
  }

  private Node list(org.commonmark.node.Node list, String sign) {
    VBox items = new VBox(5);
    for (var item = list.getFirstChild(); item instanceof ListItem; item = item.getNext()) {
      VBox content = new VBox(5);
      for (var block = item.getFirstChild(); block != null; block = block.getNext()) {
        Node node = block(block);
        if (node != null) {
          content.getChildren().add(node);
        }
      }
      HBox.setHgrow(content, Priority.ALWAYS);
      items.getChildren().add(new HBox(8, Words.whole(sign, "muted"), content));
    }
    return items;
  }

  private Node table(TableBlock table) {
    List<TableRow> rows = new ArrayList<>();
    for (var part = table.getFirstChild(); part != null; part = part.getNext()) {
      for (var row = part.getFirstChild(); row instanceof TableRow found; row = row.getNext()) {
        rows.add(found);
      }
    }
    VBox lines = new VBox();
    lines.getStyleClass().add("manual-table");
    for (TableRow row : rows) {
      lines.getChildren().add(row(row));
    }
    return lines;
  }

  private Node row(TableRow row) {
    GridPane grid = new GridPane(14, 0);
    boolean head = row.getParent() instanceof TableHead;
    int cells = 0;
    for (var cell = row.getFirstChild(); cell instanceof TableCell; cell = cell.getNext()) {
      cells++;
    }
    int at = 0;
    for (var cell = row.getFirstChild(); cell instanceof TableCell; cell = cell.getNext()) {
      TextFlow flow = flow(cell);
      if (head) {
        flow.getChildren().forEach(text -> text.getStyleClass().add("manual-muted"));
      }
      GridPane.setValignment(flow, VPos.TOP);
      grid.add(flow, at, 0);
      ColumnConstraints column = new ColumnConstraints();
      column.setPercentWidth(cells == 2 ? (at == 0 ? 18 : 82) : at == 1 ? 40 : 30);
      grid.getColumnConstraints().add(column);
      for (var part = cell.getFirstChild(); at == 0 && part != null; part = part.getNext()) {
        if (part instanceof Code code) {
          places.putIfAbsent(code.getLiteral(), grid);
        }
      }
      at++;
    }
    grid.getStyleClass().add("manual-row");
    grid.setPadding(new Insets(5, 8, 5, 8));
    return grid;
  }

  private TextFlow flow(org.commonmark.node.Node parent) {
    TextFlow flow = new TextFlow();
    addTexts(parent, flow, "manual-text");
    flow.setMinHeight(Region.USE_PREF_SIZE);
    return flow;
  }

  private static void addTexts(org.commonmark.node.Node parent, TextFlow flow, String style) {
    for (var part = parent.getFirstChild(); part != null; part = part.getNext()) {
      switch (part) {
        case org.commonmark.node.Text text -> add(flow, text.getLiteral(), style);
        case Code code ->
            add(flow, code.getLiteral(), style.equals("manual-strong") ? style : "manual-code");
        case SoftLineBreak lineBreak -> add(flow, " ", style);
        case StrongEmphasis strong -> addTexts(strong, flow, "manual-strong");
        default -> addTexts(part, flow, style);
      }
    }
  }

  private static void add(TextFlow flow, String words, String style) {
    Text text = new Text(words);
    text.getStyleClass().add(style);
    flow.getChildren().add(text);
  }
}
