package org.benchlens.app.viewmodel;

import java.util.List;
import java.util.Optional;
import org.benchlens.compare.coverage.CoverageProfile;
import org.benchlens.compare.coverage.CoverageResult;
import org.benchlens.compare.decision.Decision;
import org.benchlens.model.Quantity;
import org.benchlens.present.figure.CoverageFigure;
import org.benchlens.present.figure.CoverageScales;
import org.benchlens.present.figure.DistributionFigure;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.FigureContext;
import org.benchlens.present.figure.QuantityValues;
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
/// @param distribution histogram or stems of both sides
/// @param coverage distinct values with and without a partner
/// @param coverages the four coverages against their limits; none without samples
/// @param decided whether the decision used these coverages; else they are shown for information
/// @param numbers the numbers panel
/// @param rerun the command that would record samples; empty unless neither side declares any
public record Plots(
    RowItem item,
    int revision,
    TableRow row,
    Quantity quantity,
    ScaleKind scale,
    Figure distribution,
    Figure coverage,
    List<CoverageLine> coverages,
    boolean decided,
    Numbers numbers,
    String rerun) {

  /// Makes the figures. Not for the UI thread.
  ///
  /// @param rerun the command that would record samples; empty when some are declared
  static Plots of(
      RowItem item, Decision decision, QuantityValues values, ScaleKind scale, String rerun) {
    int revision = item.revision();
    TableRow row = item.row();
    FigureContext context = new FigureContext(decision, item.settings(), scale);
    CoverageResult known = known(decision, values.quantity());
    Optional<CoverageResult> coverage = known != null ? Optional.of(known) : computed(item, values);
    return new Plots(
        item,
        revision,
        row,
        values.quantity(),
        scale,
        DistributionFigure.of(values, context),
        CoverageFigure.of(values, context),
        coverage
            .map(found -> CoverageScales.of(found, item.settings().thresholds()))
            .map(scales -> CoverageLine.of(scales, decision, values.quantity()))
            .orElse(List.of()),
        known != null,
        Numbers.of(row, values),
        rerun);
  }

  private static @Nullable CoverageResult known(Decision decision, Quantity quantity) {
    return switch (quantity) {
      case TIME -> decision.timeCoverage();
      case CYCLES -> decision.cycleCoverage();
      case FREQUENCY -> null;
    };
  }

  private static Optional<CoverageResult> computed(RowItem item, QuantityValues values) {
    return values.complete()
        ? Optional.of(
            CoverageProfile.of(values.reference().distinct(), values.compare().distinct())
                .at(item.settings().thresholds()))
        : Optional.empty();
  }
}
