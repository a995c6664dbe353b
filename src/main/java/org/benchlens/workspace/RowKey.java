package org.benchlens.workspace;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import org.benchlens.model.AxisValue;
import org.benchlens.model.nupp.BenchmarkId;

/// Which row it is, in this run and in the next.
///
/// @param input file name of the pair when folders are compared; else empty
/// @param benchmark benchmark name
/// @param referenceDevice device id of the reference side; empty without a device
/// @param compareDevice device id of the compare side; empty without a device
/// @param state state name without its `Device=N` part; of a record's benchmark its program
/// @param axisValues settings sorted by name, type and text
/// @param occurrence position among the rows of which all else is equal, from 0 in table order
public record RowKey(
    String input,
    String benchmark,
    OptionalLong referenceDevice,
    OptionalLong compareDevice,
    String state,
    List<AxisValue> axisValues,
    int occurrence)
    implements Comparable<RowKey> {
  private static final Comparator<AxisValue> AXIS_ORDER =
      Comparator.comparing(AxisValue::name)
          .thenComparing(AxisValue::type)
          .thenComparing(AxisValue::text);

  private static final Comparator<RowKey> ORDER =
      Comparator.comparing(RowKey::input)
          .thenComparing(RowKey::benchmark)
          .thenComparing(RowKey::devices)
          .thenComparing(RowKey::state)
          .thenComparing(RowKey::axisValues, RowKey::compareAxes)
          .thenComparingInt(RowKey::occurrence);

  public RowKey {
    List<AxisValue> sorted = new ArrayList<>(axisValues);
    sorted.sort(AXIS_ORDER);
    axisValues = List.copyOf(sorted);
  }

  /// The key of a benchmark of `nupp bench`. Its name holds case, variant and parameters.
  public static RowKey of(BenchmarkId id) {
    return new RowKey(
        "", id.name(), OptionalLong.empty(), OptionalLong.empty(), id.file(), List.of(), 0);
  }

  /// By input, benchmark, devices, state, settings, occurrence.
  @Override
  public int compareTo(RowKey other) {
    return ORDER.compare(this, other);
  }

  private String devices() {
    return referenceDevice + " " + compareDevice;
  }

  private static int compareAxes(List<AxisValue> a, List<AxisValue> b) {
    for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
      int order = AXIS_ORDER.compare(a.get(i), b.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(a.size(), b.size());
  }
}
