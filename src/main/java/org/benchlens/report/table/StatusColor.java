package org.benchlens.report.table;

import org.benchlens.compare.Status;
import org.benchlens.present.table.CellTexts;
import org.benchlens.present.table.RowColumn;

/// Status words coloured for a terminal (contract, section 8).
public final class StatusColor {
  private static final String RESET = "\u001B[0m";

  private StatusColor() {}

  /// The text in the colour of a status, by ANSI codes.
  public static String paint(String text, Status status) {
    String code =
        switch (status) {
          case UNKNOWN -> "\u001B[33m";
          case AMBG -> "\u001B[90m";
          case SAME -> "\u001B[34m";
          case FAST -> "\u001B[32m";
          case SLOW -> "\u001B[31m";
        };
    return code + text + RESET;
  }

  /// Whether the cells of a column are coloured.
  static boolean applies(RowColumn column) {
    return column.id().equals("status");
  }

  /// The column as it stands in a coloured table: without emoji.
  static RowColumn plain(RowColumn column) {
    return applies(column)
        ? new RowColumn(
            column.id(),
            column.header(),
            column.alignment(),
            CellTexts.each(
                row -> row.verdict().map(decision -> decision.status().word()).orElse("")),
            column.sortKey(),
            column.fields())
        : column;
  }
}
