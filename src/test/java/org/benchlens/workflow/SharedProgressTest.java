package org.benchlens.workflow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.model.Progress;
import org.junit.jupiter.api.Test;

class SharedProgressTest {
  private final List<String> told = new ArrayList<>();
  private final SharedProgress shared =
      new SharedProgress((done, total) -> told.add(done + "/" + total), 2, 300);

  @Test
  void partsAddUp() {
    Progress first = shared.part(0);
    Progress second = shared.part(1);
    first.at(50, 100);
    second.at(20, 200);
    first.at(100, 100);
    assertEquals(List.of("50/300", "70/300", "120/300"), told);
  }

  @Test
  void neverAboveTheTotal() {
    shared.part(0).at(1000, 1000);
    assertEquals(List.of("300/300"), told);
  }
}
