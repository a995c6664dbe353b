package org.benchlens.workflow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameTemplateTest {
  private static final List<String> FIELDS = List.of("row", "benchmark");

  @Test
  void fieldsAreFilledIn() {
    NameTemplate template = NameTemplate.of("out/{benchmark}-{row}.svg", FIELDS);
    assertEquals("out/a-3.svg", template.name(Map.of("benchmark", "a", "row", "3")));
  }

  @Test
  void anUnknownFieldIsNamed() {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> NameTemplate.of("{bench}.png", FIELDS));
    assertEquals(
        "'{bench}.png' has the unknown field {bench}; there are {row}, {benchmark}",
        e.getMessage());
  }

  @Test
  void namesThatDifferInCaseOnlyDoNotCollide() {
    NameTemplate template = NameTemplate.of("{benchmark}.png", FIELDS);
    assertEquals("a.png", template.name(Map.of("benchmark", "a")));
    assertEquals("A-2.png", template.name(Map.of("benchmark", "A")));
    assertEquals("a-3.png", template.name(Map.of("benchmark", "a")));
  }

  @Test
  void aNumberGoesBeforeTheEndingOfTheName() {
    NameTemplate template = NameTemplate.of("v1.2/plot", FIELDS);
    assertEquals("v1.2/plot", template.name(Map.of()));
    assertEquals("v1.2/plot-2", template.name(Map.of()));
  }

  @Test
  void aNameWithoutFieldsGetsOne() {
    assertEquals(List.of("row"), NameTemplate.of("a.b/c.png", FIELDS).orWith("row").fields());
    assertEquals(
        "a.b/c-7.png", NameTemplate.of("a.b/c.png", FIELDS).orWith("row").name(Map.of("row", "7")));
  }

  @ParameterizedTest
  @CsvSource({
    "a/b:c*?, a_b_c__",
    "../../etc, _.._.._etc",
    "con, _con",
    "LPT1.txt, _LPT1.txt",
    "größe=µ, größe=µ",
    "'', _",
    "'a. ', a._",
    "'...', _"
  })
  void valuesAreMadeSafe(String value, String safe) {
    assertEquals(safe, NameTemplate.safe(value));
  }

  @Test
  void veryLongValuesAreCut() {
    assertEquals(60, NameTemplate.safe("x".repeat(500)).length());
  }
}
