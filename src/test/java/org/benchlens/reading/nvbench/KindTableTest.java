package org.benchlens.reading.nvbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.benchlens.model.SummaryKind;
import org.junit.jupiter.api.Test;

class KindTableTest {
  private final KindTable table = new KindTable();

  private List<SummaryKind> list(String... tags) {
    table.clear();
    for (String tag : tags) {
      table.add(tag, "name", "hint", false, "float64");
    }
    return table.list();
  }

  @Test
  void statesWithEqualKindsShareOneList() {
    assertSame(list("a", "b"), list("a", "b"));
  }

  @Test
  void theListIsSharedAcrossOtherStatesBetween() {
    List<SummaryKind> first = list("a", "b");
    list("c");
    list();
    assertSame(first, list("a", "b"));
  }

  @Test
  void aShorterStateHasAListOfItsOwn() {
    list("a", "b");
    assertEquals(1, list("a").size());
  }

  @Test
  void equalKindsInOtherPlacesAreOneObject() {
    SummaryKind first = list("a", "b").getFirst();
    assertSame(first, list("b", "a").get(1));
  }

  @Test
  void aDifferenceInAnyPartIsAnotherKind() {
    table.clear();
    table.add("t", "n", "h", false, "int64");
    table.add("t", "n", "h", true, "int64");
    table.add("t", "n", "h", false, "float64");
    table.add("t", "n", "x", false, "int64");
    table.add("t", "x", "h", false, "int64");
    assertEquals(5, table.list().stream().distinct().count());
  }

  @Test
  void keepsTheOrderOfTheFile() {
    assertEquals(
        List.of("z", "a", "z"), list("z", "a", "z").stream().map(SummaryKind::tag).toList());
  }
}
