package org.benchlens.app.view;

import java.util.Locale;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.benchlens.app.control.TraceScale;
import org.benchlens.app.viewmodel.TraceLine;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.Outcome;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.Role;
import org.benchlens.present.figure.TraceScalePainter;

/// One line of the trace: how it ended, the check, what was measured, and its scale.
final class TraceLineView extends VBox implements Explained {
  private static final double MARGIN = 46;
  private static final double INDENT = 16;

  private final Runnable explain;

  /// @param explain opens the manual at the check
  TraceLineView(TraceLine line, Status status, ObservableValue<Palette> palette, Runnable explain) {
    this.explain = explain;
    getStyleClass().add("trace-row");
    HBox words = words(line, status);
    getChildren().add(words);
    line.scale()
        .ifPresent(
            reading -> {
              Node scale = scale(line, reading, palette);
              VBox.setMargin(scale, new Insets(-2, 0, 4, line.inner() ? INDENT + 17 : 17));
              getChildren().add(scale);
            });
    if (!line.list().isEmpty()) {
      Label list = Words.paragraph(line.list(), "tiny", "dim");
      VBox.setMargin(list, new Insets(0, 0, 4, 22));
      getChildren().add(list);
    }
    if (line.deciding()) {
      getStyleClass().addAll("deciding", StatusWord.style(status) + "-row");
      setPadding(new Insets(2, 0, 4, 0));
    }
    if (!line.tooltip().isEmpty()) {
      Hint.on(words, line.tooltip());
    }
    setAccessibleText(spoken(line));
    setAccessibleRole(AccessibleRole.BUTTON);
    setFocusTraversable(true);
    setOnMouseClicked(
        click -> {
          requestFocus();
          explain();
        });
  }

  /// Opens the manual at the check.
  @Override
  public void explain() {
    explain.run();
  }

  /// The check that the manual explains a line by.
  ///
  /// @param before the check of the line above
  static String check(TraceLine line, String before) {
    if (line.inner()) {
      return before;
    }
    String names = line.list().isEmpty() ? line.tooltip() : line.list();
    boolean several = !line.list().isEmpty() || line.name().endsWith(" preconditions");
    return several ? names.split(", ", -1)[0] : line.name();
  }

  private static String spoken(TraceLine line) {
    return line.outcome().name().toLowerCase(Locale.ROOT).replace('_', ' ')
        + ": "
        + line.name()
        + " "
        + line.value()
        + " "
        + line.text()
        + (line.deciding() ? ", this decides" : "");
  }

  private static HBox words(TraceLine line, Status status) {
    boolean quiet =
        line.outcome() == Outcome.NOT_REACHED || line.outcome() == Outcome.NOT_APPLICABLE;
    Label name =
        Words.of(line.name(), "small", quiet ? "dim" : line.deciding() ? "strong" : "plain");
    // A long finding is cut before the name of its check.
    name.setMinWidth(line.value().isEmpty() ? Region.USE_PREF_SIZE : 0);
    HBox.setHgrow(name, Priority.ALWAYS);
    name.setMaxWidth(Double.MAX_VALUE);
    Label value = Words.whole(line.value(), "small", line.deciding() ? "strong" : "plain");
    Label text =
        line.value().isEmpty()
            ? Words.of(line.text(), "small", quiet ? "dim" : "muted")
            : Words.whole(line.text(), "small", "muted");
    HBox row = Words.row(6, icon(line, status), name, value, text);
    if (line.scale().isPresent() || !line.margin().isEmpty()) {
      Label margin = Words.whole(line.margin(), "small");
      margin.getStyleClass().add(line.deciding() ? StatusWord.style(status) : "plain");
      margin.setMinWidth(MARGIN);
      margin.setAlignment(Pos.CENTER_RIGHT);
      row.getChildren().add(margin);
    }
    row.setMinHeight(24);
    row.setPadding(new Insets(0, 0, 0, line.inner() ? INDENT : 0));
    return row;
  }

  private static Node scale(
      TraceLine line, TraceScalePainter.Reading reading, ObservableValue<Palette> palette) {
    TraceScale scale = new TraceScale();
    scale.show(reading);
    Role wash = reading.status() == Status.AMBG ? Role.WASH : Role.INSET;
    Role ground = line.deciding() ? wash : Role.CHROME;
    scale.setColours(palette.getValue(), ground);
    return scale;
  }

  private static Node icon(TraceLine line, Status status) {
    return switch (line.outcome()) {
      case PASS ->
          Icons.of(Icons.PASS, line.deciding() ? "stroke-" + StatusWord.style(status) : "icon");
      case FAIL ->
          Icons.of(Icons.FAIL, line.deciding() ? "stroke-" + StatusWord.style(status) : "fg");
      case NOT_REACHED -> Icons.notReached();
      case NOT_APPLICABLE -> Icons.of(Icons.NOT_APPLICABLE);
    };
  }
}
