package org.benchlens.compare.match;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.model.AxisValue;
import org.benchlens.model.State;

/// A condition on an axis: the state must have it, with one of these exact value texts.
///
/// @param name axis name
/// @param values accepted value texts
public record AxisFilter(String name, List<String> values) {
  private static final String POWER_OF_TWO = "[pow2]";
  private static final int LARGEST_EXPONENT = 63;

  public AxisFilter {
    values = List.copyOf(values);
  }

  /// Reads the form of the command line (contract, section 8): `NAME=VALUE`, split at the first
  /// `=` and trimmed; `NAME[pow2]=EXPONENT` for a power of two; `[a,b]` for either value.
  ///
  /// @throws IllegalArgumentException with one line for the user when the text has another form
  public static AxisFilter parse(String text) {
    int split = text.indexOf('=');
    String name = split < 0 ? "" : text.substring(0, split).strip();
    if (name.isEmpty()) {
      throw new IllegalArgumentException("axis filter '" + text + "' is not NAME=VALUE");
    }
    List<String> values = values(text, text.substring(split + 1).strip());
    if (!name.endsWith(POWER_OF_TWO)) {
      return new AxisFilter(name, values);
    }
    String axis = name.substring(0, name.length() - POWER_OF_TWO.length()).strip();
    if (axis.isEmpty()) {
      throw new IllegalArgumentException("axis filter '" + text + "' names no axis");
    }
    return new AxisFilter(axis, values.stream().map(value -> power(text, value)).toList());
  }

  /// Whether a state has the axis with one of the values.
  public boolean matches(State state) {
    for (AxisValue value : state.axisValues()) {
      if (value.name().equals(name) && values.contains(value.text())) {
        return true;
      }
    }
    return false;
  }

  private static List<String> values(String text, String value) {
    boolean several = value.length() >= 2 && value.startsWith("[") && value.endsWith("]");
    List<String> found = new ArrayList<>();
    if (several) {
      for (String part : value.substring(1, value.length() - 1).split(",", -1)) {
        found.add(part.strip());
      }
    } else {
      found.add(value);
    }
    if (found.contains("")) {
      throw new IllegalArgumentException("axis filter '" + text + "' lacks a value");
    }
    return found;
  }

  private static String power(String text, String exponent) {
    boolean digits = exponent.length() <= 9 && exponent.chars().allMatch(c -> c >= '0' && c <= '9');
    int shift = digits ? Integer.parseInt(exponent) : LARGEST_EXPONENT + 1;
    if (shift > LARGEST_EXPONENT) {
      throw new IllegalArgumentException(
          "axis filter '" + text + "': exponent '" + exponent + "' is not a whole number 0 to 63");
    }
    return Long.toString(1L << shift);
  }
}
