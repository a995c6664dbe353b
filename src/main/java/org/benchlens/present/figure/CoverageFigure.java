package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Thresholds;
import org.benchlens.compare.coverage.CoverageProfile;
import org.benchlens.compare.coverage.NeighbourDistances;
import org.benchlens.compare.coverage.RareSupport;
import org.benchlens.model.Quantity;
import org.benchlens.model.Side;

/// The figure `coverage`: the distinct values of both sides as bars, each with or without a partner
/// on the other side within the effective tolerance, and the reach of the tolerance as a band.
public final class CoverageFigure {
  private final QuantityValues values;
  private final Thresholds thresholds;
  private final PlotAxis x;
  private final RugLane reference;
  private final RugLane compare;

  private CoverageFigure(QuantityValues values, FigureContext context) {
    this.values = values;
    this.thresholds = context.settings().thresholds();
    this.x = ValueAxis.of(values, context).withGrid();
    NeighbourDistances distances =
        NeighbourDistances.between(values.reference().distinct(), values.compare().distinct());
    this.reference = lane(Side.REFERENCE, distances);
    this.compare = lane(Side.COMPARE, distances);
  }

  private RugLane lane(Side side, NeighbourDistances distances) {
    return new RugLane(
        side,
        values.side(side).distinct(),
        distances,
        CoverageProfile.tolerance(thresholds),
        RareSupport.of(values.side(side).distinct(), thresholds));
  }

  /// Makes the figure; a notice when a side has no values, since nothing can be a partner then.
  public static Figure of(QuantityValues values, FigureContext context) {
    if (!values.complete()) {
      return Figure.empty(FigureKind.COVERAGE, NoSamples.notice(values));
    }
    return new CoverageFigure(values, context).make();
  }

  private Figure make() {
    PlotAxis lanes =
        new PlotAxis("", AxisUnit.NONE, ScaleKind.LINEAR, new Span(-1, 1), false, false);
    return new Figure(
        FigureKind.COVERAGE,
        Phrases.title(FigureKind.COVERAGE, values.quantity()),
        "distinct values with a partner on the other side",
        x,
        lanes,
        FigureLayout.PLAIN,
        List.of(
            new Mark.Tolerance(thresholds.sameCenterRelative(), decidingPlace()),
            new Mark.Rug(reference),
            new Mark.Rug(compare)),
        new Legend(true, legend()),
        description(),
        table(),
        Optional.empty());
  }

  /// The value that weighs most among those without a partner, the middle one of equals; without
  /// any the value whose partner is farthest.
  private double decidingPlace() {
    RugLane lane = heaviest(reference) >= heaviest(compare) ? reference : compare;
    double share = heaviest(lane);
    if (share == 0) {
      return farthest();
    }
    List<Double> places = new ArrayList<>();
    for (int i = 0; i < lane.size(); i++) {
      if (open(lane, i) && lane.share(i) == share) {
        places.add(lane.value(i));
      }
    }
    return places.get((places.size() - 1) / 2);
  }

  private static boolean open(RugLane lane, int i) {
    return !lane.covered(i) && lane.kept(i);
  }

  private static double heaviest(RugLane lane) {
    double share = 0;
    for (int i = 0; i < lane.size(); i++) {
      share = open(lane, i) ? Math.max(share, lane.share(i)) : share;
    }
    return share;
  }

  private double farthest() {
    double place = reference.value(0);
    double farthest = -1;
    for (RugLane lane : List.of(reference, compare)) {
      for (int i = 0; i < lane.size(); i++) {
        if (lane.kept(i) && lane.distance(i) > farthest) {
          farthest = lane.distance(i);
          place = lane.value(i);
        }
      }
    }
    return place;
  }

  private List<Legend.Entry> legend() {
    List<Legend.Entry> entries = new ArrayList<>();
    entries.add(
        new Legend.Entry(
            Swatch.COVERED,
            "has a partner within ±" + Phrases.percent(thresholds.sameCenterRelative())));
    entries.add(
        new Legend.Entry(
            Swatch.UNCOVERED,
            "none: "
                + reference.uncovered()
                + " ref, "
                + compare.uncovered()
                + " cmp distinct values"));
    if (reference.rare() + compare.rare() > 0) {
      entries.add(
          new Legend.Entry(
              Swatch.RARE,
              "rare, not counted: " + reference.rare() + " ref, " + compare.rare() + " cmp"));
    }
    entries.add(new Legend.Entry(Swatch.NONE, "height: square root of count"));
    return entries;
  }

  private String description() {
    return "Coverage of "
        + values.quantity().word()
        + ": "
        + without(reference)
        + " and "
        + without(compare)
        + " have no partner within ±"
        + Phrases.percent(thresholds.sameCenterRelative())
        + " on the other side.";
  }

  private static String without(RugLane lane) {
    long counted = (long) lane.size() - lane.rare();
    return lane.uncovered()
        + " of "
        + Phrases.count(counted, "distinct " + lane.side().word() + " value");
  }

  private DataTable table() {
    Quantity quantity = values.quantity();
    List<DataTable.Column> columns =
        List.of(
            new DataTable.Column("side", ""),
            new DataTable.Column(quantity.word(), DistributionTables.unit(quantity)),
            new DataTable.Column("count", ""),
            new DataTable.Column("log_distance", "1"),
            new DataTable.Column("covered", ""),
            new DataTable.Column("support", ""));
    return new DataTable(
        columns,
        reference.size() + compare.size(),
        i -> i < reference.size() ? row(reference, i) : row(compare, i - reference.size()));
  }

  private static List<DataTable.Cell> row(RugLane lane, int i) {
    return List.of(
        new DataTable.Cell.Word(lane.side().word()),
        new DataTable.Cell.Value(lane.value(i)),
        new DataTable.Cell.Count(lane.count(i)),
        new DataTable.Cell.Value(lane.distance(i)),
        new DataTable.Cell.Word(lane.covered(i) ? "yes" : "no"),
        new DataTable.Cell.Word(lane.kept(i) ? "yes" : "no"));
  }
}
