package org.benchlens.app.view.nupp;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.SplitPane;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.benchlens.app.control.Fonts;
import org.benchlens.app.view.AboutOverlay;
import org.benchlens.app.view.HelpOverlay;
import org.benchlens.app.view.ManualPane;
import org.benchlens.app.view.MergeCard;
import org.benchlens.app.view.Panes;
import org.benchlens.app.view.RecoveryBar;
import org.benchlens.app.view.ZoomPane;
import org.benchlens.app.viewmodel.AboutViewModel;
import org.benchlens.app.viewmodel.Appearance;
import org.benchlens.app.viewmodel.ManualViewModel;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.present.figure.Palette;

/// The window for records: which ones and the margin on top, the table with its figure below,
/// reasons at the right.
public final class RecordsView extends StackPane {
  private static final double TABLE_SHARE = 0.56;
  private static final double LEAST_TABLE_SHARE = 0.35;

  /// What a figure with its heading needs, [px].
  private static final double FIGURE = 220;

  private static final double HEADING = 36;
  private static final double ROW = 26;

  private final RecordsViewModel records;
  private final Around around;
  private final Panes panes = new Panes();
  private final Look look;
  private final RecordHeader header;

  /// What the window shares with others.
  ///
  /// @param appearance theme and size of the text
  /// @param about whether it is shown what the program is
  /// @param manual where the page of the manual is open
  /// @param quit ends the program
  public record Around(
      Appearance appearance, AboutViewModel about, ManualViewModel manual, Runnable quit) {}

  /// @param records what is shown
  /// @param around what it shares with others
  /// @param palette colours of what is drawn
  /// @param fonts fonts of what is drawn
  public RecordsView(
      RecordsViewModel records, Around around, ObservableValue<Palette> palette, Fonts fonts) {
    this.records = records;
    this.around = around;
    this.look = new Look(palette, fonts);
    getStyleClass().add("data");
    SheetTable table = new SheetTable(records, look);
    panes.add(table);
    RecordMenus menus = new RecordMenus(records, panes, around, palette::getValue);
    header = new RecordHeader(records, menus.bar(), panes);
    RecordChips chips = new RecordChips(records, look, panes);
    FigureDock figure = new FigureDock(records, look);
    WhySide why = new WhySide(records, look, panes);
    panes.add(figure.focusTarget());
    panes.add(why.focusTarget());
    SplitPane middle = new SplitPane(table, figure);
    middle.setOrientation(Orientation.VERTICAL);
    middle.setDividerPositions(TABLE_SHARE);
    middle.heightProperty().subscribe(height -> divide(middle));
    records.rows().sheetProperty().subscribe(sheet -> divide(middle));
    middle.getStyleClass().add("thin-split");
    BorderPane main = new BorderPane(middle);
    main.setTop(new NoticeBar(records));
    BorderPane shell = new BorderPane(main);
    RecoveryBar left =
        new RecoveryBar(records.workspace().file().autosave(), records.workspace()::recover);
    shell.setTop(new VBox(header, chips, left));
    shell.setRight(why);
    shell.widthProperty().subscribe(width -> why.fit(width.doubleValue()));
    shell.setBottom(new RecordStatus(records));
    getChildren().setAll(new ZoomPane(layers(shell), around.appearance().sizeProperty()));
    setOnDragOver(this::over);
    setOnDragDropped(this::dropped);
  }

  /// What lies over what.
  private StackPane layers(Node shell) {
    return new StackPane(
        shell,
        new ManualPane(around.manual(), "Records of nupp bench", List.of("nupp-records.md")),
        new MergeCard(
            records.workspace().file().reportProperty(), records.workspace().file()::closeReport),
        new HelpOverlay(records.helpProperty(), records::toggleHelp, RecordKeyList.columns()),
        new AboutOverlay(around.about()));
  }

  /// Listens to the keys of its scene.
  public void listen(Scene scene) {
    RecordKeys.listen(scene, records, around, panes, header.marginField(), look);
    // What is split into parts is in the scene only after its first layout.
    scene.getRoot().applyCss();
    scene.getRoot().layout();
    panes.first();
  }

  /// A short table leaves its room to the figure; in a low window the figure needs more of it.
  private void divide(SplitPane middle) {
    double rows = HEADING + ROW * records.rows().sheetProperty().get().rows().size();
    double height = middle.getHeight();
    if (height > 0) {
      double most = Math.clamp(1 - FIGURE / height, LEAST_TABLE_SHARE, TABLE_SHARE);
      middle.setDividerPositions(Math.min(most, rows / height));
    }
  }

  private void over(DragEvent drag) {
    if (drag.getDragboard().hasFiles()) {
      drag.acceptTransferModes(TransferMode.COPY);
      drag.consume();
    }
  }

  private void dropped(DragEvent drag) {
    List<Path> files = drag.getDragboard().getFiles().stream().map(File::toPath).toList();
    records.open(files);
    drag.setDropCompleted(!files.isEmpty());
    drag.consume();
  }
}
