package org.benchlens.compare.match;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.benchlens.model.Benchmark;
import org.benchlens.model.Device;
import org.benchlens.model.ResultFile;
import org.benchlens.model.Side;

/// At which position the devices of a benchmark stand: the position in the benchmark's own list, or
/// in the lists of the filters where there are any (contract, section 1).
final class DevicePositions {
  /// The lists of the filters; empty without any.
  private final Map<Side, List<Long>> listed = new EnumMap<>(Side.class);

  DevicePositions(InputPair pair, Selection selection) throws PairingException {
    if (!selection.listsDevices()) {
      return;
    }
    for (Side side : Side.values()) {
      listed.put(side, wanted(pair.of(side), selection.devices(side)));
    }
    int reference = ids(Side.REFERENCE).size();
    int compare = ids(Side.COMPARE).size();
    if (reference != compare) {
      throw new PairingException(
          "the device lists pair by position, but the reference list has "
              + reference
              + " and the compare list "
              + compare
              + "; give lists of equal length");
    }
  }

  /// The ids of a benchmark by position. A position may hold an id that the benchmark did not run
  /// on.
  List<Long> of(Side side, Benchmark benchmark) {
    // A repeated id in a file's own list would show its states twice.
    return listed.isEmpty() ? List.copyOf(new LinkedHashSet<>(benchmark.devices())) : ids(side);
  }

  /// Whether the filters let a state on this device through.
  boolean wants(Side side, OptionalLong device) {
    return listed.isEmpty() || device.isEmpty() || ids(side).contains(device.getAsLong());
  }

  private List<Long> ids(Side side) {
    return listed.getOrDefault(side, List.of());
  }

  private static List<Long> wanted(ResultFile file, DeviceFilter filter) throws PairingException {
    List<Long> known = known(file);
    return switch (filter) {
      case DeviceFilter.All() -> known;
      case DeviceFilter.Listed(List<Long> ids) -> {
        for (Long id : ids) {
          if (!known.contains(id)) {
            throw new PairingException(
                file.path() + " has no device " + id + "; it has " + described(known));
          }
        }
        yield ids;
      }
    };
  }

  private static String described(List<Long> ids) {
    if (ids.isEmpty()) {
      return "none";
    }
    return String.join(", ", ids.stream().map(String::valueOf).toList());
  }

  /// The whole list of a file: its entries, then ids that benchmarks use without an entry.
  private static List<Long> known(ResultFile file) {
    List<Long> ids = new ArrayList<>();
    for (Device device : file.devices()) {
      device.id().ifPresent(ids::add);
    }
    Set<Long> used = new LinkedHashSet<>();
    file.benchmarks().forEach(benchmark -> used.addAll(benchmark.devices()));
    used.stream().filter(id -> !ids.contains(id)).forEach(ids::add);
    return ids;
  }
}
