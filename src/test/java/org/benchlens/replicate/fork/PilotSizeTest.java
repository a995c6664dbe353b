package org.benchlens.replicate.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Values of nupp-record.md, 4.10.
final class PilotSizeTest {
  @ParameterizedTest
  @CsvSource({
    "0.001,0.02,10",
    "0.15,0.02,340",
    "0.15,0.05,55",
    "0.022,0.02,10",
    "0.029,0.02,13",
    "0,0.02,10"
  })
  void forksForAPrecision(double variation, double precision, long forks) {
    assertEquals(forks, PilotSize.forks(variation, precision));
  }

  @Test
  void aQuietPilotTakesTen() {
    PilotSize size = PilotSize.of(73.1, 74, 72.2, 75, 71.9);
    assertEquals(0.0175013, size.variation(), 5e-8);
    assertEquals(10, size.forksFor2Percent());
    assertEquals(10, size.forksFor5Percent());
  }

  @Test
  void aNoisyPilotTakesMany() {
    PilotSize size = PilotSize.of(20, 30, 25, 22, 31);
    assertEquals(0.188555, size.variation(), 5e-7);
    assertEquals(537, size.forksFor2Percent());
    assertEquals(86, size.forksFor5Percent());
  }

  @Test
  void oneForkHasNoVariation() {
    assertEquals(0, PilotSize.of(5).variation());
    assertEquals(0, PilotSize.of(-5, 5).variation());
  }

  @Test
  void aPrecisionOfZeroIsNoPrecision() {
    assertThrows(IllegalArgumentException.class, () -> PilotSize.forks(0.1, 0));
  }
}
