package org.benchlens.app.view.nupp;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import org.benchlens.app.control.Fonts;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.present.figure.Palette;

/// The window for records: facts on top, the main table, its figures below, reasons and notes at
/// the right.
public final class RecordsView extends BorderPane {
  private static final double SIDE = 380;

  private final PageTable table;

  /// @param records what is shown
  /// @param palette colours of figures
  /// @param fonts fonts of figures
  public RecordsView(RecordsViewModel records, ObservableValue<Palette> palette, Fonts fonts) {
    getStyleClass().add("data");
    table = new PageTable(records);
    SplitPane middle = new SplitPane(table, new FigureStack(records, palette, fonts));
    middle.setOrientation(Orientation.VERTICAL);
    middle.setDividerPositions(0.5);
    VBox side = new VBox(new WhyBox(records), new LinesBox(records));
    ScrollPane scroll = new ScrollPane(side);
    scroll.getStyleClass().add("why");
    scroll.setFitToWidth(true);
    scroll.setPrefWidth(SIDE);
    scroll.setMinWidth(SIDE);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    setTop(new FactsBar(records));
    setCenter(middle);
    setRight(scroll);
  }

  /// Chooses a row of the table.
  ///
  /// @param row position from 1; outside of the table nothing is chosen
  public void select(int row) {
    table.getSelectionModel().clearAndSelect(row - 1);
  }
}
