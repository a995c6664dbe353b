package org.benchlens.app.view;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.TriageProgress;

/// How much of the triage is done.
final class TriagedBar extends HBox {
  private static final double ROOM = 1180;
  private static final double BAR = 92;

  private final Label done = Words.whole("", "strong");
  private final Label of = Words.whole("", "muted");
  private final ProgressBar bar = new ProgressBar();

  TriagedBar(ExplorerViewModel explorer, ObservableValue<? extends Number> width) {
    super(5);
    setAlignment(Pos.CENTER_LEFT);
    bar.setMinWidth(BAR);
    bar.setMaxWidth(BAR);
    HBox words = Words.row(4, Words.whole("triaged", "muted"), done, of);
    getChildren().setAll(words, bar);
    setMinWidth(USE_PREF_SIZE);
    var progress = explorer.triage().marks().progressProperty();
    progress.subscribe(this::show);
    Words.when(
        this,
        progress.flatMap(now -> width.map(wide -> now.all() > 0 && wide.doubleValue() >= ROOM)));
  }

  private void show(TriageProgress progress) {
    done.setText(Integer.toString(progress.triaged()));
    of.setText("of " + progress.all());
    bar.setProgress(progress.share());
    setAccessibleText("triaged " + progress.triaged() + " of " + progress.all());
  }
}
