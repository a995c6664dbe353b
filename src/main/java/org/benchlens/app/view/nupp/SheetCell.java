package org.benchlens.app.view.nupp;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.layout.HBox;
import org.benchlens.app.control.ForestBar;
import org.benchlens.app.view.Hint;
import org.benchlens.app.view.Words;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.present.format.OneLine;
import org.benchlens.present.nupp.PageCell;
import org.benchlens.present.screen.ForestAxis;
import org.benchlens.present.screen.SheetColumn;
import org.benchlens.present.screen.SheetRow;
import org.benchlens.present.screen.SheetTag;
import org.benchlens.present.table.ExportValue;
import org.jspecify.annotations.Nullable;

/// A cell of the table of benchmarks.
final class SheetCell extends TableCell<SheetRow, SheetRow> {
  private static final double BADGE = 14;

  private final SheetColumn column;
  private final int index;
  private final Optional<ForestAxis> axis;
  private final Look look;
  private @Nullable ForestBar bar;

  SheetCell(SheetColumn column, int index, Optional<ForestAxis> axis, Look look, boolean left) {
    this.column = column;
    this.index = index;
    this.axis = axis;
    this.look = look;
    boolean right =
        column.face() == SheetColumn.Face.NUMBER || column.face() == SheetColumn.Face.COST;
    setAlignment(right ? Pos.CENTER_RIGHT : Pos.CENTER_LEFT);
    if (right) {
      getStyleClass().add("number");
    }
    if (left) {
      getStyleClass().add("left-cell");
    }
    if (column.face() == SheetColumn.Face.FOREST) {
      getStyleClass().add("forest-cell");
    }
    if (column.face() == SheetColumn.Face.NAME) {
      widthProperty()
          .subscribe(
              width -> {
                if (!isEmpty() && getItem() != null) {
                  name(getItem());
                }
              });
    }
  }

  @Override
  protected void updateItem(@Nullable SheetRow row, boolean empty) {
    super.updateItem(row, empty);
    setText(null);
    setGraphic(null);
    Hint.on(this, "");
    Words.style(this, "fast", false);
    Words.style(this, "slow", false);
    if (empty || row == null) {
      return;
    }
    PageCell cell = row.cells().get(index);
    setAccessibleText(OneLine.of(column.heading() + " " + cell.text()));
    switch (column.face()) {
      case VERDICT -> setGraphic(verdict(row, cell.text()));
      case NAME -> name(row);
      case FOREST -> forest(row);
      case CHANGE -> setGraphic(change(cell.text()));
      case COST -> cost(cell);
      case NUMBER -> setText(OneLine.of(cell.text()));
      case WORDS -> {
        setText(OneLine.of(cell.text()));
        Hint.on(this, getText());
      }
    }
  }

  private Node verdict(SheetRow row, String word) {
    if (row.verdict().isEmpty()) {
      return Words.whole(word, "small", "dim");
    }
    Verdict verdict = row.verdict().get();
    return Words.row(
        6,
        VerdictBadge.of(verdict, BADGE, look.palette()),
        Words.whole(verdict.word(), "small", VerdictBadge.style(verdict)));
  }

  private void name(SheetRow row) {
    Label name = Words.of(OneLine.of(row.name()), "small");
    name.setTextOverrun(javafx.scene.control.OverrunStyle.CENTER_ELLIPSIS);
    name.setMinWidth(60);
    HBox box = Words.row(8, name);
    double room = getWidth() - SheetRoom.PADDING - SheetRoom.name(row.name());
    List<SheetTag> tags = row.tags();
    int shown = 0;
    while (shown < tags.size()) {
      double rest = shown + 1 < tags.size() ? SheetRoom.MORE : 0;
      room -= SheetRoom.tag(tags.get(shown).text());
      if (room < rest) {
        break;
      }
      shown++;
    }
    tags.subList(0, shown).forEach(tag -> box.getChildren().add(flag(tag.text(), tag.failed())));
    if (shown < tags.size()) {
      List<SheetTag> more = tags.subList(shown, tags.size());
      box.getChildren().add(flag("+" + more.size(), more.stream().anyMatch(SheetTag::failed)));
    }
    setGraphic(box);
    String file = row.id().map(id -> id.name() + "\n" + id.file()).orElse(row.name());
    String flags = tags.stream().map(SheetTag::text).collect(Collectors.joining(", "));
    Hint.on(this, flags.isEmpty() ? file : file + "\n" + flags);
  }

  private static Label flag(String text, boolean failed) {
    return Words.whole(OneLine.of(text), "flag", failed ? "bad" : "");
  }

  private void forest(SheetRow row) {
    if (axis.isEmpty()) {
      return;
    }
    ForestBar shown = bar == null ? new ForestBar(look.fonts()) : bar;
    bar = shown;
    shown.setPrefHeight(26);
    shown.prefWidthProperty().bind(widthProperty().subtract(1));
    if (row.forest().isPresent()) {
      shown.show(row.forest().get(), axis.get(), look.palette().getValue());
    } else {
      shown.show(axis.get(), look.palette().getValue());
    }
    setGraphic(shown);
  }

  /// The change, then its interval in a quieter colour.
  private static Node change(String text) {
    int at = text.indexOf("  [");
    if (at < 0) {
      return Words.whole(text, "small");
    }
    Label change = Words.whole(text.substring(0, at), "small");
    change.setMinWidth(36);
    return Words.row(6, change, Words.whole(text.substring(at + 2), "small", "muted"));
  }

  private void cost(PageCell cell) {
    setText(cell.text());
    if (!cell.values().isEmpty()
        && cell.values().getFirst() instanceof ExportValue.Real(double d)) {
      Words.style(this, "fast", d < 0);
      Words.style(this, "slow", d > 0);
    }
  }
}
