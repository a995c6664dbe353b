package org.benchlens.app.view;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.benchlens.app.control.StatusBadge;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.RowTriage;
import org.benchlens.compare.sensitivity.Flip;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.format.FlipText;
import org.benchlens.present.format.LimitText;
import org.benchlens.present.table.NearestFlip;

/// The nearest flip of a row: which limit, from what to what, and what the row becomes.
final class FlipSection extends VBox {
  private static final double BADGE = 14;

  private final RowTriage triage;
  private final ObservableValue<Palette> palette;
  private final Label key = Words.of("", "small", "muted");
  private final Label unknown = Words.of("", "small", "muted");
  private final Label from = Words.whole("", "small");
  private final Label to = Words.whole("", "small", "strong");
  private final StatusBadge badge = new StatusBadge(BADGE);
  private final Label status = Words.whole("", "small");
  private final HBox sentence =
      Words.row(
          6,
          from,
          Words.whole("to", "small", "muted"),
          to,
          Words.whole("makes it", "small", "muted"),
          badge,
          status);

  FlipSection(RowTriage triage, ObservableValue<Palette> palette) {
    super(4);
    this.triage = triage;
    this.palette = palette;
    getStyleClass().add("section");
    setPadding(new Insets(8, 12, 10, 12));
    sentence.setMinHeight(20);
    unknown.setMinHeight(20);
    getChildren()
        .setAll(
            Words.row(8, Words.whole("Nearest flip", "small", "strong"), Words.gap(), key),
            sentence,
            unknown);
    triage.item().subscribe(item -> show());
    triage.changes().subscribe(changed -> show());
    palette.subscribe(colours -> show());
  }

  private void show() {
    RowItem item = triage.item().getValue();
    Words.giveRoom(this, item != null && item.row().decision() != null);
    if (item == null) {
      return;
    }
    Optional<NearestFlip> known = item.row().extras().flip();
    Optional<Flip> flip = known.flatMap(NearestFlip::flip);
    key.setText(flip.map(found -> found.threshold().key()).orElse(""));
    unknown.setText(known.isPresent() ? "No limit alone changes it." : "Being worked out.");
    Words.giveRoom(unknown, flip.isEmpty());
    Words.giveRoom(sentence, flip.isPresent());
    flip.ifPresent(this::say);
  }

  private void say(Flip flip) {
    from.setText(LimitText.of(flip.from()));
    to.setText(FlipText.shown(flip));
    Hint.on(to, flip.threshold().key() + " = " + flip.to());
    badge.show(flip.status(), palette.getValue());
    status.setText(flip.status().word());
    Words.restyle(status, "label", "small", StatusWord.style(flip.status()));
  }
}
