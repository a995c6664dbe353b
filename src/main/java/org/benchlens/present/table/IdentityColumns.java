package org.benchlens.present.table;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.Function;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFile;
import org.benchlens.model.Side;

/// Columns that say which row it is.
final class IdentityColumns {
  private IdentityColumns() {}

  static List<RowColumn> all() {
    return List.of(
        benchmark(),
        device(),
        text("state", "State", row -> row.matched().key().name()),
        occurrence(),
        samples(Side.REFERENCE, "ref_samples", "Ref Samples"),
        samples(Side.COMPARE, "cmp_samples", "Cmp Samples"),
        distinct(Side.REFERENCE, "ref_distinct", "Ref Distinct"),
        distinct(Side.COMPARE, "cmp_distinct", "Cmp Distinct"),
        DataColumn.column(),
        TimeoutColumn.column());
  }

  private static RowColumn benchmark() {
    return text("benchmark", "Benchmark", row -> row.matched().section().benchmark().name());
  }

  private static RowColumn device() {
    return new RowColumn(
        "device",
        "Device",
        Alignment.CENTER,
        CellTexts.each(IdentityColumns::deviceText),
        row -> SortKey.of(number(deviceId(row, Side.COMPARE)), referenceOrder(row)),
        List.of(
            new ExportField("ref_device", row -> ExportValue.of(deviceId(row, Side.REFERENCE))),
            new ExportField("cmp_device", row -> ExportValue.of(deviceId(row, Side.COMPARE)))));
  }

  private static RowColumn occurrence() {
    return new RowColumn(
        "occurrence",
        "Occurrence",
        Alignment.RIGHT,
        CellTexts.each(IdentityColumns::occurrenceText),
        row -> SortKey.of(OptionalDouble.of(row.matched().occurrence())),
        List.of(
            new ExportField("occurrence", row -> new ExportValue.Whole(row.matched().occurrence())),
            new ExportField(
                "occurrence_count",
                row -> new ExportValue.Whole(row.matched().occurrenceCount()))));
  }

  private static RowColumn samples(Side side, String id, String header) {
    return count(
        id,
        header,
        row ->
            row.matched().state(side).declared(SampleArray.TIMES).stream()
                .mapToLong(SampleFile::count)
                .findFirst());
  }

  /// Number of distinct sample times; known where the decision held the samples of both sides
  /// against each other.
  private static RowColumn distinct(Side side, String id, String header) {
    return count(
        id,
        header,
        row ->
            row.verdict().flatMap(found -> Optional.ofNullable(found.timeCoverage())).stream()
                .mapToLong(coverage -> coverage.distinct(side))
                .findFirst());
  }

  private static RowColumn count(String id, String header, Function<TableRow, OptionalLong> count) {
    return new RowColumn(
        id,
        header,
        Alignment.RIGHT,
        CellTexts.each(
            row -> {
              OptionalLong number = count.apply(row);
              return number.isPresent() ? Long.toString(number.getAsLong()) : "n/a";
            }),
        row -> SortKey.of(number(count.apply(row))),
        List.of(new ExportField(id, row -> ExportValue.of(count.apply(row)))));
  }

  private static RowColumn text(String id, String header, Function<TableRow, String> text) {
    return new RowColumn(
        id,
        header,
        Alignment.LEFT,
        CellTexts.each(text),
        row -> SortKey.of(text.apply(row)),
        List.of(ExportField.text(id, text)));
  }

  private static String deviceText(TableRow row) {
    OptionalLong reference = deviceId(row, Side.REFERENCE);
    OptionalLong compare = deviceId(row, Side.COMPARE);
    if (reference.isEmpty() && compare.isEmpty()) {
      return "-";
    }
    String first = reference.isPresent() ? Long.toString(reference.getAsLong()) : "-";
    String second = compare.isPresent() ? Long.toString(compare.getAsLong()) : "-";
    return first.equals(second) ? first : first + " / " + second;
  }

  /// The reference id with leading zeros, so that it sorts as text.
  private static String referenceOrder(TableRow row) {
    OptionalLong id = deviceId(row, Side.REFERENCE);
    return id.isPresent() ? String.format(Locale.ROOT, "%020d", id.getAsLong()) : "";
  }

  private static String occurrenceText(TableRow row) {
    MatchedRow matched = row.matched();
    return (matched.occurrence() + 1) + " of " + matched.occurrenceCount();
  }

  private static OptionalLong deviceId(TableRow row, Side side) {
    return row.matched().section().deviceId(side);
  }

  private static OptionalDouble number(OptionalLong number) {
    return number.isPresent()
        ? OptionalDouble.of((double) number.getAsLong())
        : OptionalDouble.empty();
  }
}
