package org.benchlens.reading.nvbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.benchlens.model.Statistic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class TimingInputTest {
  @ParameterizedTest
  @CsvSource({
    "nv/cold/time/gpu/min, MIN, false",
    "nv/cold/time/gpu/max, MAX, false",
    "nv/cold/time/gpu/mean, MEAN, false",
    "nv/cold/time/gpu/stdev/absolute, STDEV, true",
    "nv/cold/time/gpu/stdev/relative, RELATIVE_STDEV, true",
    "nv/cold/time/gpu/q1, Q1, false",
    "nv/cold/time/gpu/median, MEDIAN, false",
    "nv/cold/time/gpu/q3, Q3, false",
    "nv/cold/time/gpu/iqr/absolute, IQR, true",
    "nv/cold/time/gpu/iqr/relative, RELATIVE_IQR, true",
    "nv/cold/time/gpu/ir/absolute, IQR, true",
    "nv/cold/time/gpu/ir/relative, RELATIVE_IQR, true",
    "nv/cold/sm_clock_rate/mean, CLOCK_RATE, false",
  })
  void eachTagStatesItsStatistic(String tag, Statistic statistic, boolean infiniteWhenLost) {
    TimingInput input = TimingInput.ofTag(tag);
    assertEquals(statistic, input.statistic());
    assertEquals(infiniteWhenLost, input.infiniteWhenLost());
  }

  @ParameterizedTest
  @CsvSource({"nv/cold/time/cpu/mean", "nv/batch/time/gpu/mean", "mean", "''"})
  void otherTagsAreNoInput(String tag) {
    assertNull(TimingInput.ofTag(tag));
  }

  @ParameterizedTest
  @EnumSource(Statistic.class)
  void everyStatisticHasAnInput(Statistic statistic) {
    assertEquals(
        true,
        java.util.Arrays.stream(TimingInput.values()).anyMatch(x -> x.statistic() == statistic));
  }

  @Test
  void theOldNameOfTheIqrComesAfterTheNewOne() {
    assertEquals(
        true,
        TimingInput.OLD_IQR.compareTo(TimingInput.IQR) > 0
            && TimingInput.OLD_RELATIVE_IQR.compareTo(TimingInput.RELATIVE_IQR) > 0);
  }
}
