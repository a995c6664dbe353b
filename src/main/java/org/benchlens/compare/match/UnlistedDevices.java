package org.benchlens.compare.match;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.benchlens.model.Problem;
import org.benchlens.model.ResultFile;
import org.benchlens.model.Side;

/// Devices that benchmarks ran on but the file does not describe (contract, section 8).
final class UnlistedDevices {
  private UnlistedDevices() {}

  /// One problem for each such device of a file, at the benchmark that uses it first.
  static List<Problem> problems(InputPair pair, List<Party> references, List<Party> compares) {
    List<Problem> problems = new ArrayList<>();
    collect(pair.of(Side.REFERENCE), references, problems);
    collect(pair.of(Side.COMPARE), compares, problems);
    return problems;
  }

  private static void collect(ResultFile file, List<Party> parties, List<Problem> problems) {
    Set<Long> known = new HashSet<>();
    file.devices().forEach(device -> device.id().ifPresent(known::add));
    for (Party party : parties) {
      for (Slot slot : party.slots) {
        if (slot.device.isPresent() && known.add(slot.device.getAsLong())) {
          problems.add(
              Problem.error(
                  file.path() + ": benchmark '" + party.benchmark.name() + "'",
                  "device "
                      + slot.device.getAsLong()
                      + " has no entry in 'devices'; it is shown without a name"));
        }
      }
    }
  }
}
