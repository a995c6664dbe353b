package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.model.Samples;

/// How many values of an array are no measurement, by what they are.
///
/// @param nan number of values that are not a number
/// @param infinite number of infinite values of either sign
/// @param zero number of zeros of either sign
/// @param negative number of finite values below zero
public record BadSamples(long nan, long infinite, long zero, long negative) {
  /// None.
  public static final BadSamples NONE = new BadSamples(0, 0, 0, 0);

  /// Counts.
  static BadSamples of(Samples samples) {
    long nan = 0;
    long infinite = 0;
    long zero = 0;
    long negative = 0;
    for (int i = 0; i < samples.size(); i++) {
      float value = samples.at(i);
      if (value > 0 && value < Float.POSITIVE_INFINITY) {
        continue;
      }
      if (Float.isNaN(value)) {
        nan++;
      } else if (Float.isInfinite(value)) {
        infinite++;
      } else if (value == 0) {
        zero++;
      } else {
        negative++;
      }
    }
    return new BadSamples(nan, infinite, zero, negative);
  }

  /// Number of all of them.
  long all() {
    return nan + infinite + zero + negative;
  }

  /// What they are: `3 NaN, 1 zero`; empty for none.
  String words() {
    List<String> words = new ArrayList<>();
    add(words, nan, "NaN");
    add(words, infinite, "infinite");
    add(words, zero, "zero");
    add(words, negative, "negative");
    return String.join(", ", words);
  }

  private static void add(List<String> words, long count, String what) {
    if (count > 0) {
      words.add(count + " " + what);
    }
  }
}
