package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
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

  /// More values than that are for the filter field, which suggests them.
  private static final int MOST_SHOWN = 150;

  private final Facet facet;
  private final Label picked = Words.whole("", "small", "muted");
  private final Button clear = new Button("", Icons.of(Icons.CLEAR, 12));
  private final Hyperlink more = new Hyperlink();
  private final Label beyond = Words.paragraph("", "small", "muted");
  private final Map<Integer, FacetValue> values = new HashMap<>();
  private final RowsViewModel rows;
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
    Hint.on(title, facet.key());
    clear.getStyleClass().addAll("flat", "heading-button");
    clear.setAccessibleText("Clear " + facet.title());
    clear.setFocusTraversable(false);
    clear.setOnAction(event -> rows.unpick(facet));
    HBox head = Words.row(6, title, Words.gap(), picked, clear);
    head.setMinHeight(20);
    more.getStyleClass().add("small");
    more.setOnAction(
        event -> {
          all = !all;
          rows.lookProperty().get().facets().stream()
              .filter(view -> view.facet().equals(this.facet))
              .findFirst()
              .ifPresent(this::show);
        });
    getChildren().setAll(head, list, beyond, more);
  }

  /// Shows counts and what is picked. What is not in sight is not made.
  void show(FacetView view) {
    int some = chips ? MOST_CHIPS : MOST_LINES;
    int most = all ? MOST_SHOWN : some;
    List<Node> shown = new ArrayList<>();
    for (int i : view.order()) {
      boolean on = view.picked().contains(i);
      if (shown.size() < most || on) {
        FacetValue value = values.computeIfAbsent(i, this::value);
        value.show(view.counts().get(i), view.largest(), on);
        shown.add(value.node());
      }
    }
    if (!list.getChildren().equals(shown)) {
      list.getChildren().setAll(shown);
    }
    int count = facet.values().size();
    Words.giveRoom(more, count - some > 1);
    more.setText(all ? "Fewer" : count - some + " more");
    picked.setText(view.picked().size() + " of " + count);
    Words.giveRoom(picked, !view.picked().isEmpty());
    Words.giveRoom(clear, !view.picked().isEmpty());
    int rest = count - MOST_SHOWN;
    Words.giveRoom(beyond, all && rest > 0);
    beyond.setText(rest + " others: the filter field suggests them");
  }

  private FacetValue value(int position) {
    Facet.Value value = facet.values().get(position);
    Runnable pick = () -> rows.pick(facet, position);
    return chips ? new FacetChip(value, pick) : new FacetRow(value, pick);
  }
}
