package org.benchlens.present.table;

import java.util.List;
import java.util.OptionalLong;
import org.benchlens.compare.decision.Decision;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.SampleFile;
import org.benchlens.model.Side;

/// How many samples a row has, or what is wrong with its sample files.
public final class DataColumn {
  private DataColumn() {}

  /// What is wrong with the sample files of a row; empty when nothing is, or nothing is known yet.
  public static List<SampleFault> faults(TableRow row) {
    Decision decision = row.decision();
    return decision == null
        ? List.of()
        : decision.faults().stream()
            .map(found -> found.fault())
            .filter(fault -> fault.kind() != SampleFault.Kind.NOT_DECLARED)
            .toList();
  }

  /// Whether anything is wrong with the sample files of a row, without saying what.
  public static boolean faulty(TableRow row) {
    Decision decision = row.decision();
    if (decision == null || decision.faults().isEmpty()) {
      return false;
    }
    return !faults(row).isEmpty();
  }

  static RowColumn column() {
    return new RowColumn(
        "data",
        "Data",
        Alignment.LEFT,
        CellTexts.each(DataColumn::text),
        row -> SortKey.of(text(row)),
        List.of(ExportField.text("data", DataColumn::text)));
  }

  private static String text(TableRow row) {
    List<SampleFault> faults = faults(row);
    if (faults.isEmpty()) {
      OptionalLong reference = declared(row, Side.REFERENCE);
      OptionalLong compare = declared(row, Side.COMPARE);
      return reference.isEmpty() && compare.isEmpty()
          ? "no samples"
          : words(reference) + " and " + words(compare) + " samples";
    }
    String first = fault(faults.getFirst());
    return faults.size() == 1 ? first : first + ", " + (faults.size() - 1) + " more";
  }

  private static String fault(SampleFault fault) {
    return switch (fault.kind()) {
      case NOT_DECLARED -> "no samples";
      case MISSING -> "file missing";
      case OUTSIDE -> "file outside";
      case EMPTY -> "file empty";
      case UNREADABLE -> "file unreadable";
      case COUNT_DIFFERS -> fault.found() + " of " + fault.expected() + " samples";
      case BAD_VALUE -> fault.found() + " bad of " + fault.expected() + " samples";
      case LENGTHS_DIFFER -> fault.found() + " clocks, " + fault.expected() + " times";
    };
  }

  private static String words(OptionalLong count) {
    return count.isPresent() ? Long.toString(count.getAsLong()) : "no";
  }

  private static OptionalLong declared(TableRow row, Side side) {
    return row.matched().state(side).declared(SampleArray.TIMES).stream()
        .mapToLong(SampleFile::count)
        .findFirst();
  }
}
