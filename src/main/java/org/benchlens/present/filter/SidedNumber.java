package org.benchlens.present.filter;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.benchlens.model.Side;
import org.benchlens.present.table.TableRow;

/// A number that both sides have.
///
/// @param name key without a side; `ref_` and `cmp_` before it name one side
/// @param meaning what it is
/// @param unit unit of typed values
/// @param number the number of a side in its base unit
/// @param pick which of the known ones, reference first, the key without a side means
record SidedNumber(
    String name,
    String meaning,
    NumberUnit unit,
    BiFunction<TableRow, Side, OptionalDouble> number,
    Function<DoubleStream, OptionalDouble> pick) {

  /// The three keys.
  List<FilterKey> keys() {
    return List.of(
        NumberKey.of(name, meaning, unit, row -> pick.apply(known(row))),
        NumberKey.of(
            "ref_" + name,
            name + " of the reference side",
            unit,
            row -> number.apply(row, Side.REFERENCE)),
        NumberKey.of(
            "cmp_" + name,
            name + " of the compare side",
            unit,
            row -> number.apply(row, Side.COMPARE)));
  }

  private DoubleStream known(TableRow row) {
    return Stream.of(Side.values()).flatMapToDouble(side -> number.apply(row, side).stream());
  }
}
