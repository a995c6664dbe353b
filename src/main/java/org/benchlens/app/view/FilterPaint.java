package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.skin.TextFieldSkin;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import org.benchlens.app.viewmodel.RowFiltering;
import org.benchlens.app.viewmodel.TableLook;
import org.benchlens.present.filter.FilterFault;
import org.benchlens.present.filter.FilterMarks;

/// Draws the text of the filter field: keys paler than values, a line under each term that is wrong
/// or to blame. The field itself draws caret and selection only.
final class FilterPaint extends Pane {
  private static final double UNDER = 5;
  private static final double WIDE = 4000;

  private final TextField field;
  private final Rectangle clip = new Rectangle();
  private final List<Label> labels = new ArrayList<>();
  private TableLook look = TableLook.EMPTY;

  FilterPaint(TextField field) {
    this.field = field;
    setMouseTransparent(true);
    setClip(clip);
    field.textProperty().subscribe(text -> requestLayout());
    field.caretPositionProperty().subscribe(at -> requestLayout());
    field.skinProperty().subscribe(skin -> requestLayout());
    field.layoutBoundsProperty().subscribe(bounds -> requestLayout());
  }

  /// Takes what is known of the filter.
  void show(TableLook now) {
    look = now;
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    clip.setWidth(getWidth());
    clip.setHeight(getHeight());
    List<Node> nodes = new ArrayList<>();
    int words = 0;
    if (field.getSkin() instanceof TextFieldSkin skin) {
      String text = field.getText();
      for (FilterMarks.Part part : FilterMarks.of(text)) {
        Label label = label(words++);
        label.setText(text.substring(part.start(), part.end()));
        Words.restyle(label, "label", part.key() ? "muted" : "fg");
        Rectangle2D first = skin.getCharacterBounds(part.start());
        label.resizeRelocate(Math.rint(first.getMinX()), 0, WIDE, getHeight());
        nodes.add(label);
      }
      RowFiltering filter = look.filter();
      if (filter.text().equals(text)) {
        for (FilterFault fault : filter.filter().faults()) {
          nodes.add(line(skin, fault.start(), fault.end(), "fault-line"));
        }
        look.blame()
            .ifPresent(blame -> nodes.add(line(skin, blame.start(), blame.end(), "blame-line")));
      }
    }
    Words.fill(this, nodes);
  }

  /// The label of a part of the text: the one that showed a part at this place before.
  private Label label(int place) {
    if (place == labels.size()) {
      Label made = Words.whole("");
      made.setManaged(false);
      labels.add(made);
    }
    return labels.get(place);
  }

  private Node line(TextFieldSkin skin, int start, int end, String style) {
    Rectangle2D first = skin.getCharacterBounds(start);
    Rectangle2D last = skin.getCharacterBounds(end - 1);
    double y = Math.floor(getHeight()) - UNDER;
    Line line = new Line(first.getMinX(), y, last.getMaxX(), y);
    line.getStyleClass().add(style);
    line.setManaged(false);
    return line;
  }
}
