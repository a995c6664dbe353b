package org.benchlens.app.view;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.benchlens.app.control.Fonts;
import org.benchlens.app.viewmodel.DrillDown;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Panel;
import org.benchlens.app.viewmodel.Plots;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.RowTriage;
import org.benchlens.present.figure.Palette;
import org.jspecify.annotations.Nullable;

/// The figures of one row side by side, with its numbers.
final class DrillDownView extends BorderPane {
  private static final double SIDE = 300;

  /// Below this width there is no room for the numbers beside the figures.
  private static final double ROOM_FOR_SIDE = 760;

  private final DrillDown drill;
  private final NumbersPanel numbers = new NumbersPanel();
  private final FlagsPanel flags;
  private final DrillSide side;
  private final RowTriage triage;
  private final Notice notice;
  private final FigureGrid grid;
  private final VBox figures = new VBox();

  /// @param explorer the window
  /// @param drill the row with its figures
  /// @param palette colours
  /// @param fonts fonts of the figures
  /// @param panes where the keys of the note field are asked about
  /// @param leave leads back, or closes the window
  DrillDownView(
      ExplorerViewModel explorer,
      DrillDown drill,
      ObservableValue<Palette> palette,
      Fonts fonts,
      Panes panes,
      Runnable leave) {
    this.drill = drill;
    triage = explorer.triage().of(drill);
    notice = new Notice(explorer.copies()::command);
    flags = new FlagsPanel(explorer.manual()::open);
    side = new DrillSide(numbers, flags);
    grid = new FigureGrid(drill.plots(), palette, fonts);
    VBox.setVgrow(grid, Priority.ALWAYS);
    getStyleClass().add("data");
    figures.getChildren().setAll(notice, grid);
    figures.setFocusTraversable(true);
    figures.setAccessibleText("Figures");
    figures.setMinSize(0, 0);
    addTriage(explorer, palette, panes);
    ScrollPane beside = new ScrollPane(side);
    beside.getStyleClass().add("why");
    beside.setFitToWidth(true);
    beside.setMinWidth(SIDE);
    beside.setPrefWidth(SIDE);
    beside.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    beside.setAccessibleText("Numbers and flags");
    Words.when(beside, widthProperty().map(width -> width.doubleValue() >= ROOM_FOR_SIDE));
    setTop(
        new VBox(
            new RowBar(explorer, drill, palette, leave),
            new FigureTools(drill.plots(), explorer.export()::open)));
    setCenter(figures);
    setRight(beside);
    drill.plots().plotsProperty().subscribe(this::show);
    drill
        .plots()
        .figures()
        .choiceProperty()
        .subscribe(choice -> show(drill.plots().plotsProperty().get()));
    drill.plots().flagsProperty().subscribe(flags::show);
  }

  /// What is known and said of the row beside its samples.
  private void addTriage(
      ExplorerViewModel explorer, ObservableValue<Palette> palette, Panes panes) {
    MarkSection<RowItem> marks = new MarkSection<>(triage, "Mark this row", "");
    panes.onKey(marks::pressed);
    panes.onWrite(marks::write);
    side.add(new RerunSection(triage));
    side.add(new FlipSection(triage, palette));
    side.add(new OutlookSection(triage.advice(), palette));
    side.add(marks);
    side.add(new NextStepSection(triage.advice(), explorer.copies()::command));
  }

  /// What is known and said of the row.
  RowTriage triage() {
    return triage;
  }

  /// The sections beside the figures.
  DrillSide side() {
    return side;
  }

  private void show(@Nullable Plots plots) {
    if (plots == null) {
      notice.show("No figures", "This row has no verdict yet.");
      Words.giveRoom(notice, true);
      Words.giveRoom(grid, false);
      return;
    }
    List<Panel> shown = drill.plots().shown(plots);
    boolean nothing =
        !shown.isEmpty() && shown.stream().allMatch(panel -> panel.figure().notice().isPresent());
    // Where none of the chosen figures has anything to show, the one that fits may have.
    boolean instead = nothing && plots.fitting().figure().notice().isEmpty();
    notice.show(plots);
    Words.giveRoom(notice, nothing);
    Words.giveRoom(grid, !nothing || instead);
    grid.show(instead ? List.of(plots.fitting()) : nothing ? List.of() : shown, plots);
    numbers.show(plots.numbers());
  }

  /// What takes the focus.
  void focusFigures() {
    figures.requestFocus();
  }
}
