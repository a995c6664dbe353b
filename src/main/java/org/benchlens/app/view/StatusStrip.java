package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;
import javafx.scene.layout.Region;
import org.benchlens.compare.Status;

/// The shares of the statuses as one bar.
final class StatusStrip extends Region {
  private static final double GAP = 1;
  private static final double LEAST = 3;

  private final List<Region> parts = new ArrayList<>();
  private final List<Integer> counts = new ArrayList<>();

  /// @param count number of rows of a status
  StatusStrip(ToIntFunction<Status> count) {
    List<String> words = new ArrayList<>();
    for (Status status : Status.values()) {
      int rows = count.applyAsInt(status);
      if (rows > 0) {
        Region part = new Region();
        part.getStyleClass().add("strip-" + StatusWord.style(status));
        parts.add(part);
        counts.add(rows);
        words.add(rows + " " + status.word());
      }
    }
    getChildren().setAll(parts);
    setMinSize(60, 8);
    setPrefSize(144, 8);
    setMaxHeight(8);
    setAccessibleText(String.join(", ", words).toLowerCase(Locale.ROOT));
  }

  @Override
  protected void layoutChildren() {
    double rows = counts.stream().mapToInt(Integer::intValue).sum();
    double room = getWidth() - GAP * (parts.size() - 1) - LEAST * parts.size();
    double x = 0;
    for (int i = 0; i < parts.size(); i++) {
      double width = LEAST + room * counts.get(i) / rows;
      double end = i == parts.size() - 1 ? getWidth() : snapPositionX(x + width);
      parts.get(i).resizeRelocate(x, 0, Math.max(1, end - x), getHeight());
      x = end + GAP;
    }
  }
}
