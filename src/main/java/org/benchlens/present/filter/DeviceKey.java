package org.benchlens.present.filter;

import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.benchlens.compare.match.MatchedSection;
import org.benchlens.model.Device;
import org.benchlens.model.Side;
import org.benchlens.present.table.TableRow;

/// The devices of a row: `0` asks for an id on either side, `0/1` for a pair of reference and
/// compare id, `-` for rows without a device, other text for a part of a device name.
record DeviceKey() implements FilterKey {
  @Override
  public String name() {
    return "device";
  }

  @Override
  public String meaning() {
    return "device id, pair of ids such as 0/1, or part of a device name";
  }

  @Override
  public Predicate<TableRow> condition(FilterOperator operator, String value)
      throws FilterException {
    if (operator.ordered()) {
      throw new FilterException("device knows : = and !=");
    }
    String wanted = value.replace(" ", "").toLowerCase(Locale.ROOT);
    if (wanted.matches("-|[0-9]+")) {
      return row -> ids(row.matched().section()).anyMatch(wanted::equals);
    }
    if (wanted.matches("(-|[0-9]+)/(-|[0-9]+)")) {
      return row -> wanted.equals(String.join("/", ids(row.matched().section()).toList()));
    }
    String part = value.toLowerCase(Locale.ROOT);
    return row -> names(row.matched().section()).anyMatch(name -> name.contains(part));
  }

  private static Stream<String> ids(MatchedSection section) {
    return Stream.of(Side.values())
        .map(
            side -> {
              OptionalLong id = section.deviceId(side);
              return id.isPresent() ? Long.toString(id.getAsLong()) : "-";
            });
  }

  private static Stream<String> names(MatchedSection section) {
    return Stream.of(Side.values())
        .flatMap(side -> section.device(side).map(Device::name).stream())
        .map(name -> name.toLowerCase(Locale.ROOT));
  }
}
