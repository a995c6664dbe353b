package org.benchlens.present.group;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalDouble;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.benchlens.present.RowFixture;
import org.benchlens.present.table.TableRow;
import org.junit.jupiter.api.Test;

final class GroupFactsTest {
  private static TableRow row(Status status, double reference, double compare) {
    return new RowFixture()
        .sides(RowFixture.center(reference), RowFixture.center(compare))
        .verdict(status, Reason.BULK_SAME)
        .row();
  }

  @Test
  void theMeanIsGeometric() {
    GroupFacts facts =
        GroupFacts.of(
            List.of(row(Status.SLOW, 1, 2), row(Status.FAST, 2, 1), row(Status.SLOW, 1, 8)));
    assertEquals(2, facts.geometricMean().orElseThrow(), 1e-12);
    assertEquals(-1, facts.best().orElseThrow(), 1e-12, "relative to the smaller center");
    assertEquals(7, facts.worst().orElseThrow(), 1e-12);
    assertEquals(2, facts.of(Status.SLOW));
    assertEquals(0, facts.of(Status.AMBG));
  }

  @Test
  void exchangingTheSidesTurnsTheMeanAround() {
    double forth = GroupFacts.of(List.of(row(Status.SLOW, 3, 7))).geometricMean().orElseThrow();
    double back = GroupFacts.of(List.of(row(Status.FAST, 7, 3))).geometricMean().orElseThrow();
    assertEquals(1, forth * back, 1e-12);
  }

  @Test
  void rowsWithoutATimeOrSkippedOnesCountOnly() {
    TableRow without = new RowFixture().sides(RowFixture.nothing(), RowFixture.center(1)).row();
    GroupFacts facts = GroupFacts.of(List.of(without, row(Status.UNKNOWN, 1, 5)));
    assertEquals(2, facts.rows());
    assertEquals(OptionalDouble.empty(), facts.geometricMean());
    assertEquals(OptionalDouble.empty(), facts.best());
  }

  @Test
  void rowsThatAreNotDecidedYetHaveNoStatus() {
    GroupFacts facts = GroupFacts.of(List.of(new RowFixture().provisionalRow()));
    assertEquals(1, facts.rows());
    assertTrue(facts.counts().isEmpty());
  }
}
