package org.benchlens.app.view;

import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import org.benchlens.present.table.RowRemark;
import org.benchlens.present.table.TableRow;

/// The mark of a row: its letter in a box, a dot where an AMBG row has none; an empty box where
/// there
/// are only notes, else nothing.
public final class MarkSign extends StackPane {
  private static final double SIZE = 16;
  private static final double DOT = 3;

  private final Label letter = Words.whole("", "mark-letter");
  private final Circle dot = new Circle(DOT);

  /// Nothing is shown yet.
  public MarkSign() {
    dot.getStyleClass().add("unseen-dot");
    setMinSize(SIZE, SIZE);
    setMaxSize(SIZE, SIZE);
    getChildren().setAll(letter, dot);
  }

  /// Shows the mark of a row. A stale one is struck through by its colour and says so when spoken.
  void show(TableRow row) {
    RowRemark remark = row.extras().remark();
    show(row.markWord(), remark.stale(), !remark.note().isEmpty());
  }

  /// Shows a mark.
  ///
  /// @param word of the mark, or unseen; empty for nothing
  /// @param stale whether it was set on other inputs
  /// @param noted whether the row has a note
  public void show(String word, boolean stale, boolean noted) {
    boolean unseen = word.equals(TableRow.UNSEEN);
    dot.setVisible(unseen);
    boolean marked = !word.isEmpty() && !unseen;
    letter.setVisible(marked || noted);
    letter.setText(marked ? MarkLetter.of(word) : "");
    Words.style(letter, "stale", stale);
    Words.style(letter, "noted", noted);
    setAccessibleText(stale ? word + ", stale" : word);
  }
}
