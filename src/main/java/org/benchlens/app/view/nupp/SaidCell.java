package org.benchlens.app.view.nupp;

import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.geometry.Pos;
import javafx.scene.control.TableCell;
import org.benchlens.app.view.Hint;
import org.benchlens.app.view.MarkSign;
import org.benchlens.app.viewmodel.nupp.RecordRows;
import org.benchlens.present.format.OneLine;
import org.benchlens.present.screen.SheetRow;
import org.benchlens.present.table.RowRemark;
import org.jspecify.annotations.Nullable;

/// The mark of a benchmark, or its notes. Shown again when something else is said.
final class SaidCell extends TableCell<SheetRow, SheetRow> {
  private final RecordRows rows;
  private final Optional<MarkSign> sign;
  private final InvalidationListener again = change -> show();

  private SaidCell(RecordRows rows, Optional<MarkSign> sign) {
    this.rows = rows;
    this.sign = sign;
    setAlignment(sign.isPresent() ? Pos.CENTER : Pos.CENTER_LEFT);
    rows.changedProperty().addListener(new WeakInvalidationListener(again));
  }

  /// A cell of the column of marks.
  static SaidCell mark(RecordRows rows) {
    SaidCell cell = new SaidCell(rows, Optional.of(new MarkSign()));
    cell.getStyleClass().addAll("left-cell", "mark-cell");
    return cell;
  }

  /// A cell of the column of notes.
  static SaidCell note(RecordRows rows) {
    return new SaidCell(rows, Optional.empty());
  }

  @Override
  protected void updateItem(@Nullable SheetRow row, boolean empty) {
    super.updateItem(row, empty);
    show();
  }

  private void show() {
    // Asked for, so that the next change is told.
    rows.changedProperty().get();
    SheetRow row = getItem();
    setGraphic(null);
    setText(null);
    Hint.on(this, "");
    if (isEmpty() || row == null) {
      return;
    }
    RowRemark remark = rows.said(row);
    if (sign.isPresent()) {
      String word = row.markWord(remark);
      sign.get().show(word, remark.stale(), !remark.note().isEmpty());
      setGraphic(sign.get());
      setAccessibleText("Mark " + (remark.stale() ? remark.shownMark() : word));
    } else {
      setText(OneLine.of(remark.note()));
      setAccessibleText("Note " + OneLine.of(remark.note()));
    }
    if (!remark.equals(RowRemark.NONE)) {
      Hint.on(this, (remark.shownMark() + "\n" + remark.note()).strip());
    }
  }
}
