package org.benchlens.compare.match;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import org.benchlens.model.Device;
import org.benchlens.model.ResultFile;
import org.benchlens.model.Side;

/// Tells in what the devices of two files differ (contract, section 8).
///
/// Compared are the entries that matter: those whose id occurs in a wanted benchmark, or with
/// device filters the listed ones. An idle device of the machine is no difference. Whether a
/// difference is fatal is for the caller to say.
public final class DeviceDifferences {
  private DeviceDifferences() {}

  /// The differing fields by position, then by name; empty when the lists are equal as JSON values.
  public static List<DeviceDifference> between(InputPair pair, Selection selection) {
    List<Device> reference = compared(pair, Side.REFERENCE, selection);
    List<Device> compare = compared(pair, Side.COMPARE, selection);
    List<DeviceDifference> differences = new ArrayList<>();
    for (int i = 0; i < Math.max(reference.size(), compare.size()); i++) {
      addDifferences(i, fields(reference, i), fields(compare, i), differences);
    }
    return differences;
  }

  private static Map<String, String> fields(List<Device> devices, int position) {
    return position < devices.size() ? devices.get(position).fields() : Map.of();
  }

  private static void addDifferences(
      int position,
      Map<String, String> reference,
      Map<String, String> compare,
      List<DeviceDifference> differences) {
    Set<String> names = new TreeSet<>(reference.keySet());
    names.addAll(compare.keySet());
    for (String name : names) {
      String before = reference.getOrDefault(name, "");
      String after = compare.getOrDefault(name, "");
      if (!before.equals(after)) {
        differences.add(new DeviceDifference(position, name, before, after));
      }
    }
  }

  private static List<Device> compared(InputPair pair, Side side, Selection selection) {
    ResultFile file = pair.of(side);
    if (selection.listsDevices()) {
      return switch (selection.devices(side)) {
        case DeviceFilter.All() -> file.devices();
        case DeviceFilter.Listed(List<Long> ids) -> listed(file, ids);
      };
    }
    StateFilter filter = new StateFilter(selection);
    Set<Long> used = new HashSet<>();
    file.benchmarks().stream()
        .filter(filter::passes)
        .forEach(benchmark -> used.addAll(benchmark.devices()));
    return file.devices().stream()
        .filter(device -> device.id().isPresent() && used.contains(device.id().getAsLong()))
        .toList();
  }

  private static List<Device> listed(ResultFile file, List<Long> ids) {
    List<Device> found = new ArrayList<>();
    for (Long id : ids) {
      file.devices().stream()
          .filter(device -> device.id().equals(OptionalLong.of(id)))
          .findFirst()
          .ifPresent(found::add);
    }
    return found;
  }
}
