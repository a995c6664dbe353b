package org.benchlens.app.view;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.benchlens.app.control.StatusBadge;
import org.benchlens.app.viewmodel.FileLine;
import org.benchlens.app.viewmodel.OneSidedLine;
import org.benchlens.app.viewmodel.ProblemLine;
import org.benchlens.app.viewmodel.StatusCounts;
import org.benchlens.compare.Status;
import org.benchlens.model.Side;
import org.benchlens.present.figure.Palette;

/// Draws the lines of the lists about the inputs.
final class InspectorLines {
  private static final double NAME = 200;
  private static final double COUNT = 62;

  private InspectorLines() {}

  static Node file(FileLine line, ObservableValue<Palette> palette) {
    Label name = cut(line.name(), "small", "strong");
    name.setMinWidth(NAME);
    name.setMaxWidth(NAME);
    Node sign =
        switch (line.kind()) {
          case PAIR -> Icons.of(Icons.FILE, 14);
          case REFERENCE_ONLY -> Icons.side(Side.REFERENCE);
          case COMPARE_ONLY -> Icons.side(Side.COMPARE);
          case BAD -> Icons.of(Icons.ERROR, 14, "error");
        };
    HBox signBox = Words.row(0, sign);
    signBox.setMinWidth(16);
    HBox row = Words.row(8, signBox, name);
    if (line.kind() == FileLine.Kind.PAIR) {
      StatusCounts counts = line.counts();
      StatusStrip strip = new StatusStrip(counts::of);
      row.getChildren().add(strip);
      for (Status status : Status.values()) {
        row.getChildren().add(count(status, counts.of(status), palette));
      }
    } else {
      Label note = cut(line.note(), "small", line.kind() == FileLine.Kind.BAD ? "error" : "muted");
      HBox.setHgrow(note, Priority.ALWAYS);
      row.getChildren().add(note);
    }
    return row;
  }

  private static Node count(Status status, int rows, ObservableValue<Palette> palette) {
    StatusBadge badge = new StatusBadge(14);
    badge.show(status, palette.getValue());
    HBox box = Words.row(5, badge, Words.whole(Integer.toString(rows), "small"));
    box.setMinWidth(COUNT);
    box.setOpacity(rows == 0 ? 0.35 : 1);
    return box;
  }

  static Node oneSided(OneSidedLine line) {
    Label side = Words.whole("only in " + line.side().word(), "small", "muted");
    side.setMinWidth(118);
    Label kind = Words.whole(line.kind(), "small", "muted");
    kind.setMinWidth(74);
    String benchmark = line.where().equals(line.name()) ? "" : line.where();
    Label where = cut(benchmark, "small");
    Words.giveRoom(where, !benchmark.isEmpty());
    where.setMinWidth(60);
    Label name = cut(line.name(), "small", "strong");
    Label hint = cut(line.hint(), "small", "warn");
    return Words.row(8, Icons.side(line.side()), side, kind, where, name, hint);
  }

  static String spoken(OneSidedLine line) {
    return String.join(
        " ",
        "only in " + line.side().word() + ":",
        line.kind(),
        line.where(),
        line.name(),
        line.hint());
  }

  static Node problem(ProblemLine line) {
    Node sign =
        line.error() ? Icons.of(Icons.ERROR, 14, "error") : Icons.of(Icons.WARNING, 14, "warn");
    Label place = cut(line.place(), "small", "muted");
    place.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
    place.setMinWidth(80);
    Label message = cut(line.message(), "small");
    message.setMinWidth(120);
    HBox row = Words.row(8, sign, message, place, Words.gap());
    if (line.row() != null) {
      row.getChildren().addAll(Words.whole("go to row", "small", "accent"), new Region());
    }
    return row;
  }

  private static Label cut(String text, String... styles) {
    Label label = Words.of(text, styles);
    label.setMinWidth(0);
    if (!text.isEmpty()) {
      Hint.on(label, text);
    }
    return label;
  }
}
