package org.benchlens.app.view.nupp;

import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.present.nupp.BenchmarkDetail;
import org.benchlens.present.nupp.DetailLine;
import org.jspecify.annotations.Nullable;

/// Why the chosen benchmark has its verdict or its interval: each question with its number.
final class WhyBox extends VBox {
  WhyBox(RecordsViewModel records) {
    super(8);
    setPadding(new Insets(12, 14, 12, 14));
    records.detailProperty().subscribe(this::show);
  }

  private void show(@Nullable BenchmarkDetail detail) {
    getChildren().clear();
    setVisible(detail != null);
    setManaged(detail != null);
    if (detail == null) {
      return;
    }
    HBox head = new HBox(10);
    detail.verdict().map(Verdict::word).map(VerdictFace::of).ifPresent(head.getChildren()::add);
    head.getChildren().add(Texts.of(detail.name(), "strong"));
    getChildren().addAll(head, Texts.paragraph(detail.sentence()));
    for (DetailLine line : detail.lines()) {
      getChildren().add(row(line));
    }
  }

  private static HBox row(DetailLine line) {
    Label mark = Texts.whole(line.mark().word(), "small", "dim");
    mark.setMinWidth(32);
    Label text = Texts.paragraph(line.text(), "small");
    text.setMinWidth(0);
    HBox.setHgrow(text, Priority.ALWAYS);
    text.setMaxWidth(Double.MAX_VALUE);
    return new HBox(8, mark, text, Texts.whole(line.numbers(), "small", "muted"));
  }
}
