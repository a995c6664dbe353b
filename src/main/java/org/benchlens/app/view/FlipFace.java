package org.benchlens.app.view;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import org.benchlens.app.control.StatusBadge;
import org.benchlens.compare.sensitivity.Flip;
import org.benchlens.present.format.FlipText;
import org.benchlens.present.table.NearestFlip;
import org.benchlens.present.table.TableRow;

/// The nearest flip: which limit, its value, the badge of the status it gives.
final class FlipFace implements CellFace {
  private static final double BADGE = 14;

  private final Label key = Words.of("", "small", "muted");
  private final Label value = Words.whole("", "small");
  private final StatusBadge badge = new StatusBadge(BADGE);
  private final Label word = Words.whole("", "small");
  private final Tooltip tooltip = new Tooltip();
  private final HBox box = Words.row(5, key, value, badge, word);
  private final CellContext context;

  FlipFace(CellContext context) {
    this.context = context;
    box.setMaxWidth(HBox.USE_PREF_SIZE);
    Tooltip.install(box, tooltip);
  }

  @Override
  public Node node() {
    return box;
  }

  @Override
  public void show(TableRow row, boolean selected) {
    Optional<Flip> flip = row.extras().flip().flatMap(NearestFlip::flip);
    boolean found = flip.isPresent();
    Words.giveRoom(value, found);
    Words.giveRoom(badge, found);
    Words.giveRoom(word, found);
    if (flip.isEmpty()) {
      key.setText(row.extras().flip().isPresent() ? "none" : "");
      tooltip.setText(
          row.extras().flip().isPresent() ? "No limit alone changes it" : "Not worked out yet");
      return;
    }
    key.setText(FlipText.name(flip.get().threshold()));
    value.setText(FlipText.shown(flip.get()));
    badge.show(flip.get().status(), context.palette().getValue());
    word.setText(flip.get().status().word());
    word.getStyleClass().setAll("label", "small", StatusWord.style(flip.get().status()));
    tooltip.setText(flip.get().threshold().key() + " = " + flip.get().to());
  }
}
