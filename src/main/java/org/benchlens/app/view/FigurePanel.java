package org.benchlens.app.view;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.benchlens.app.control.Fonts;
import org.benchlens.app.control.PlotPane;
import org.benchlens.app.viewmodel.CoverageLine;
import org.benchlens.app.viewmodel.Panel;
import org.benchlens.app.viewmodel.Plots;
import org.benchlens.app.viewmodel.PlotsViewModel;
import org.benchlens.present.figure.Brush;
import org.benchlens.present.figure.FigureKind;
import org.benchlens.present.figure.Highlight;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.SampleAxes;
import org.benchlens.present.figure.Span;
import org.benchlens.present.figure.View;
import org.jspecify.annotations.Nullable;

/// One figure of the drill-down, linked with the others; coverage with its four numbers below.
final class FigurePanel extends VBox {
  /// A lower panel needs its height for the figure.
  private static final double ROOM_FOR_COVERAGES = 230;

  private final PlotsViewModel plots;
  private final FigureKind kind;
  private final PlotPane pane;
  private final CoverageScalesBox scales;
  private final Label note = Words.of("", "tiny", "muted");
  private final VBox coverages;
  private SampleAxes axes = SampleAxes.NONE;
  private boolean numbered;

  FigurePanel(
      PlotsViewModel plots, FigureKind kind, ObservableValue<Palette> palette, Fonts fonts) {
    this.plots = plots;
    this.kind = kind;
    pane = new PlotPane(fonts);
    pane.setHeading(View.Heading.KEY_AND_TITLE);
    pane.setId(kind.word());
    pane.setLinked(true);
    pane.setMinHeight(60);
    pane.setMinWidth(60);
    palette.subscribe(pane::setPalette);
    VBox.setVgrow(pane, Priority.ALWAYS);
    scales = CoverageScalesBox.row(palette);
    coverages = new VBox(2, scales, note);
    coverages.setPadding(new Insets(2, 16, 8, 16));
    Words.giveRoom(coverages, false);
    getStyleClass().add("figure-panel");
    getChildren().setAll(pane, coverages);
    heightProperty().subscribe(height -> room());
    plots.links().resetsProperty().addListener((observed, before, now) -> pane.reset());
    plots
        .brush()
        .highlightsProperty()
        .subscribe(all -> pane.highlightProperty().set(all.getOrDefault(kind, Highlight.NONE)));
  }

  /// Shows the figure.
  void show(Panel panel, Plots all) {
    link(panel.axes());
    pane.show(panel.figure());
    List<CoverageLine> lines =
        panel.quantity() == all.quantity() ? all.coverages() : all.fittingCoverages();
    boolean wanted =
        kind == FigureKind.COVERAGE && panel.figure().notice().isEmpty() && !lines.isEmpty();
    numbered = wanted;
    room();
    if (wanted) {
      scales.show(lines);
      note.setText(
          all.decided() ? "" : "For information: the verdict did not need these coverages.");
      Words.giveRoom(note, !all.decided());
    }
  }

  private void room() {
    boolean low = getHeight() > 0 && getHeight() < ROOM_FOR_COVERAGES;
    Words.giveRoom(coverages, numbered && !low);
  }

  /// Binds what the axes share with other figures.
  private void link(SampleAxes now) {
    if (now.equals(axes)) {
      return;
    }
    axes.x().ifPresent(axis -> unbind(pane.xRangeProperty(), plots.links().rangeProperty(axis)));
    axes.x().ifPresent(axis -> unbind(pane.pointerProperty(), plots.links().pointerProperty(axis)));
    axes.y().ifPresent(axis -> unbind(pane.yRangeProperty(), plots.links().rangeProperty(axis)));
    axes = now;
    pane.setLinkedY(now.y().isPresent());
    pane.xRangeProperty().set(Optional.empty());
    pane.yRangeProperty().set(Optional.empty());
    now.x().ifPresent(axis -> bind(pane.xRangeProperty(), plots.links().rangeProperty(axis)));
    now.x().ifPresent(axis -> bind(pane.pointerProperty(), plots.links().pointerProperty(axis)));
    now.y().ifPresent(axis -> bind(pane.yRangeProperty(), plots.links().rangeProperty(axis)));
    pane.setOnBrush(now.x().isPresent(), now.y().isPresent(), this::brushed);
  }

  private static <T> void bind(ObjectProperty<T> mine, ObjectProperty<T> shared) {
    mine.bindBidirectional(shared);
  }

  private static <T> void unbind(ObjectProperty<T> mine, ObjectProperty<T> shared) {
    mine.unbindBidirectional(shared);
  }

  private void brushed(boolean upright, @Nullable Span span) {
    if (span == null) {
      plots.brush().clear();
    } else {
      (upright ? axes.x() : axes.y())
          .ifPresent(axis -> plots.brush().select(new Brush(axis, span)));
    }
  }
}
