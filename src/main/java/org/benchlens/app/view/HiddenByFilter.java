package org.benchlens.app.view;

import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.RowFiltering.Blame;
import org.benchlens.app.viewmodel.RowsViewModel;
import org.benchlens.app.viewmodel.TableLook;

/// What stands in the table when the filter hides all rows: the term that removes most, and the
/// ways
/// out.
final class HiddenByFilter extends VBox {
  private final RowsViewModel rows;
  private final Label title = Words.of("", "subtitle");
  private final Label term = Words.whole("", "strong");
  private final Label effect = Words.of("", "muted");
  private final HBox blame = Words.row(5, term, effect);
  private final Button remove = new Button();

  HiddenByFilter(RowsViewModel rows) {
    super(12);
    this.rows = rows;
    getStyleClass().add("data");
    setAlignment(Pos.CENTER);
    blame.setAlignment(Pos.CENTER);
    // An underscore would name a key.
    remove.setMnemonicParsing(false);
    Button clear = new Button("Clear filter", Words.key("Esc"));
    clear.setContentDisplay(ContentDisplay.RIGHT);
    clear.setOnAction(event -> rows.filter(""));
    HBox actions = new HBox(8, remove, clear);
    actions.setAlignment(Pos.CENTER);
    getChildren().setAll(title, blame, actions);
    rows.lookProperty().subscribe(this::show);
  }

  private static String effect(long passing) {
    if (passing == 0) {
      return "removes the most; without it the other terms still let nothing through.";
    }
    return "removes the most: "
        + passing
        + (passing == 1 ? " row matches" : " rows match")
        + " without it.";
  }

  private void show(TableLook look) {
    Words.giveRoom(this, look.hidesAll());
    title.setText("0 of " + look.all() + " rows match");
    Optional<Blame> found = look.blame();
    Words.giveRoom(blame, found.isPresent());
    Words.giveRoom(remove, found.isPresent());
    found.ifPresent(
        most -> {
          term.setText(most.term());
          effect.setText(effect(most.passing()));
          remove.setText("Remove " + most.term());
          remove.setOnAction(event -> rows.filter(most.shorter()));
        });
  }
}
