package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.FacetView;
import org.benchlens.app.viewmodel.RowsViewModel;
import org.benchlens.present.filter.Facet;

/// One facet: its title and its values, those of an axis as chips.
final class FacetSection extends VBox {
  private static final int MOST_LINES = 8;
  private static final int MOST_CHIPS = 15;
  private static final int LONGEST_CHIP = 14;

  private final Facet facet;
  private final RowsViewModel rows;
  private final Label picked = Words.whole("", "small", "muted");
  private final Button clear = new Button("", Icons.of(Icons.CLEAR, 12));
  private final Hyperlink more = new Hyperlink();
  private final List<FacetValue> values = new ArrayList<>();
  private final Pane list;
  private final boolean chips;
  private boolean all;

  FacetSection(Facet facet, RowsViewModel rows) {
    super(4);
    this.facet = facet;
    this.rows = rows;
    chips =
        facet.kind() == Facet.Kind.AXIS
            && facet.values().stream()
                .allMatch(value -> value.shown().text().length() <= LONGEST_CHIP);
    list = chips ? new FlowPane(5, 5) : new VBox();
    list.setMinWidth(0);
    Label title = Words.of(facet.title(), "small", "strong");
    title.setTooltip(new Tooltip(facet.key()));
    clear.getStyleClass().addAll("flat", "heading-button");
    clear.setAccessibleText("Clear " + facet.title());
    clear.setFocusTraversable(false);
    clear.setOnAction(event -> rows.unpick(facet));
    HBox head = Words.row(6, title, Words.gap(), picked, clear);
    head.setMinHeight(20);
    for (int i = 0; i < facet.values().size(); i++) {
      int position = i;
      Runnable pick = () -> rows.pick(facet, position);
      values.add(
          chips
              ? new FacetChip(facet.values().get(i), pick)
              : new FacetRow(facet.values().get(i), pick));
    }
    more.getStyleClass().add("small");
    more.setOnAction(
        event -> {
          all = !all;
          rows.lookProperty().get().facets().stream()
              .filter(view -> view.facet().equals(this.facet))
              .findFirst()
              .ifPresent(this::show);
        });
    getChildren().setAll(head, list, more);
  }

  /// Shows counts and what is picked.
  void show(FacetView view) {
    int most = chips ? MOST_CHIPS : MOST_LINES;
    List<Node> shown = new ArrayList<>();
    for (int i : view.order()) {
      boolean on = view.picked().contains(i);
      values.get(i).show(view.counts().get(i), view.largest(), on);
      if (all || shown.size() < most || on) {
        shown.add(values.get(i).node());
      }
    }
    if (!list.getChildren().equals(shown)) {
      list.getChildren().setAll(shown);
    }
    int rest = values.size() - most;
    Words.giveRoom(more, rest > 1);
    more.setText(all ? "Fewer" : rest + " more");
    picked.setText(view.picked().size() + " of " + values.size());
    Words.giveRoom(picked, !view.picked().isEmpty());
    Words.giveRoom(clear, !view.picked().isEmpty());
  }
}
