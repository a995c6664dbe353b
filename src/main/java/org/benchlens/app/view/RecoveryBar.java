package org.benchlens.app.view;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.AutosaveViewModel;
import org.benchlens.app.viewmodel.LeftMarks;

/// Offers the marks that another window has left unsaved.
public final class RecoveryBar extends VBox {
  private static final int MOST = 3;

  private final AutosaveViewModel autosave;
  private final AutosaveViewModel.Recovery where;

  /// @param autosave what was left
  /// @param where where it is opened
  public RecoveryBar(AutosaveViewModel autosave, AutosaveViewModel.Recovery where) {
    this.autosave = autosave;
    this.where = where;
    setMinWidth(0);
    autosave.offeredProperty().subscribe(this::show);
  }

  private void show(List<LeftMarks> left) {
    getChildren().clear();
    for (int i = 0; i < Math.min(MOST, left.size()); i++) {
      getChildren().add(line(left.get(i), i));
    }
    Words.giveRoom(this, !left.isEmpty());
  }

  private Node line(LeftMarks left, int index) {
    Button recover = new Button("Recover");
    recover.getStyleClass().addAll("main", "small-button");
    recover.setOnAction(event -> autosave.recover(index, where));
    Button later = new Button("Later");
    later.getStyleClass().add("small-button");
    later.setOnAction(event -> autosave.later());
    Button discard = new Button("Discard");
    discard.getStyleClass().addAll("flat", "small-button");
    discard.setOnAction(event -> autosave.discard(index));
    for (Button button : List.of(recover, later, discard)) {
      button.setMinWidth(USE_PREF_SIZE);
    }
    Label what = Words.of(left.what() + " on " + left.files() + ", " + left.when());
    what.setMinWidth(0);
    HBox line =
        Words.row(
            10,
            Icons.of(Icons.INFORMATION, "accent"),
            Words.whole("Unsaved marks were left", "strong"),
            what,
            Words.gap(),
            recover,
            later,
            discard);
    line.getStyleClass().add("recovery-bar");
    return line;
  }
}
