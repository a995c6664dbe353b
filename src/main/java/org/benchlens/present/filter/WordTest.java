package org.benchlens.present.filter;

import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.benchlens.model.Device;
import org.benchlens.model.Side;
import org.benchlens.present.format.AxisText;
import org.benchlens.present.table.AxisColumns;
import org.benchlens.present.table.TableRow;

/// Whether any text of a row contains a word, ignoring case: benchmark, state, axis values as
/// written and as shown, status, reason, device names.
final class WordTest implements Predicate<TableRow> {
  private final String wanted;

  WordTest(String word) {
    this.wanted = word.toLowerCase(Locale.ROOT);
  }

  @Override
  public boolean test(TableRow row) {
    return texts(row).anyMatch(text -> text.toLowerCase(Locale.ROOT).contains(wanted));
  }

  private static Stream<String> texts(TableRow row) {
    Stream<String> names =
        Stream.of(row.matched().section().benchmark().name(), row.matched().key().name());
    Stream<String> axes =
        row.matched().compare().axisValues().stream()
            .flatMap(
                value ->
                    Stream.concat(
                        Stream.of(value.text()),
                        AxisColumns.shown(row, value.name()).map(AxisText::text).stream()));
    Stream<String> verdict =
        row.verdict().stream()
            .flatMap(d -> Stream.of(d.status().word(), d.reason().code(), d.reason().shortForm()));
    Stream<String> devices =
        Stream.of(Side.values())
            .flatMap(side -> row.matched().section().device(side).map(Device::name).stream());
    return Stream.of(names, axes, verdict, devices).flatMap(texts -> texts);
  }
}
