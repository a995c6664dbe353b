package org.benchlens.present.sentence;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.benchlens.compare.match.DeviceDifference;

/// How the devices of two files differ, as one line: `device 0: name "H100" vs. "H200"; device 1
/// only in the compare
/// file ("H200")`.
public final class DeviceText {
  private DeviceText() {}

  /// The line; empty when there is no difference.
  public static String of(List<DeviceDifference> differences) {
    return String.join("; ", lines(differences));
  }

  /// One line for each device that differs.
  public static List<String> lines(List<DeviceDifference> differences) {
    Map<Integer, List<DeviceDifference>> byPosition =
        differences.stream()
            .collect(
                Collectors.groupingBy(
                    DeviceDifference::position, TreeMap::new, Collectors.toList()));
    return byPosition.entrySet().stream()
        .map(entry -> device(entry.getKey(), entry.getValue()))
        .toList();
  }

  private static String device(int position, List<DeviceDifference> fields) {
    if (fields.stream().allMatch(field -> field.compare().isEmpty())) {
      return alone(position, "reference", fields, DeviceDifference::reference);
    }
    if (fields.stream().allMatch(field -> field.reference().isEmpty())) {
      return alone(position, "compare", fields, DeviceDifference::compare);
    }
    return fields.stream()
        .map(
            field ->
                field.field() + " " + shown(field.reference()) + " vs. " + shown(field.compare()))
        .collect(Collectors.joining(", ", "device " + position + ": ", ""));
  }

  private static String alone(
      int position,
      String side,
      List<DeviceDifference> fields,
      Function<DeviceDifference, String> value) {
    String name =
        fields.stream()
            .filter(field -> field.field().equals("name"))
            .map(field -> " (" + value.apply(field) + ")")
            .findFirst()
            .orElse("");
    return fields.stream().anyMatch(field -> field.field().equals("id"))
        ? "device " + position + name + " only in the " + side + " file"
        : "device "
            + position
            + ": "
            + fields.stream().map(DeviceDifference::field).collect(Collectors.joining(", "))
            + " only in the "
            + side
            + " file";
  }

  private static String shown(String json) {
    return json.isEmpty() ? "(none)" : json;
  }
}
