package org.benchlens.app.view;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import org.benchlens.app.control.StatusBadge;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.WhatIfChange;
import org.benchlens.app.viewmodel.WhatIfLimit;
import org.benchlens.app.viewmodel.WhatIfViewModel;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.sensitivity.Flip;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.format.FlipText;
import org.benchlens.present.table.NearestFlip;

/// The limit that the selected row depends on, to be tried under the peek plot.
final class WhatIfStrip extends HBox {
  private static final double SLIDER = 180;
  private static final double ROOMY = 760;

  private final ExplorerViewModel explorer;
  private final WhatIfViewModel whatIf;
  private final Label key = Words.of("", "small", "muted");
  private final StackPane slider = new StackPane();
  private final StackPane field = new StackPane();
  private final Label flips = Words.of("", "small");
  private final Button attempt = new Button("Try it");
  private final StatusBadge badge = new StatusBadge(14);
  private final Label count = Words.whole("", "strong");
  private final ObservableValue<Palette> palette;
  private LimitSlider sliding;
  private LimitField typing;
  private Threshold threshold = Threshold.SAME_CENTER_RELATIVE;

  /// @param shown whether it is in sight
  WhatIfStrip(
      ExplorerViewModel explorer,
      ObservableValue<Palette> palette,
      ObservableValue<Boolean> shown) {
    this.explorer = explorer;
    this.palette = palette;
    whatIf = explorer.triage().whatIf();
    getStyleClass().add("what-if-strip");
    setMinWidth(0);
    sliding = new LimitSlider(whatIf, threshold, explorer.triage().undo()::seal);
    typing = new LimitField(whatIf, threshold);
    slider.getChildren().setAll(sliding);
    field.getChildren().setAll(typing);
    slider.setPrefWidth(SLIDER);
    slider.setMinWidth(80);
    HBox.setHgrow(slider, Priority.SOMETIMES);
    slider.setMaxWidth(SLIDER);
    flips.setMinWidth(0);
    key.minWidthProperty()
        .bind(widthProperty().map(width -> width.doubleValue() >= ROOMY ? USE_PREF_SIZE : 0));
    dress(attempt, () -> flip().ifPresent(whatIf::tryFlip));
    ToggleButton all = all();
    Button save = save();
    HBox counted = Words.row(5, badge, count);
    counted.setMinWidth(USE_PREF_SIZE);
    getChildren()
        .setAll(
            Words.whole("What-if", "small", "strong"),
            key,
            slider,
            field,
            flips,
            attempt,
            Words.gap(),
            counted,
            all,
            save);
    Words.when(save, widthProperty().map(width -> width.doubleValue() >= ROOMY));
    Words.when(flips, widthProperty().map(width -> width.doubleValue() >= ROOMY));
    follow(shown);
  }

  private void follow(ObservableValue<Boolean> shown) {
    WhenSeen limits = new WhenSeen(shown, this::show);
    WhenSeen change = new WhenSeen(shown, () -> count(whatIf.changeProperty().get()));
    whatIf.limitsProperty().subscribe(now -> limits.run());
    whatIf.changeProperty().subscribe(now -> change.run());
    explorer.rows().changedProperty().subscribe(changed -> limits.run());
    palette.subscribe(colours -> change.run());
  }

  private ToggleButton all() {
    ToggleButton all = new ToggleButton("All 8");
    all.getStyleClass().add("small-button");
    all.setMinWidth(USE_PREF_SIZE);
    all.setOnAction(event -> whatIf.toggleAll());
    whatIf.allProperty().subscribe(all::setSelected);
    return all;
  }

  private Button save() {
    Button save = new Button("Save TOML");
    dress(save, whatIf::save);
    return save;
  }

  private static void dress(Button button, Runnable action) {
    button.getStyleClass().add("small-button");
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(event -> action.run());
  }

  private Optional<Flip> flip() {
    RowItem item = explorer.rows().selectedProperty().get();
    return item == null ? Optional.empty() : item.row().extras().flip().flatMap(NearestFlip::flip);
  }

  /// The name as it stands under its group in the list of all; whole in the tooltip.
  private void name(String whole) {
    key.setText(whole.replaceFirst("^(same|bulk)\\.", ""));
    Hint.on(key, whole);
  }

  private void show() {
    Optional<Flip> flip = flip();
    // While flips are being worked out anew, the strip stays with the limit that is being moved.
    flip.map(Flip::threshold).filter(found -> !sliding.isFocused()).ifPresent(this::follow);
    for (WhatIfLimit limit : whatIf.limitsProperty().get()) {
      if (limit.threshold() == threshold) {
        name(limit.threshold().key());
        sliding.show(limit);
        typing.show(limit);
      }
    }
    flips.setText(
        flip.map(
                found ->
                    "flips this row "
                        + (found.threshold() == threshold
                            ? "at "
                            : "by " + FlipText.name(found.threshold()) + " at ")
                        + FlipText.shown(found))
            .orElse("no limit alone flips it"));
    attempt.setDisable(flip.isEmpty());
  }

  private void follow(Threshold wanted) {
    if (wanted != threshold) {
      threshold = wanted;
      sliding = new LimitSlider(whatIf, threshold, explorer.triage().undo()::seal);
      typing = new LimitField(whatIf, threshold);
      slider.getChildren().setAll(sliding);
      field.getChildren().setAll(typing);
    }
  }

  private void count(WhatIfChange change) {
    badge.show(Status.AMBG, palette.getValue());
    int before = change.before().getOrDefault(Status.AMBG, 0);
    int now = change.now().getOrDefault(Status.AMBG, 0);
    count.setText(before == now ? Integer.toString(now) : before + " \u2192 " + now);
  }

  /// The keys of the field; asked before those of the window.
  boolean pressed(KeyEvent event) {
    return typing.pressed(event);
  }
}
