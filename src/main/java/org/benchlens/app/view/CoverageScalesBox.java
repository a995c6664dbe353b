package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.benchlens.app.control.TraceScale;
import org.benchlens.app.viewmodel.CoverageLine;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.Role;

/// The four coverages against their limits: under each other beside the peek plot, side by side in
/// the drill-down.
final class CoverageScalesBox extends StackPane {
  private static final double SCALE_INSET = 5;

  /// Below this width four side by side would be cut.
  private static final double ROOM_FOR_FOUR = 440;

  private final boolean stacked;
  private final ObservableValue<Palette> palette;
  private List<CoverageLine> lines = List.of();
  private boolean narrow;

  private CoverageScalesBox(boolean stacked, ObservableValue<Palette> palette) {
    this.stacked = stacked;
    this.palette = palette;
    palette.subscribe(colours -> build());
    widthProperty().subscribe(width -> room(width.doubleValue()));
  }

  /// Four under each other.
  static CoverageScalesBox column(ObservableValue<Palette> palette) {
    return new CoverageScalesBox(true, palette);
  }

  /// Four side by side.
  static CoverageScalesBox row(ObservableValue<Palette> palette) {
    return new CoverageScalesBox(false, palette);
  }

  /// Shows coverages.
  void show(List<CoverageLine> coverages) {
    if (!coverages.equals(lines)) {
      lines = List.copyOf(coverages);
      build();
    }
  }

  private void room(double width) {
    boolean little = !stacked && width > 0 && width < ROOM_FOR_FOUR;
    if (little != narrow) {
      narrow = little;
      build();
    }
  }

  private void build() {
    List<VBox> entries = new ArrayList<>();
    for (CoverageLine line : lines) {
      VBox entry = new VBox(entry(line));
      HBox.setHgrow(entry, Priority.ALWAYS);
      entry.setPrefWidth(200);
      entry.setMinWidth(90);
      entries.add(entry);
    }
    getChildren().setAll(box(entries));
  }

  private Pane box(List<VBox> entries) {
    Pane box = stacked || narrow ? new VBox(3) : new HBox(20);
    if (!narrow) {
      box.getChildren().setAll(entries);
      return box;
    }
    for (int i = 0; i < entries.size(); i += 2) {
      HBox row = new HBox(20);
      row.getChildren().setAll(entries.subList(i, Math.min(i + 2, entries.size())));
      box.getChildren().add(row);
    }
    return box;
  }

  private Node[] entry(CoverageLine line) {
    String weight = line.reading().deciding() ? "strong" : "muted";
    Label name = Words.of(line.name(), "small", weight);
    Label value = Words.whole(line.value(), "small", "strong");
    if (line.reading().deciding()) {
      value.getStyleClass().add(StatusWord.style(line.reading().status()));
    }
    TraceScale scale = new TraceScale();
    scale.show(line.reading());
    scale.setColours(palette.getValue(), Role.BG);
    VBox.setMargin(scale, new Insets(0, -SCALE_INSET, 0, -SCALE_INSET));
    Label limit = Words.whole(line.limit(), stacked ? "small" : "tiny", "muted");
    return stacked
        ? new Node[] {Words.row(5, name, Words.gap(), value, limit), scale}
        : new Node[] {
          Words.row(5, name, Words.gap(), value),
          scale,
          Words.whole(line.limit() + ", " + line.margin(), "tiny", "muted")
        };
  }
}
