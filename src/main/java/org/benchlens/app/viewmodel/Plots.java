package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchlens.compare.coverage.CoverageProfile;
import org.benchlens.compare.coverage.CoverageResult;
import org.benchlens.compare.decision.Decision;
import org.benchlens.model.Quantity;
import org.benchlens.present.figure.CoverageScales;
import org.benchlens.present.figure.FigureContext;
import org.benchlens.present.figure.FigureKind;
import org.benchlens.present.figure.QuantityValues;
import org.benchlens.present.figure.RowFigures;
import org.benchlens.present.figure.ScaleKind;
import org.benchlens.present.table.TableRow;
import org.jspecify.annotations.Nullable;

/// The figures of a row, ready to be drawn.
///
/// @param item which row
/// @param revision what was known of it, by its [RowItem#revision]
/// @param row what was known of it
/// @param quantity what they are about
/// @param scale linear or log
/// @param density whether the distribution has density lines
/// @param panels the chosen figures
/// @param fitting the figure that fits the row's reason
/// @param coverages the four coverages against their limits; none without samples
/// @param fittingCoverages the same for the quantity of `fitting`
/// @param decided whether the decision used these coverages; else they are shown for information
/// @param numbers the numbers panel
/// @param rerun the command that would record samples; empty unless neither side declares any
public record Plots(
    RowItem item,
    int revision,
    TableRow row,
    Quantity quantity,
    ScaleKind scale,
    boolean density,
    List<Panel> panels,
    Panel fitting,
    List<CoverageLine> coverages,
    List<CoverageLine> fittingCoverages,
    boolean decided,
    Numbers numbers,
    String rerun) {
  public Plots {
    panels = List.copyOf(panels);
    coverages = List.copyOf(coverages);
    fittingCoverages = List.copyOf(fittingCoverages);
  }

  /// Which figures are wanted.
  ///
  /// @param quantity what they are about
  /// @param scale linear or log
  /// @param density whether the distribution has density lines
  /// @param kinds the chosen ones, beside the one that fits
  record Wanted(Quantity quantity, ScaleKind scale, boolean density, List<FigureKind> kinds) {}

  /// The figures made before when they still hold, else none.
  private static List<Panel> usable(@Nullable Plots before, RowItem item, Wanted wanted) {
    return before != null
            && before.item == item
            && before.revision == item.revision()
            && before.quantity == wanted.quantity()
            && before.scale == wanted.scale()
        ? before.panels.stream()
            .filter(
                panel ->
                    panel.kind() != FigureKind.DISTRIBUTION || before.density == wanted.density())
            .toList()
        : List.of();
  }

  /// Makes the figures. Not for the UI thread.
  ///
  /// @param before what was shown before, of which figures that still hold are taken over
  /// @param rerun the command that would record samples; empty when some are declared
  static Plots of(
      @Nullable Plots before,
      RowItem item,
      Decision decision,
      RowFigures figures,
      Wanted wanted,
      String rerun) {
    int revision = item.revision();
    FigureContext context =
        new FigureContext(decision, item.settings(), wanted.scale(), wanted.density());
    Quantity quantity = wanted.quantity();
    List<Panel> panels = new ArrayList<>();
    List<Panel> made = usable(before, item, wanted);
    for (FigureKind kind : wanted.kinds()) {
      panels.add(
          made.stream()
              .filter(panel -> panel.kind() == kind)
              .findFirst()
              .orElseGet(() -> new Panel(kind, quantity, figures.of(kind, quantity, context))));
    }
    // Who asks for cycles or frequencies gets these.
    RowFigures.Fitting found =
        figures.fitting(
            context, quantity == Quantity.TIME ? Optional.empty() : Optional.of(quantity));
    Panel fitting = new Panel((FigureKind) found.figure().kind(), found.quantity(), found.figure());
    List<CoverageLine> coverages = coverages(item, decision, figures.values(quantity));
    return new Plots(
        item,
        revision,
        item.row(),
        quantity,
        wanted.scale(),
        wanted.density(),
        panels,
        fitting,
        coverages,
        fitting.quantity() == quantity
            ? coverages
            : coverages(item, decision, figures.values(fitting.quantity())),
        known(decision, quantity) != null,
        Numbers.of(item.row(), figures.values(quantity)),
        rerun);
  }

  /// The figure of a kind, when it is among the chosen ones.
  public Optional<Panel> panel(FigureKind kind) {
    return panels.stream().filter(panel -> panel.kind() == kind).findFirst();
  }

  private static List<CoverageLine> coverages(
      RowItem item, Decision decision, QuantityValues values) {
    CoverageResult known = known(decision, values.quantity());
    Optional<CoverageResult> coverage = known != null ? Optional.of(known) : computed(item, values);
    return coverage
        .map(found -> CoverageScales.of(found, item.settings().thresholds()))
        .map(scales -> CoverageLine.of(scales, decision, values.quantity()))
        .orElse(List.of());
  }

  private static @Nullable CoverageResult known(Decision decision, Quantity quantity) {
    return switch (quantity) {
      case TIME -> decision.timeCoverage();
      case CYCLES -> decision.cycleCoverage();
      case FREQUENCY -> null;
    };
  }

  private static Optional<CoverageResult> computed(RowItem item, QuantityValues values) {
    return values.complete() && values.quantity() != Quantity.FREQUENCY
        ? Optional.of(
            CoverageProfile.of(values.reference().distinct(), values.compare().distinct())
                .at(item.settings().thresholds()))
        : Optional.empty();
  }
}
