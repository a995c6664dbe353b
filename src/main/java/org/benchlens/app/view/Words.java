package org.benchlens.app.view;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// Labels and the gaps between them.
public final class Words {

  private static final PseudoClass LAST = PseudoClass.getPseudoClass("last-row");

  private Words() {}

  /// A label with style classes.
  public static Label of(String text, String... styles) {
    Label label = new Label(text);
    label.getStyleClass().addAll(styles);
    return label;
  }

  /// A label that is never cut.
  public static Label whole(String text, String... styles) {
    Label label = of(text, styles);
    label.setMinWidth(Region.USE_PREF_SIZE);
    return label;
  }

  /// A paragraph that breaks its lines.
  public static Label paragraph(String text, String... styles) {
    Label label = of(text, styles);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }

  /// Gives a node style classes; nothing is styled anew when it has them already.
  static void restyle(Node node, String... styles) {
    List<String> wanted = List.of(styles);
    if (!node.getStyleClass().equals(wanted)) {
      node.getStyleClass().setAll(wanted);
    }
  }

  /// The name of a key.
  public static Label key(String text) {
    return whole(text, "kbd");
  }

  /// A gap that takes what is left.
  public static Region gap() {
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    return gap;
  }

  /// A vertical line between groups.
  public static Region rule() {
    Region rule = new Region();
    rule.getStyleClass().add("rule");
    return rule;
  }

  /// Lays nodes side by side.
  public static HBox row(double spacing, Node... nodes) {
    HBox row = new HBox(spacing, nodes);
    row.setAlignment(javafx.geometry.Pos.CENTER_LEFT);
    return row;
  }

  /// Shows nodes in a pane. Those that are there already stay, as putting them in anew would style
  /// and lay them out anew.
  static void fill(Pane pane, List<? extends Node> nodes) {
    List<Node> shown = pane.getChildren();
    if (shown.equals(nodes)) {
      return;
    }
    boolean moved = shown.size() != nodes.size();
    for (int i = 0; i < nodes.size() && !moved; i++) {
      int before = shown.indexOf(nodes.get(i));
      moved = before >= 0 && before != i;
    }
    if (moved) {
      pane.getChildren().setAll(nodes);
      return;
    }
    for (int i = 0; i < nodes.size(); i++) {
      if (!shown.get(i).equals(nodes.get(i))) {
        shown.set(i, nodes.get(i));
      }
    }
  }

  /// Marks the last node of a list of lines, which has no line below it.
  public static void markLast(Pane lines) {
    if (!lines.getChildren().isEmpty()) {
      lines.getChildren().getLast().pseudoClassStateChanged(LAST, true);
    }
  }

  /// Shows a node and gives it room only while `visible` is true.
  public static void when(Node node, javafx.beans.value.ObservableValue<Boolean> visible) {
    node.visibleProperty().bind(visible);
    node.managedProperty().bind(visible);
  }

  /// Gives a node a style class, or takes it away.
  public static void style(Node node, String style, boolean wanted) {
    boolean has = node.getStyleClass().contains(style);
    if (wanted && !has) {
      node.getStyleClass().add(style);
    } else if (!wanted && has) {
      node.getStyleClass().remove(style);
    }
  }

  /// Shows a node and gives it room, or neither.
  public static void giveRoom(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }
}
