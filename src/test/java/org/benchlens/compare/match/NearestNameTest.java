package org.benchlens.compare.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NearestNameTest {

  @ParameterizedTest
  @CsvSource({
    "reduse, reduce",
    "rdeuce, reduce",
    "REDUCE, reduce",
    "scn, scan",
    "sort, sort",
    "Sort, Sort",
    "'', scan",
  })
  void theNameWithFewestEditsIsNearest(String wanted, String expected) {
    List<String> names = List.of("reduce", "scan", "Sort", "sort");
    assertEquals(Optional.of(expected), NearestName.nearest(wanted, names));
  }

  @Test
  void withoutNamesThereIsNone() {
    assertEquals(Optional.empty(), NearestName.nearest("a", List.of()));
  }

  @Test
  void theEarlierOfEquallyNearNamesWins() {
    assertEquals(Optional.of("ab"), NearestName.nearest("aa", List.of("ab", "ac")));
  }
}
