package org.benchlens.app.viewmodel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.benchlens.present.filter.Facet;
import org.junit.jupiter.api.Test;

final class FacetViewTest {
  private final RowsViewModel rows = Opened.example("realistic").rows();

  private FacetView facet(String title) {
    return rows.lookProperty().get().facets().stream()
        .filter(view -> view.facet().title().equals(title))
        .findFirst()
        .orElseThrow();
  }

  private int position(String title, String value) {
    List<String> values = facet(title).facet().values().stream().map(Facet.Value::typed).toList();
    assertTrue(values.contains(value), value);
    return values.indexOf(value);
  }

  private int count(String title, String value) {
    return facet(title).counts().get(position(title, value));
  }

  private void pick(String title, String value) {
    rows.pick(facet(title).facet(), position(title, value));
  }

  @Test
  void pickingWritesTheFilterAndTheFilterPicks() {
    pick("Benchmark", "copy_sweep");
    assertEquals("bench:copy_sweep", rows.filterTextProperty().get());
    assertEquals(18, rows.shown().size());
    rows.filter("T=I8,U8 bench:mixed_axes");
    assertEquals(Set.of(position("Benchmark", "mixed_axes")), facet("Benchmark").picked());
    assertEquals(Set.of(position("T", "U8")), facet("T").picked());
  }

  @Test
  void valuesOfOneFacetAreEitherThoseOfDifferentFacetsBoth() {
    pick("T", "U8");
    pick("T", "I32");
    assertEquals(12, rows.shown().size());
    pick("Device", "1/1");
    assertEquals(6, rows.shown().size());
    assertEquals("T=U8,I32 device:1/1", rows.filterTextProperty().get());
  }

  @Test
  void aFacetCountsWhatTheOthersLetThrough() {
    pick("Benchmark", "copy_sweep");
    assertEquals(27, count("Benchmark", "mixed_axes"), "its own term does not count");
    assertEquals(8, count("Reason", "bulk-same"));
    assertEquals(0, count("Reason", "sc-same"), "zero values stay");
    pick("Benchmark", "mixed_axes");
    assertTrue(count("Reason", "sc-same") > 0);
  }

  @Test
  void countsAddUpToTheShownRows() {
    rows.filter("status:SAME,AMBG");
    for (FacetView view : rows.lookProperty().get().facets()) {
      if (view.facet().kind() != Facet.Kind.AXIS && view.facet().kind() != Facet.Kind.MARK) {
        int sum = view.counts().stream().mapToInt(Integer::intValue).sum();
        assertEquals(rows.lookProperty().get().shown(), sum, view.facet().title());
      }
    }
  }

  @Test
  void aFacetIsClearedAtOnce() {
    pick("T", "U8");
    pick("T", "I32");
    rows.unpick(facet("T").facet());
    assertEquals("", rows.filterTextProperty().get());
  }

  @Test
  void anAxisThatTheShownRowsLackIsNotOffered() {
    rows.filter("bench:mixed_axes");
    List<String> hidden = rows.lookProperty().get().hiddenAxes();
    assertFalse(facet("T").choosable(hidden));
    assertTrue(facet("Items").choosable(hidden));
  }

  @Test
  void reasonsThatNoRowHasStandLast() {
    rows.filter("bench:copy_sweep");
    FacetView reasons = facet("Reason");
    List<Boolean> empty = reasons.order().stream().map(i -> reasons.counts().get(i) == 0).toList();
    assertEquals(empty.stream().sorted().toList(), empty);
    assertTrue(empty.getLast());
  }
}
