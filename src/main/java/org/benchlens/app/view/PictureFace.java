package org.benchlens.app.view;

import javafx.scene.Node;
import org.benchlens.app.control.IntervalBar;
import org.benchlens.present.figure.Role;
import org.benchlens.present.table.TableRow;

/// The small picture of both intervals.
final class PictureFace implements CellFace {
  private final IntervalBar bar = new IntervalBar();
  private final CellContext context;

  PictureFace(CellContext context) {
    this.context = context;
  }

  @Override
  public Node node() {
    return bar;
  }

  @Override
  public void show(TableRow row, boolean selected) {
    bar.show(
        row.reference(),
        row.compare(),
        context.settings().getValue().thresholds().sameCenterRelative(),
        context.palette().getValue(),
        selected ? Role.SELECTION : Role.BG);
  }
}
