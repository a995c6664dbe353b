package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.benchlens.model.Quantity;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.SampleRead;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowSamplesTest {
  private static SideValues reference(SampleRead times, SampleRead rates, Quantity quantity) {
    return new RowSamples(times, rates, times, rates).values(quantity).reference();
  }

  private static SampleFault.Kind fault(SampleRead times, SampleRead rates, Quantity quantity) {
    SideValues values = reference(times, rates, quantity);
    return assertInstanceOf(SideValues.Unusable.class, values).fault().kind();
  }

  @Test
  void cyclesAreTimeTimesFrequencyInMeasurementOrder() {
    SideValues values = reference(Rows.loaded(3f, 2f), Rows.loaded(10f, 20f), Quantity.CYCLES);
    Series series = values.usable().get().series();
    assertEquals(30, series.at(0));
    assertEquals(40, series.at(1));
  }

  @Test
  void cyclesAreMultipliedInDouble() {
    SideValues values = reference(Rows.loaded(0.1f), Rows.loaded(3e9f), Quantity.CYCLES);
    assertEquals((double) 0.1f * (double) 3e9f, values.usable().get().series().at(0));
  }

  @Test
  void differentLengthsMakeNoCycles() {
    assertEquals(
        SampleFault.Kind.LENGTHS_DIFFER,
        fault(Rows.loaded(1f, 2f), Rows.loaded(1f), Quantity.CYCLES));
  }

  @Test
  void timesStandWithoutFrequencies() {
    SampleRead none = Rows.missing(SampleArray.FREQUENCIES);
    assertEquals(2, reference(Rows.loaded(1f, 2f), none, Quantity.TIME).distinct().size());
    assertEquals(SampleFault.Kind.MISSING, fault(Rows.loaded(1f), none, Quantity.CYCLES));
  }

  @ParameterizedTest
  @ValueSource(floats = {0f, -1f, Float.NaN, Float.POSITIVE_INFINITY})
  void aBadValueMakesAllUnusable(float bad) {
    assertEquals(
        SampleFault.Kind.BAD_VALUE,
        fault(Rows.loaded(1f, bad), Rows.loaded(1f, 1f), Quantity.TIME));
  }

  @Test
  void noValuesAreAFault() {
    assertEquals(SampleFault.Kind.EMPTY, fault(Rows.loaded(), Rows.loaded(), Quantity.FREQUENCY));
  }
}
