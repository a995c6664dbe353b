package org.benchlens.app.view;

import java.util.Objects;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.model.Side;
import org.benchlens.present.format.ScreenTime;
import org.benchlens.present.format.TimeScale;
import org.benchlens.present.table.TableRow;

/// Lower end, center and upper end of one side; the unit stands in the heading when all rows share
/// it.
final class BoundsFace implements CellFace {
  private final Label lower = Words.of("", "small", "muted");
  private final Label center = Words.whole("", "small", "strong");
  private final Label upper = Words.of("", "small", "muted");
  private final HBox box = Words.row(0, lower, center, upper);
  private final CellContext context;
  private final Side side;

  BoundsFace(ScreenColumn column, CellContext context) {
    this.context = context;
    this.side = Objects.requireNonNull(column.side());
    box.setMaxWidth(HBox.USE_PREF_SIZE);
  }

  @Override
  public Node node() {
    return box;
  }

  @Override
  public void show(TableRow row, boolean selected) {
    ScreenTime time = ScreenTime.of(row.timing(side));
    Optional<TimeScale> shared = context.look().scale(side);
    String unit =
        shared.isPresent() ? "" : time.scale().map(scale -> " " + scale.screenWord()).orElse("");
    center.setText(time.center());
    boolean known = time.scale().isPresent();
    Words.restyle(center, "label", "small", known ? "strong" : "dim");
    lower.setText(time.lower().isEmpty() ? "" : time.lower() + " / ");
    upper.setText((time.upper().isEmpty() ? "" : " / " + time.upper()) + unit);
  }
}
