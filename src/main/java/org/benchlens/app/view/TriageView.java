package org.benchlens.app.view;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.benchlens.app.control.Fonts;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Screen;
import org.benchlens.present.figure.Palette;

/// Queue, evidence and what-if side by side.
final class TriageView extends HBox {
  /// Below this width the what-if gives way to the evidence.
  private static final double ROOM_FOR_LIMITS = 1180;

  /// From this width on the queue has all the room it can use.
  private static final double ROOMY = 1380;

  private final QueuePane queue;

  TriageView(
      ExplorerViewModel explorer, ObservableValue<Palette> palette, Fonts fonts, Panes panes) {
    setMinSize(0, 0);
    ObservableValue<Boolean> shown = explorer.screenProperty().map(Screen.TRIAGE::equals);
    queue = new QueuePane(explorer, palette, shown);
    EvidencePane evidence = new EvidencePane(explorer, palette, fonts, shown);
    WhatIfPanel whatIf = new WhatIfPanel(explorer, palette, shown);
    HBox.setHgrow(evidence, Priority.ALWAYS);
    queue
        .minWidthProperty()
        .bind(
            widthProperty()
                .map(width -> width.doubleValue() >= ROOMY ? QueuePane.WIDTH : QueuePane.LEAST));
    ObservableValue<Boolean> roomy =
        widthProperty().map(width -> width.doubleValue() >= ROOM_FOR_LIMITS);
    ObservableValue<Boolean> wanted = explorer.triage().whatIf().onProperty();
    Words.when(whatIf, roomy.flatMap(room -> wanted.map(on -> room && on)));
    getChildren().setAll(queue, evidence, whatIf);
    panes.add(queue.focusTarget());
    panes.onKey(evidence.marks()::pressed);
    panes.onKey(whatIf::pressed);
    panes.onWrite(evidence.marks()::write);
  }

  /// What takes the focus.
  Node focusTarget() {
    return queue.focusTarget();
  }
}
