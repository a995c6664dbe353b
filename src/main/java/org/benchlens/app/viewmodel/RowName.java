package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.Side;
import org.benchlens.present.format.AxisName;
import org.benchlens.present.format.AxisText;
import org.benchlens.present.table.AxisColumns;
import org.benchlens.present.table.TableRow;

/// What a row is called on the screen.
///
/// @param benchmark benchmark name
/// @param axes axis values, in the order of the table's columns
/// @param device the device or pair of devices; empty without
/// @param occurrence such as `2 of 5`; empty unless rows of equal name have to be told apart
public record RowName(String benchmark, List<Part> axes, String device, String occurrence) {
  private static final String RAISED =
      "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079";

  public RowName {
    axes = List.copyOf(axes);
  }

  /// An axis value.
  public record Part(String axis, AxisText value) {}

  /// The name of a row.
  static RowName of(TableRow row) {
    MatchedRow matched = row.matched();
    List<Part> axes = new ArrayList<>();
    for (String axis : AxisColumns.names(List.of(row))) {
      AxisColumns.shown(row, axis)
          .ifPresent(value -> axes.add(new Part(AxisName.shown(axis), value)));
    }
    return new RowName(
        matched.section().benchmark().name(),
        axes,
        device(matched),
        matched.occurrenceCount() > 1
            ? (matched.occurrence() + 1) + " of " + matched.occurrenceCount()
            : "");
  }

  private static String device(MatchedRow row) {
    String reference = device(row, Side.REFERENCE);
    String compare = device(row, Side.COMPARE);
    return reference.equals(compare) ? compare : reference + " / " + compare;
  }

  private static String device(MatchedRow row, Side side) {
    Optional<String> name = row.section().device(side).map(device -> device.name());
    OptionalLong id = row.section().deviceId(side);
    return name.filter(text -> !text.isEmpty())
        .orElse(id.isPresent() ? "device " + id.getAsLong() : "");
  }

  /// All of it in one piece with raised exponents: `copy_sweep, T=I32, Elements=2²⁴, GPU B`.
  public String title() {
    return joined(part -> part.axis() + "=" + raised(part.value()));
  }

  /// The same without the names of axes: `copy_sweep, I32, 2²⁴, GPU B`.
  public String brief() {
    return joined(part -> raised(part.value()));
  }

  private static String raised(AxisText value) {
    return switch (value) {
      case AxisText.Power(int exponent) ->
          "2"
              + Integer.toString(exponent)
                  .chars()
                  .mapToObj(digit -> RAISED.substring(digit - '0', digit - '0' + 1))
                  .collect(Collectors.joining());
      case AxisText.Plain(String text) -> text;
    };
  }

  /// All of it in one piece: `copy_sweep, T=I32, Elements=2^24, GPU B`.
  public String text() {
    return joined(part -> part.axis() + "=" + part.value().text());
  }

  private String joined(Function<Part, String> words) {
    List<String> parts = new ArrayList<>();
    parts.add(benchmark);
    axes.forEach(part -> parts.add(words.apply(part)));
    parts.add(device);
    parts.add(occurrence);
    return parts.stream().filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
  }
}
