package org.benchlens.app.view;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.benchlens.app.control.Fonts;
import org.benchlens.app.control.PlotPane;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Panel;
import org.benchlens.app.viewmodel.Plots;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.RowTitle;
import org.benchlens.app.viewmodel.Why;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.FigureKind;
import org.benchlens.present.figure.Palette;
import org.jspecify.annotations.Nullable;

/// The evidence of the selected row between queue and what-if: why, coverage, distribution, the
/// four coverages, and its mark.
final class EvidencePane extends VBox {
  private final ExplorerViewModel explorer;
  private final ObservableValue<Palette> palette;
  private final NowWas status = new NowWas();
  private final HBox name = Words.row(0);
  private final Label sentence = Words.paragraph("", "small");
  private final PlotPane coverage;
  private final PlotPane distribution;
  private final CoverageScalesBox scales;
  private final VBox scalesBox;
  private final Notice notice;
  private final MarkSection<RowItem> marks;

  /// @param shown whether it is in sight
  EvidencePane(
      ExplorerViewModel explorer,
      ObservableValue<Palette> palette,
      Fonts fonts,
      ObservableValue<Boolean> shown) {
    this.explorer = explorer;
    this.palette = palette;
    getStyleClass().addAll("data", "left-line");
    setMinWidth(0);
    notice = new Notice(explorer.copies()::command);
    coverage = plot(palette, fonts);
    distribution = plot(palette, fonts);
    coverage.xRangeProperty().bindBidirectional(distribution.xRangeProperty());
    scales = CoverageScalesBox.row(palette);
    scalesBox =
        new VBox(6, Words.of("Coverage with the limits in force", "small", "strong"), scales);
    scalesBox.getStyleClass().add("section");
    scalesBox.setPadding(new Insets(8, 12, 8, 12));
    marks =
        new MarkSection<>(
            explorer.triage().selected(), "Mark this row", "then go to the next unseen one");
    VBox.setVgrow(notice, Priority.ALWAYS);
    Region line = new Region();
    line.getStyleClass().add("hairline");
    getChildren().setAll(head(), line, notice, coverage, distribution, scalesBox, marks);
    explorer.queuePlots().plotsProperty().subscribe(this::show);
    WhenSeen description = new WhenSeen(shown, this::describe);
    explorer.selection().whyProperty().subscribe(why -> description.run());
    explorer.rows().changedProperty().subscribe(changed -> description.run());
    palette.subscribe(colours -> description.run());
  }

  private static PlotPane plot(ObservableValue<Palette> palette, Fonts fonts) {
    PlotPane pane = new PlotPane(fonts);
    pane.setHeading(org.benchlens.present.figure.View.Heading.KEY_AND_TITLE);
    palette.subscribe(pane::setPalette);
    pane.setMinHeight(110);
    VBox.setVgrow(pane, Priority.ALWAYS);
    return pane;
  }

  private Node head() {
    Button open = new Button("Evidence", Words.key("Enter"));
    open.setContentDisplay(ContentDisplay.RIGHT);
    open.getStyleClass().addAll("flat", "small-button");
    open.setMinWidth(USE_PREF_SIZE);
    open.setOnAction(event -> explorer.drillDown());
    name.setMinWidth(0);
    HBox.setHgrow(name, Priority.ALWAYS);
    VBox head = new VBox(6, Words.row(12, status, name, open), sentence);
    head.setPadding(new Insets(8, 12, 10, 12));
    return head;
  }

  private void describe() {
    RowItem item = explorer.rows().selectedProperty().get();
    Why why = explorer.selection().whyProperty().get();
    name.getChildren().clear();
    sentence.setText(why == null ? "" : why.message());
    status.setVisible(why != null);
    if (item != null && why != null) {
      status.show(why.status(), RowTitle.was(item).orElse(null), palette.getValue());
      Label title = Words.of(RowTitle.of(item), "small");
      title.setMinWidth(0);
      name.getChildren().setAll(title);
    }
  }

  private void show(@Nullable Plots plots) {
    Optional<Figure> spread =
        plots == null ? Optional.empty() : drawn(plots, FigureKind.DISTRIBUTION);
    boolean nothing = spread.isEmpty();
    Words.giveRoom(notice, nothing);
    Words.giveRoom(coverage, !nothing);
    Words.giveRoom(distribution, !nothing);
    Words.giveRoom(scalesBox, plots != null && !nothing && !plots.coverages().isEmpty());
    if (plots == null) {
      notice.show("No row is selected", "Pick one in the queue.");
      return;
    }
    notice.show(plots);
    if (spread.isPresent()) {
      Optional<Figure> covered = drawn(plots, FigureKind.COVERAGE);
      Words.giveRoom(coverage, covered.isPresent());
      covered.ifPresent(coverage::show);
      distribution.show(spread.get());
      scales.show(plots.coverages());
    }
  }

  private static Optional<Figure> drawn(Plots plots, FigureKind kind) {
    return plots.panel(kind).map(Panel::figure).filter(figure -> figure.notice().isEmpty());
  }

  /// Marks and notes of the selected row.
  MarkSection<RowItem> marks() {
    return marks;
  }
}
