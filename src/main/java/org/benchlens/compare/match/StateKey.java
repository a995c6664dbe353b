package org.benchlens.compare.match;

import java.util.Arrays;
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

  private final String name;
  private final List<AxisValue> axisValues;
  private final int hash;

  /// @param name state name without its leading `Device=N` part
  /// @param axisValues settings in any order
  public StateKey(String name, List<AxisValue> axisValues) {
    this.name = name;
    this.axisValues = sorted(axisValues);
    this.hash = hash(name, this.axisValues);
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

  /// Sorts by insertion: there are few settings, and the axes of a benchmark are mostly in order.
  private static List<AxisValue> sorted(List<AxisValue> values) {
    AxisValue[] sorted = new AxisValue[values.size()];
    int size = 0;
    for (AxisValue value : values) {
      int at = size;
      while (at > 0 && compare(sorted[at - 1], value) > 0) {
        at--;
      }
      if (at == 0 || compare(sorted[at - 1], value) != 0) {
        System.arraycopy(sorted, at, sorted, at + 1, size - at);
        sorted[at] = value;
        size++;
      }
    }
    return List.of(size == sorted.length ? sorted : Arrays.copyOf(sorted, size));
  }

  private static int compare(AxisValue a, AxisValue b) {
    int byName = a.name().compareTo(b.name());
    if (byName != 0) {
      return byName;
    }
    int byType = a.type().compareTo(b.type());
    return byType != 0 ? byType : a.text().compareTo(b.text());
  }

  private static boolean same(List<AxisValue> a, List<AxisValue> b) {
    if (a.size() != b.size()) {
      return false;
    }
    for (int i = 0; i < a.size(); i++) {
      if (compare(a.get(i), b.get(i)) != 0) {
        return false;
      }
    }
    return true;
  }

  private static int hash(String name, List<AxisValue> values) {
    int hash = name.hashCode();
    for (AxisValue value : values) {
      hash = 31 * hash + value.name().hashCode();
      hash = 31 * hash + value.text().hashCode();
    }
    return hash;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof StateKey key
        && hash == key.hash
        && name.equals(key.name)
        && same(axisValues, key.axisValues);
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
