package org.benchlens.present.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.Side;
import org.benchlens.present.format.AxisName;
import org.benchlens.present.format.OneLine;
import org.benchlens.present.table.AxisColumns;
import org.benchlens.present.table.TableRow;

/// The words that say which row a drawing is about, each in one line.
///
/// @param benchmark name of the benchmark
/// @param axes axis names and values, such as `T=I8`, in the order of the table's columns
/// @param device device ids of both sides; empty without devices
/// @param occurrence such as `2 of 5`; empty unless rows of equal name have to be told apart
public record RowCaption(String benchmark, List<String> axes, String device, String occurrence) {
  public RowCaption {
    axes = List.copyOf(axes);
  }

  /// The words of a row.
  public static RowCaption of(TableRow row) {
    List<String> axes = new ArrayList<>();
    for (String axis : AxisColumns.names(List.of(row))) {
      AxisColumns.shown(row, axis)
          .ifPresent(
              value -> axes.add(OneLine.of(AxisName.shown(axis)) + "=" + RaisedPower.of(value)));
    }
    MatchedRow matched = row.matched();
    String occurrence =
        matched.occurrenceCount() > 1
            ? (matched.occurrence() + 1) + " of " + matched.occurrenceCount()
            : "";
    return new RowCaption(
        OneLine.of(matched.section().benchmark().name()), axes, device(matched), occurrence);
  }

  private static String device(MatchedRow row) {
    Optional<String> reference = device(row, Side.REFERENCE);
    Optional<String> compare = device(row, Side.COMPARE);
    if (reference.isEmpty() && compare.isEmpty()) {
      return "";
    }
    String first = reference.orElse("-");
    String second = compare.orElse("-");
    return "device " + (first.equals(second) ? first : first + " / " + second);
  }

  private static Optional<String> device(MatchedRow row, Side side) {
    OptionalLong id = row.section().deviceId(side);
    return id.isPresent() ? Optional.of(Long.toString(id.getAsLong())) : Optional.empty();
  }

  /// All but the benchmark in one piece: `T=I8  Elements=2²⁴  device 0`.
  public String rest() {
    List<String> parts = new ArrayList<>(axes);
    parts.add(device);
    parts.add(occurrence);
    parts.removeIf(String::isEmpty);
    return String.join("   ", parts);
  }

  /// All of it in one piece.
  public String text() {
    String rest = rest().replace("   ", ", ");
    return rest.isEmpty() ? benchmark : benchmark + ", " + rest;
  }
}
