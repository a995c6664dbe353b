package org.benchlens.app.view.nupp;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.benchlens.app.control.ForestBar;
import org.benchlens.app.view.Icons;
import org.benchlens.app.view.Words;
import org.benchlens.present.format.OneLine;
import org.benchlens.present.nupp.BenchmarkDetail;
import org.benchlens.present.nupp.DetailLine;
import org.benchlens.present.nupp.DetailPart;

/// A part of the reasons: questions with their outcome and numbers, the deciding one drawn.
final class WhyPart extends VBox {
  private static final double SCALE = 36;

  private final BenchmarkDetail detail;
  private final Look look;

  WhyPart(DetailPart part, BenchmarkDetail detail, Look look) {
    this.detail = detail;
    this.look = look;
    getStyleClass().add("section");
    setPadding(new Insets(0, 0, 8, 0));
    boolean bad = part.lines().stream().anyMatch(line -> line.mark() == DetailLine.Mark.BAD);
    Label aside = Words.of(OneLine.of(part.aside()), "small", bad ? "slow" : "muted");
    aside.setMinWidth(0);
    HBox head = Words.row(8, Words.whole(part.title(), "small", "strong"), Words.gap(), aside);
    head.setMinHeight(30);
    head.setPadding(new Insets(0, 12, 0, 12));
    getChildren().add(head);
    part.lines().forEach(line -> getChildren().add(line(line)));
  }

  private Node line(DetailLine line) {
    if (line.mark() == DetailLine.Mark.NOTE && line.numbers().isEmpty()) {
      Label note = Words.paragraph(OneLine.of(line.text()), "small");
      note.setPadding(new Insets(2, 12, 3, 12));
      return note;
    }
    String strong = line.deciding() ? "strong" : line.mark() == DetailLine.Mark.BAD ? "slow" : "fg";
    boolean quiet = line.mark() == DetailLine.Mark.NOT_REACHED;
    Label text = Words.paragraph(OneLine.of(line.text()), "small", quiet ? "muted" : strong);
    text.setMinWidth(0);
    text.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(text, Priority.ALWAYS);
    Label numbers = Words.of(OneLine.of(line.numbers()), "small", "muted");
    numbers.setMinWidth(Math.min(150, 7 * line.numbers().length()));
    numbers.setAlignment(Pos.CENTER_RIGHT);
    HBox row = Words.row(8, icon(line), text, numbers);
    row.setAlignment(Pos.TOP_LEFT);
    row.setAccessibleText(line.mark().word() + ": " + line.text() + " " + line.numbers());
    VBox box = new VBox(row);
    box.getStyleClass().addAll("trace-row", "why-line");
    if (!line.code().isEmpty()) {
      Label code = Words.paragraph(OneLine.of(line.code()), "mono", "command");
      code.setMaxWidth(Double.MAX_VALUE);
      VBox.setMargin(code, new Insets(5, 0, 3, 0));
      box.getChildren().add(code);
    }
    if (line.deciding()) {
      detail
          .verdict()
          .ifPresent(
              verdict -> {
                box.getStyleClass().addAll("deciding", VerdictBadge.style(verdict) + "-row");
                detail.scale().ifPresent(scale -> box.getChildren().add(scale(verdict)));
              });
    }
    return box;
  }

  private Node scale(org.benchlens.model.nupp.Verdict verdict) {
    ForestBar bar = new ForestBar(look.fonts());
    bar.setPrefHeight(SCALE);
    bar.setMinHeight(SCALE);
    VBox.setMargin(bar, new Insets(5, 8, 2, 16));
    bar.show(detail.scale().orElseThrow(), verdict, look.palette().getValue());
    return bar;
  }

  private static Node icon(DetailLine line) {
    return switch (line.mark()) {
      case HOLDS -> Icons.of(Icons.PASS);
      case FAILS -> Icons.of(Icons.FAIL, "fg");
      case BAD -> Icons.of(Icons.FAIL, "stroke-slow");
      case NOT_REACHED -> Icons.notReached();
      case NOTE -> Icons.of(Icons.NOT_APPLICABLE);
    };
  }
}
