package org.benchlens.present.sentence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.benchlens.compare.decision.Finding;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FaultTextTest {
  @ParameterizedTest
  @CsvSource({
    "COUNT_DIFFERS, 260, 252, '252 values, 260 declared'",
    "COUNT_DIFFERS, 2, 1, '1 value, 2 declared'",
    "MISSING, 260, -1, 'no such file, 260 declared'",
    "MISSING, -1, -1, no such file",
    "EMPTY, 260, 0, 'empty, 260 declared'",
    "UNREADABLE, 260, -1, cannot be read",
    "BAD_VALUE, 260, 3, 3 values not positive and finite",
    "LENGTHS_DIFFER, 400, 399, '399 values, but 400 in the other array'",
    "OUTSIDE, 1, -1, lies outside the folders that may be read without asking"
  })
  void eachFaultIsNamedWithItsCounts(
      SampleFault.Kind kind, long expected, long found, String text) {
    assertEquals(
        "cmp.json-bin/14.bin: " + text,
        FaultText.of(
            new SampleFault(kind, SampleArray.TIMES, "cmp.json-bin/14.bin", expected, found)));
  }

  @Test
  void anUndeclaredArrayIsNamedByItsKind() {
    assertEquals(
        "compare frequencies not declared",
        FaultText.of(
            new Finding.SideFault(
                Side.COMPARE,
                new SampleFault(
                    SampleFault.Kind.NOT_DECLARED, SampleArray.FREQUENCIES, "", -1, -1))));
  }

  @Test
  void aFileNameCannotBreakTheLine() {
    assertEquals(
        "a b: cannot be read",
        FaultText.of(
            new SampleFault(SampleFault.Kind.UNREADABLE, SampleArray.TIMES, "a\nb", 1, -1)));
  }
}
