package org.benchlens.present.sentence;

import org.benchlens.compare.decision.Finding;
import org.benchlens.model.SampleFault;
import org.benchlens.present.format.OneLine;

/// Sample arrays that cannot be used, as one line: `cmp.json-bin/14.bin: 252 values, 260 declared`.
public final class FaultText {
  private FaultText() {}

  /// The line with its side.
  public static String of(Finding.SideFault fault) {
    return fault.side().word() + " " + of(fault.fault());
  }

  /// The line.
  public static String of(SampleFault fault) {
    String array = fault.array().word();
    String what =
        switch (fault.kind()) {
          case NOT_DECLARED -> "not declared";
          case MISSING -> "no such file" + declared(fault);
          case OUTSIDE -> "lies outside the folders that may be read without asking";
          case EMPTY -> "empty" + declared(fault);
          case COUNT_DIFFERS -> count(fault.found(), "value") + declared(fault);
          case UNREADABLE -> "cannot be read";
          case BAD_VALUE -> count(fault.found(), "value") + " not positive and finite";
          case LENGTHS_DIFFER ->
              count(fault.found(), "value") + ", but " + fault.expected() + " in the other array";
        };
    return fault.file().isEmpty() ? array + " " + what : OneLine.of(fault.file()) + ": " + what;
  }

  private static String declared(SampleFault fault) {
    return fault.expected() < 0 ? "" : ", " + fault.expected() + " declared";
  }

  private static String count(long number, String noun) {
    if (number < 0) {
      return "an unknown number of " + noun + "s";
    }
    return number == 1 ? "1 " + noun : number + " " + noun + "s";
  }
}
