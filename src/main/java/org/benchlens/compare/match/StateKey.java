package org.benchlens.compare.match;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.benchlens.model.AxisValue;
import org.benchlens.model.State;

/// The identity of a state inside a device section (contract, section 1).
///
/// Two keys are equal when their names and their sets of settings are; the order of the axes does
/// not matter. A class rather than a record, because its hash is computed once: pairing looks each
/// key up several times.
public final class StateKey {
  private static final String DEVICE_PART = "Device=";
  private static final Comparator<AxisValue> ORDER =
      Comparator.comparing(AxisValue::name)
          .thenComparing(AxisValue::type)
          .thenComparing(AxisValue::text);

  private final String name;
  private final List<AxisValue> axisValues;
  private final int hash;

  /// @param name state name without its leading `Device=N` part
  /// @param axisValues settings in any order
  public StateKey(String name, List<AxisValue> axisValues) {
    this.name = name;
    this.axisValues = sorted(axisValues);
    this.hash = 31 * name.hashCode() + this.axisValues.hashCode();
  }

  /// The key of a state.
  public static StateKey of(State state) {
    return new StateKey(withoutDevice(state.name()), state.axisValues());
  }

  /// State name without its leading `Device=N` part; may be empty.
  public String name() {
    return name;
  }

  /// Settings sorted by axis name, type and text, each once.
  public List<AxisValue> axisValues() {
    return axisValues;
  }

  /// Removes `Device=<digits>` and the blank after it from the start of a name. A name in which the
  /// digits run on into other text is left as it is.
  static String withoutDevice(String name) {
    if (!name.startsWith(DEVICE_PART)) {
      return name;
    }
    int end = DEVICE_PART.length();
    while (end < name.length() && name.charAt(end) >= '0' && name.charAt(end) <= '9') {
      end++;
    }
    if (end == DEVICE_PART.length()) {
      return name;
    }
    if (end == name.length()) {
      return "";
    }
    return name.charAt(end) == ' ' ? name.substring(end + 1) : name;
  }

  private static List<AxisValue> sorted(List<AxisValue> values) {
    AxisValue[] sorted = values.toArray(AxisValue[]::new);
    Arrays.sort(sorted, ORDER);
    int kept = 0;
    for (AxisValue value : sorted) {
      if (kept == 0 || !value.equals(sorted[kept - 1])) {
        sorted[kept++] = value;
      }
    }
    return List.of(kept == sorted.length ? sorted : Arrays.copyOf(sorted, kept));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof StateKey key
        && hash == key.hash
        && name.equals(key.name)
        && axisValues.equals(key.axisValues);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return name + axisValues;
  }
}
