package org.benchlens.present.filter;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.Decision;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFile;
import org.benchlens.model.Side;
import org.benchlens.model.Statistic;
import org.benchlens.present.table.ColumnCatalog;
import org.benchlens.present.table.ExportField;
import org.benchlens.present.table.ExportValue;
import org.benchlens.present.table.TableRow;

/// The keys every filter knows.
final class BuiltInKeys {
  private static final List<String> COVERAGES =
      List.of(
          "time_ref_sample",
          "time_cmp_sample",
          "time_ref_support",
          "time_cmp_support",
          "cycle_ref_sample",
          "cycle_cmp_sample",
          "cycle_ref_support",
          "cycle_cmp_support");

  private BuiltInKeys() {}

  static List<FilterKey> all() {
    List<FilterKey> keys = new ArrayList<>();
    keys.add(status());
    keys.add(reason());
    keys.add(benchmark("bench"));
    keys.add(benchmark("benchmark"));
    keys.add(new DeviceKey());
    keys.add(new TextKey("state", "state name", row -> Stream.of(row.matched().key().name())));
    keys.add(
        NumberKey.of(
            "occurrence",
            "position among equal states, from 1",
            NumberUnit.COUNT,
            row -> OptionalDouble.of(row.matched().occurrence() + 1)));
    keys.addAll(changes());
    keys.addAll(sides());
    keys.addAll(coverages());
    keys.addAll(triage());
    return List.copyOf(keys);
  }

  private static FilterKey status() {
    return new ChoiceKey<>(
        "status",
        "verdict",
        Stream.of(Status.values()).map(Status::word).toList(),
        meanings(Status.values(), Status::word, status -> ""),
        Status::of,
        row -> row.verdict().map(Decision::status));
  }

  private static FilterKey reason() {
    return new ChoiceKey<>(
        "reason",
        "reason code or its short form",
        Stream.concat(
                Stream.of(Reason.values()).map(Reason::shortForm),
                Stream.of(Reason.values()).map(Reason::code))
            .toList(),
        meanings(Reason.values(), Reason::shortForm, Reason::code),
        Reason::of,
        row -> row.verdict().map(Decision::reason));
  }

  private static <T> Map<String, String> meanings(
      T[] things, Function<T, String> word, Function<T, String> meaning) {
    Map<String, String> meanings = new LinkedHashMap<>();
    for (T thing : things) {
      meanings.put(word.apply(thing), meaning.apply(thing));
    }
    return Collections.unmodifiableMap(meanings);
  }

  private static FilterKey benchmark(String name) {
    return new TextKey(
        name, "benchmark name", row -> Stream.of(row.matched().section().benchmark().name()));
  }

  private static List<FilterKey> changes() {
    return List.of(
        NumberKey.of(
            "rel",
            "change of the centers relative to the smaller, %C",
            NumberUnit.PERCENT,
            row -> row.change().symmetric()),
        new NumberKey(
            "diff",
            "change of the centers relative to the reference, or as a time",
            List.of(
                new NumberKey.Reading(NumberUnit.PERCENT, row -> row.change().ofReference()),
                new NumberKey.Reading(NumberUnit.TIME, row -> exported("diff", row)))));
  }

  private static List<FilterKey> sides() {
    return Stream.of(
            new SidedNumber(
                "noise",
                "noise; without a side the larger one",
                NumberUnit.PERCENT,
                (row, side) -> row.timing(side).noise(),
                DoubleStream::max),
            new SidedNumber(
                "center",
                "typical time; without a side that of the reference",
                NumberUnit.TIME,
                (row, side) -> row.timing(side).center(),
                DoubleStream::findFirst),
            new SidedNumber(
                "samples",
                "declared samples; without a side the smaller number",
                NumberUnit.COUNT,
                BuiltInKeys::samples,
                DoubleStream::min),
            new SidedNumber(
                "clock",
                "mean clock rate; without a side the lower one",
                NumberUnit.FREQUENCY,
                (row, side) -> row.matched().state(side).timing().get(Statistic.CLOCK_RATE),
                DoubleStream::min))
        .flatMap(number -> number.keys().stream())
        .toList();
  }

  private static List<FilterKey> triage() {
    return List.of(
        NumberKey.of(
            "flip",
            "change of a threshold that changes the verdict, relative to its value",
            NumberUnit.PERCENT,
            row -> exported("flip", 2, row)),
        new TextKey("mark", "word of the mark, or unseen", row -> Stream.of(row.markWord())),
        new TextKey(
            "was",
            "status without the limits that are tried, where it differs",
            row -> Stream.of(row.extras().was())),
        new TextKey("note", "text of the notes", row -> Stream.of(row.extras().remark().note())));
  }

  private static List<FilterKey> coverages() {
    List<FilterKey> keys = new ArrayList<>();
    keys.add(
        NumberKey.of(
            "coverage",
            "smallest coverage of the row",
            NumberUnit.PERCENT,
            row -> COVERAGES.stream().flatMapToDouble(id -> exported(id, row).stream()).min()));
    for (String id : COVERAGES) {
      keys.add(
          NumberKey.of(
              id,
              id.replace('_', ' ') + " coverage",
              NumberUnit.PERCENT,
              row -> exported(id, row)));
    }
    return keys;
  }

  private static OptionalDouble samples(TableRow row, Side side) {
    return row.matched().state(side).declared(SampleArray.TIMES).stream()
        .mapToDouble(SampleFile::count)
        .findFirst();
  }

  /// The number that a column exports.
  private static OptionalDouble exported(String column, TableRow row) {
    return exported(column, 0, row);
  }

  private static OptionalDouble exported(String column, int position, TableRow row) {
    ExportField field = ColumnCatalog.of(column).orElseThrow().fields().get(position);
    return field.value().apply(row) instanceof ExportValue.Real(double number)
        ? OptionalDouble.of(number)
        : OptionalDouble.empty();
  }
}
