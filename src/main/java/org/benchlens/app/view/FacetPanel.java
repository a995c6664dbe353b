package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
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

  private final RowsViewModel rows;
  private final VBox list = new VBox(14);
  private final Label hidden = Words.paragraph("", "small", "muted");
  private final ScrollPane scroll = new ScrollPane(list);
  private List<FacetSection> sections = List.of();
  private List<Facet> facets = List.of();

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

  /// A scroll bar takes the place of the margin.
  private void pad(double width) {
    list.setPadding(new Insets(10, width < WIDTH - 4 ? 4 : 8, 10, 12));
  }

  private void show(TableLook look) {
    List<FacetView> views =
        look.facets().stream().filter(view -> view.choosable(look.hiddenAxes())).toList();
    List<Facet> now = views.stream().map(FacetView::facet).toList();
    if (!now.equals(facets)) {
      facets = now;
      List<FacetSection> made = new ArrayList<>();
      now.forEach(facet -> made.add(new FacetSection(facet, rows)));
      sections = List.copyOf(made);
      list.getChildren().setAll(sections);
    }
    for (int i = 0; i < sections.size(); i++) {
      sections.get(i).show(views.get(i));
    }
    int axes = look.hiddenAxes().size();
    Words.giveRoom(hidden, axes > 0);
    hidden.setText(
        axes == 1
            ? "1 axis column has no value here and is hidden"
            : axes + " axis columns have no value here and are hidden");
  }
}
