package org.benchlens.app.view.nupp;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.benchlens.app.control.Fonts;
import org.benchlens.app.control.PlotPane;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.View;

/// The figures of the chosen benchmark side by side.
final class FigureStack extends HBox {
  private final ObservableValue<Palette> palette;
  private final Fonts fonts;

  FigureStack(RecordsViewModel records, ObservableValue<Palette> palette, Fonts fonts) {
    this.palette = palette;
    this.fonts = fonts;
    getStyleClass().add("data");
    records.figuresProperty().subscribe(this::show);
  }

  private void show(List<Figure> figures) {
    while (getChildren().size() < figures.size()) {
      PlotPane pane = new PlotPane(fonts);
      pane.setHeading(View.Heading.TITLE);
      pane.setMinSize(120, 120);
      palette.subscribe(pane::setPalette);
      HBox.setHgrow(pane, Priority.ALWAYS);
      getChildren().add(pane);
    }
    for (int i = 0; i < getChildren().size(); i++) {
      PlotPane pane = (PlotPane) getChildren().get(i);
      boolean used = i < figures.size();
      pane.setVisible(used);
      pane.setManaged(used);
      if (used) {
        pane.show(figures.get(i));
      }
    }
  }
}
