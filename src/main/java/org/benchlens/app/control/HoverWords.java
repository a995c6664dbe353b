package org.benchlens.app.control;

import java.util.Optional;
import java.util.function.BiFunction;
import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;

/// Says what the pointer rests on; asks only when it rests.
final class HoverWords {
  private static final double BESIDE = 14;

  private final Node pane;
  private final BiFunction<Double, Double, Optional<String>> words;
  private final Tooltip tooltip = new Tooltip();
  private final PauseTransition rest = new PauseTransition(Duration.millis(250));

  /// @param pane where the pointer moves
  /// @param words the words for a place in it, [px]
  HoverWords(Node pane, BiFunction<Double, Double, Optional<String>> words) {
    this.pane = pane;
    this.words = words;
    pane.addEventHandler(MouseEvent.MOUSE_MOVED, this::moved);
    pane.addEventHandler(MouseEvent.MOUSE_EXITED, event -> stop());
    pane.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> stop());
  }

  private void stop() {
    rest.stop();
    tooltip.hide();
  }

  private void moved(MouseEvent event) {
    stop();
    rest.setOnFinished(
        finished ->
            words
                .apply(event.getX(), event.getY())
                .ifPresent(found -> show(found, event.getScreenX(), event.getScreenY())));
    rest.playFromStart();
  }

  private void show(String text, double screenX, double screenY) {
    if (pane.getScene() != null && pane.getScene().getWindow() != null) {
      tooltip.setText(text);
      tooltip.show(pane, screenX + BESIDE, screenY + BESIDE);
    }
  }
}
