package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TicksTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "LINEAR | 45.95   | 50.3    | 587 | 46 47 48 49 50",
        "LINEAR | 57.5    | 63.9    | 626 | 58 59 60 61 62 63",
        "LINEAR | 5.03    | 8.28    | 525 | 5.5 6.0 6.5 7.0 7.5 8.0",
        "LINEAR | 0       | 61.6    | 274 | 0 20 40 60",
        "LINEAR | 0       | 1       | 350 | 0 0.2 0.4 0.6 0.8 1.0",
        "LINEAR | 0       | 1       | 280 | 0 0.25 0.50 0.75 1.00",
        "LINEAR | -3      | 3       | 210 | −2 0 2",
        "LINEAR | 1000000 | 3000000 | 200 | 1000000 2000000 3000000",
        "LINEAR | 49.1501 | 49.1509 | 600 | 49.1501 49.1502 49.1503 49.1504 49.1505 49.1506 49.1507"
            + " 49.1508 49.1509",
        "LOG    | 0.03    | 5       | 340 | 0.03 0.1 0.3 1 3",
        "LOG    | 0.5     | 20000   | 300 | 1 100 10000",
        "LOG    | 0.001   | 1000000 | 720 | 0.001 0.01 0.1 1 10 100 1000 10000 100000 1000000",
        "LOG    | 40      | 60      | 350 | 40 45 50 55 60",
      })
  void areReadable(ScaleKind kind, double from, double to, double length, String labels) {
    List<Tick> ticks = Ticks.of(new Span(from, to), kind, length, Ticks.X_SPACING);
    assertEquals(labels, String.join(" ", ticks.stream().map(Tick::label).toList()));
  }

  @Test
  void keepTheirDistance() {
    long seed = 11;
    Random random = new Random(seed);
    for (int round = 0; round < 2000; round++) {
      double from = Math.pow(10, random.nextDouble() * 8 - 4);
      Span span = new Span(from, from * (1 + Math.pow(10, random.nextDouble() * 6 - 4)));
      ScaleKind kind = random.nextBoolean() ? ScaleKind.LINEAR : ScaleKind.LOG;
      double length = 80 + random.nextInt(900);
      List<Tick> ticks = Ticks.of(span, kind, length, Ticks.X_SPACING);
      for (int i = 1; i < ticks.size(); i++) {
        double distance =
            length
                * (kind.fraction(span, ticks.get(i).value())
                    - kind.fraction(span, ticks.get(i - 1).value()));
        assertTrue(distance >= Ticks.X_SPACING * 0.99, "seed " + seed + " round " + round);
      }
    }
  }

  @Test
  void labelsAreTheirValues() {
    for (Tick tick : Ticks.of(new Span(0.1, 0.9), ScaleKind.LINEAR, 640, Ticks.X_SPACING)) {
      assertEquals(tick.value(), Double.parseDouble(tick.label()));
    }
  }

  @Test
  void aSinglePlaceHasOneTick() {
    assertEquals(
        List.of(new Tick(2.5, "2.5")),
        Ticks.of(new Span(2.5, 2.5), ScaleKind.LINEAR, 300, Ticks.X_SPACING));
  }

  @ParameterizedTest
  @CsvSource({"3.5, 1 2 3", "12.5, 5 10", "5.5, 1 2 3 4 5", "66.5, 20 40 60"})
  void placesAreWholeNumbers(double to, String expected) {
    List<String> labels =
        Ticks.of(new Span(0.5, to), ScaleKind.PLACES, 370, Ticks.X_SPACING).stream()
            .map(Tick::label)
            .toList();
    assertEquals(List.of(expected.split(" ")), labels);
  }
}
