package org.benchlens.app.view;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.MarkWord;
import org.benchlens.app.viewmodel.Marking;
import org.benchlens.app.viewmodel.SaidNote;
import org.jspecify.annotations.Nullable;

/// Marks and notes of the selected rows, or of a pinned one. What is typed is a note as soon as the
/// field is left.
///
/// @param <R> a row
public final class MarkSection<R> extends VBox {
  private final Marking<R> marking;
  private final String hint;
  private final Label what = Words.of("", "small", "muted");
  private final Map<String, ToggleButton> buttons = new LinkedHashMap<>();
  private final VBox notes = new VBox(3);
  private final TextField field = new TextField();
  private @Nullable R item;

  /// @param title what is marked: `Mark this row`
  /// @param hint what stands beside the title when it is about one row
  public MarkSection(Marking<R> marking, String title, String hint) {
    super(8);
    this.marking = marking;
    this.hint = hint;
    getStyleClass().add("section");
    setPadding(new Insets(8, 12, 12, 12));
    FlowPane marks = new FlowPane(6, 6);
    for (String word : MarkWord.all()) {
      marks.getChildren().add(button(word));
    }
    field.setPromptText("Note, Markdown kept as text");
    field.setAccessibleText("Note");
    field.focusedProperty().addListener((observed, before, now) -> leave(now));
    HBox box = new HBox(field);
    box.getStyleClass().add("field");
    HBox.setHgrow(field, Priority.ALWAYS);
    getChildren()
        .setAll(Words.row(8, Words.whole(title, "small", "strong"), what), marks, notes, box);
    marking.selected().subscribe(this::select);
    marking.changed().subscribe(changed -> show());
    marking.asking().subscribe(asking -> title());
  }

  private Node button(String word) {
    ToggleButton button = new ToggleButton(word, Words.key(MarkLetter.of(word)));
    button.setContentDisplay(ContentDisplay.LEFT);
    button.getStyleClass().add("mark-button");
    button.setMinWidth(USE_PREF_SIZE);
    button.setFocusTraversable(false);
    button.setOnAction(event -> marking.set(word));
    buttons.put(word, button);
    return button;
  }

  private void leave(boolean focused) {
    if (!focused) {
      commit();
    }
  }

  /// Makes a note of what is typed.
  private void commit() {
    String text = field.getText();
    R row = item;
    field.clear();
    if (row != null && !text.isBlank()) {
      marking.note(row, text);
    }
  }

  /// The keys of the field; asked before those of the window.
  public boolean pressed(KeyEvent event) {
    if (!field.isFocused()) {
      return false;
    }
    if (event.getCode() == KeyCode.ENTER) {
      commit();
      return true;
    }
    return false;
  }

  /// Leads to the field when it is in sight.
  public boolean write() {
    boolean seen = field.getScene() != null && getParent() != null && isTreeSeen(this);
    if (seen) {
      field.requestFocus();
    }
    return seen;
  }

  private static boolean isTreeSeen(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (!at.isVisible()) {
        return false;
      }
    }
    return true;
  }

  private void title() {
    int count = marking.count();
    what.setText(
        marking.asking().getValue()
            ? "type its letter, x for none"
            : count > 1 ? count + " rows" : hint);
  }

  private void select(@Nullable R now) {
    commit();
    item = now;
    title();
    Words.giveRoom(this, now != null);
    show();
  }

  private void show() {
    R row = item;
    if (row == null) {
      return;
    }
    String mark = marking.mark(row);
    buttons.forEach((word, button) -> button.setSelected(word.equals(mark)));
    notes.getChildren().clear();
    for (SaidNote note : marking.notes(row)) {
      Button remove = new Button("", Icons.of(Icons.CLEAR, 12));
      remove.getStyleClass().addAll("flat", "heading-button");
      remove.setAccessibleText("Remove this note");
      remove.setFocusTraversable(false);
      remove.setOnAction(event -> note.remove().run());
      Label text = Words.paragraph(note.text(), "small");
      HBox.setHgrow(text, Priority.ALWAYS);
      text.setMaxWidth(Double.MAX_VALUE);
      notes
          .getChildren()
          .add(new HBox(6, text, Words.whole(note.when(), "small", "muted"), remove));
    }
    Words.giveRoom(notes, !notes.getChildren().isEmpty());
  }
}
