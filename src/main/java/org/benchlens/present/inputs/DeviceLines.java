package org.benchlens.present.inputs;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.benchlens.model.Device;

/// Two devices field by field: the fields people know first, in their units, then all others.
public final class DeviceLines {
  /// Name and unit of the fields people know.
  private enum Known {
    NAME("name", "name", 0),
    ID("id", "id", 0),
    SM_VERSION("sm_version", "SM version", 2),
    SMS("number_of_sms", "SMs", 0),
    SM_CLOCK("sm_default_clock_rate", "SM clock, MHz", 6),
    MEMORY("global_memory_size", "memory, GB", 9),
    MEMORY_CLOCK("global_memory_bus_peak_clock_rate", "memory clock, MHz", 6),
    BANDWIDTH("global_memory_bus_bandwidth", "memory bandwidth, GB/s", 9),
    BUS("global_memory_bus_width", "memory bus, bit", 0),
    L2("l2_cache_size", "L2 cache, MB", 6),
    ECC("ecc_state", "ECC", 0);

    private final String field;
    private final String shown;
    private final int digits;

    Known(String field, String shown, int digits) {
      this.field = field;
      this.shown = shown;
      this.digits = digits;
    }
  }

  private DeviceLines() {}

  /// The lines of a pair; a side without a device says nothing.
  public static List<SideBySide> of(Optional<Device> reference, Optional<Device> compare) {
    Map<String, String> before = reference.map(Device::fields).orElse(Map.of());
    Map<String, String> after = compare.map(Device::fields).orElse(Map.of());
    Set<String> rest = new LinkedHashSet<>(before.keySet());
    rest.addAll(after.keySet());
    List<SideBySide> lines = new ArrayList<>();
    for (Known known : Known.values()) {
      if (rest.remove(known.field)) {
        lines.add(line(known.shown, known.field, known.digits, before, after));
      }
    }
    rest.stream()
        .sorted()
        .forEach(name -> lines.add(line(name.replace('_', ' '), name, 0, before, after)));
    return lines;
  }

  private static SideBySide line(
      String shown,
      String field,
      int digits,
      Map<String, String> before,
      Map<String, String> after) {
    String reference = before.getOrDefault(field, "");
    String compare = after.getOrDefault(field, "");
    String left = text(reference, digits);
    String right = text(compare, digits);
    // Values that only round to the same text are shown as they stand in the files.
    boolean hidden = left.equals(right) && !reference.equals(compare);
    return new SideBySide(
        shown, hidden ? reference : left, hidden ? compare : right, !reference.equals(compare));
  }

  /// @param json JSON text of a value
  /// @param digits by how many decimal digits it is scaled down
  private static String text(String json, int digits) {
    if (json.equals("true") || json.equals("false")) {
      return json.equals("true") ? "on" : "off";
    }
    if (json.startsWith("\"") && json.endsWith("\"") && json.length() > 1) {
      return json.substring(1, json.length() - 1).replace("\\\"", "\"").replace("\\\\", "\\");
    }
    if (digits == 0 || !json.matches("-?\\d+(\\.\\d+)?")) {
      return json;
    }
    BigDecimal scaled = new BigDecimal(json).movePointLeft(digits);
    BigDecimal rounded =
        scaled.setScale(
            digits == 2 ? 1 : scaled.abs().compareTo(BigDecimal.TEN) < 0 ? 2 : 0,
            RoundingMode.HALF_EVEN);
    return grouped(digits == 2 ? rounded : rounded.stripTrailingZeros());
  }

  private static String grouped(BigDecimal number) {
    String plain = number.toPlainString();
    int point = plain.indexOf('.') < 0 ? plain.length() : plain.indexOf('.');
    StringBuilder text = new StringBuilder(plain);
    for (int at = point - 3; at > (plain.startsWith("-") ? 1 : 0); at -= 3) {
      text.insert(at, ',');
    }
    return text.toString();
  }
}
