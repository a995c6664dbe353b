package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.FacetView;
import org.benchlens.app.viewmodel.RowsViewModel;
import org.benchlens.app.viewmodel.TableLook;
import org.benchlens.present.filter.Facet;

/// The facets: lists of values with counts, two views of the filter text.
final class FacetPanel extends BorderPane {
  private static final double WIDTH = 184;

  private final ReadOnlyBooleanWrapper useful = new ReadOnlyBooleanWrapper();
  private final RowsViewModel rows;
  private final VBox list = new VBox(14);
  private final Label hidden = Words.paragraph("", "small", "muted");
  private final ScrollPane scroll = new ScrollPane(list);
  private Map<Facet, FacetSection> sections = Map.of();

  FacetPanel(RowsViewModel rows) {
    this.rows = rows;
    getStyleClass().add("facets");
    setMinWidth(WIDTH);
    setPrefWidth(WIDTH);
    setMaxWidth(WIDTH);
    scroll.viewportBoundsProperty().subscribe(bounds -> pad(bounds.getWidth()));
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.setAccessibleText("Facets");
    scroll.setFocusTraversable(false);
    hidden.setPadding(new Insets(8, 12, 10, 12));
    setCenter(scroll);
    setBottom(hidden);
    rows.lookProperty().subscribe(this::show);
  }

  /// Whether there is anything to choose.
  ReadOnlyBooleanProperty usefulProperty() {
    return useful.getReadOnlyProperty();
  }

  /// A scroll bar takes the place of the margin.
  private void pad(double width) {
    list.setPadding(new Insets(10, width < WIDTH - 4 ? 4 : 8, 10, 12));
  }

  private void show(TableLook look) {
    List<FacetView> views =
        look.facets().stream().filter(view -> view.choosable(look.hiddenAxes())).toList();
    List<FacetSection> shown = new ArrayList<>();
    Map<Facet, FacetSection> known = new HashMap<>();
    for (FacetView view : views) {
      // The same section, so that what has the focus keeps it.
      FacetSection section =
          sections.containsKey(view.facet())
              ? sections.get(view.facet())
              : new FacetSection(view.facet(), rows);
      section.show(view);
      known.put(view.facet(), section);
      shown.add(section);
    }
    sections = known;
    useful.set(!shown.isEmpty());
    if (!list.getChildren().equals(shown)) {
      list.getChildren().setAll(shown);
    }
    int axes = look.hiddenAxes().size();
    Words.giveRoom(hidden, axes > 0);
    hidden.setText(
        axes == 1
            ? "1 axis column has no value here and is hidden"
            : axes + " axis columns have no value here and are hidden");
  }
}
