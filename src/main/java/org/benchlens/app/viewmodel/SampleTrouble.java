package org.benchlens.app.viewmodel;

import java.util.Locale;
import org.benchlens.compare.decision.Finding;
import org.benchlens.model.SampleFault;
import org.benchlens.model.Side;

/// A sample file that a row could not use, in parts.
///
/// @param side whose file it is
/// @param title what is the matter
/// @param file name of the file; empty when none is declared
/// @param expected what the record says; empty when it says nothing
/// @param found what is there
/// @param elsewhere whether the file may lie in a folder that only the user knows
public record SampleTrouble(
    Side side, String title, String file, String expected, String found, boolean elsewhere) {
  private static final int BYTES = 4;

  static SampleTrouble of(Finding.SideFault fault) {
    SampleFault what = fault.fault();
    boolean elsewhere =
        what.kind() == SampleFault.Kind.MISSING || what.kind() == SampleFault.Kind.OUTSIDE;
    return new SampleTrouble(
        fault.side(), title(what), what.file(), values(what.expected()), found(what), elsewhere);
  }

  private static String title(SampleFault fault) {
    return switch (fault.kind()) {
      case NOT_DECLARED -> "No sample file is declared";
      case MISSING -> "Sample file is missing";
      case OUTSIDE -> "Sample file lies outside";
      case EMPTY, COUNT_DIFFERS -> "Sample file does not fit its record";
      case UNREADABLE -> "Sample file cannot be read";
      case BAD_VALUE -> "Sample file holds bad values";
      case LENGTHS_DIFFER -> "Times and clock rates differ in number";
    };
  }

  private static String found(SampleFault fault) {
    return switch (fault.kind()) {
      case NOT_DECLARED, MISSING -> "nothing";
      case OUTSIDE -> "a place that is not read without asking";
      case EMPTY -> "0 bytes";
      case UNREADABLE -> "a file that cannot be opened";
      case BAD_VALUE -> number(fault.found()) + " not positive and finite";
      case COUNT_DIFFERS, LENGTHS_DIFFER -> values(fault.found());
    };
  }

  private static String values(long count) {
    return count < 0
        ? ""
        : String.format(Locale.ROOT, "%s, %,d bytes", number(count), count * BYTES);
  }

  private static String number(long count) {
    return String.format(Locale.ROOT, count == 1 ? "%,d value" : "%,d values", count);
  }
}
