package org.benchlens.app.view;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import org.benchlens.app.control.StatusBadge;
import org.benchlens.app.viewmodel.Detail;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.TableLook;
import org.benchlens.compare.Status;
import org.benchlens.present.figure.Palette;

/// The second bar: counts by status, which filter; what has no partner, problems; the filter field.
final class ChipBar extends HBox {
  private static final double ROOM_FOR_WORDS = 800;
  private static final double BADGE = 16;

  /// Below this width chips leave the totals out.
  private static final double ROOM_FOR_TOTALS = 1100;

  private final ExplorerViewModel explorer;

  ChipBar(
      ExplorerViewModel explorer,
      ObservableValue<Palette> palette,
      Panes panes,
      Overlays overlays) {
    this.explorer = explorer;
    getStyleClass().add("bar");
    // Its parts make room before it grows beyond the window.
    setMinWidth(0);
    for (Status status : Status.values()) {
      getChildren().add(chip(status, palette));
    }
    HBox rule = new HBox(Words.rule());
    rule.setAlignment(javafx.geometry.Pos.CENTER);
    rule.setPadding(new javafx.geometry.Insets(0, 4, 0, 4));
    FilterField filter = new FilterField(explorer, panes, overlays);
    getChildren()
        .addAll(
            rule,
            number("one-sided", Detail.ONE_SIDED),
            number("problems", Detail.PROBLEMS),
            Words.gap(),
            filter,
            new TriagedBar(explorer, widthProperty()));
  }

  private ToggleButton chip(Status status, ObservableValue<Palette> palette) {
    StatusBadge badge = new StatusBadge(BADGE);
    palette.subscribe(colours -> badge.show(status, colours));
    Label word = Words.whole(status.word(), StatusWord.style(status));
    // Without room, the badge beside its count says it.
    Words.when(word, widthProperty().map(width -> width.doubleValue() >= ROOM_FOR_WORDS));
    Label count = Words.whole("", "strong");
    Label of = Words.whole("", "dim");
    HBox content = Words.row(6, badge, word, count, of);
    ToggleButton chip = new ToggleButton("", content);
    chip.getStyleClass().add("chip");
    chip.setMinWidth(USE_PREF_SIZE);
    chip.setOnAction(event -> explorer.rows().toggle(status));
    widthProperty()
        .subscribe(
            width -> Words.giveRoom(of, !of.getText().isEmpty() && getWidth() >= ROOM_FOR_TOTALS));
    explorer
        .rows()
        .lookProperty()
        .subscribe(
            look -> {
              update(chip, count, of, look, status);
              Words.giveRoom(of, !of.getText().isEmpty() && getWidth() >= ROOM_FOR_TOTALS);
            });
    return chip;
  }

  private static void update(
      ToggleButton chip, Label count, Label of, TableLook look, Status status) {
    int matching = look.matching().of(status);
    int total = look.total().of(status);
    count.setText(Integer.toString(matching));
    of.setText(matching == total ? "" : "of " + total);
    chip.setSelected(look.filter().statuses().contains(status));
    chip.setAccessibleText(status.word() + " " + matching + " " + of.getText());
    boolean zero = matching == 0;
    if (zero != chip.getStyleClass().contains("zero")) {
      if (zero) {
        chip.getStyleClass().add("zero");
      } else {
        chip.getStyleClass().remove("zero");
      }
    }
  }

  /// A count that opens its list.
  private Node number(String name, Detail detail) {
    Label value = Words.whole("", "strong");
    HBox content = Words.row(5, Words.whole(name, "muted"), value);
    Button button = new Button("", content);
    button.getStyleClass().add("flat");
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(event -> explorer.inspector().toggle(detail));
    explorer
        .inspector()
        .contentProperty()
        .subscribe(
            lists -> {
              value.setText(Long.toString(lists.count(detail)));
              button.setAccessibleText(name + " " + lists.count(detail));
            });
    return button;
  }
}
