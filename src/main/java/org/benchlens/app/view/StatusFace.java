package org.benchlens.app.view;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.benchlens.app.control.StatusBadge;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.compare.decision.Decision;
import org.benchlens.present.table.TableRow;

/// The mark, then the verdict as badge and word; a grey box and "reading" until there is one.
final class StatusFace implements CellFace {
  /// Room of the mark, [px].
  static final double GUTTER = 18;

  private static final double BADGE = 14;
  private static final int AT = 1;

  private final StatusBadge badge = new StatusBadge(BADGE);
  private final Node waiting = Icons.waiting(BADGE);
  private final Label word = Words.whole("", "small");
  private final StackPane gutter = new StackPane();
  private final MarkSign mark = new MarkSign();
  private final HBox box = Words.row(7, gutter, badge, word);
  private final ScreenColumn column;
  private final CellContext context;

  StatusFace(ScreenColumn column, CellContext context) {
    this.column = column;
    this.context = context;
    box.setMaxWidth(HBox.USE_PREF_SIZE);
    gutter.getChildren().setAll(mark);
    gutter.setMinWidth(GUTTER);
    gutter.setMaxWidth(GUTTER);
  }

  @Override
  public Node node() {
    return box;
  }

  @Override
  public void show(TableRow row, boolean selected) {
    Decision decision = row.decision();
    word.setText(column.text(row));
    mark.show(row);
    if (decision == null) {
      Words.restyle(word, "label", "small", "dim");
      put(waiting);
    } else {
      badge.show(decision.status(), context.palette().getValue());
      Words.restyle(word, "label", "small", StatusWord.style(decision.status()));
      put(badge);
    }
  }

  private void put(Node sign) {
    if (box.getChildren().indexOf(sign) != AT) {
      box.getChildren().set(AT, sign);
    }
  }
}
