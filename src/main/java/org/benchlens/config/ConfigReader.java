package org.benchlens.config;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.Thresholds;
import org.jspecify.annotations.Nullable;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseOptions;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;
import org.tomlj.TomlVersion;

/// One pass over the text of a configuration that notes all its faults.
final class ConfigReader {
  private static final TomlParseOptions OPTIONS =
      TomlParseOptions.defaults().withVersion(TomlVersion.V1_0_0).withMaxNestingDepth(32);

  private final List<ConfigFault> faults = new ArrayList<>();
  private final Map<Threshold, Double> limits = new EnumMap<>(Threshold.class);
  private Optional<Preset> namedPreset = Optional.empty();

  /// Everything wrong with the text, in file order.
  List<ConfigFault> faults() {
    return faults;
  }

  /// The configuration of a text; meaningless when there are faults.
  Configuration read(String text, Optional<Preset> commandLinePreset) {
    TomlParseResult document = Toml.parse(text, OPTIONS);
    document.errors().forEach(error -> fault(error.position(), String.valueOf(error.getMessage())));
    // A text with syntax errors is read in part only: what else it seems to say may be untrue.
    if (faults.isEmpty()) {
      if (!document.contains(ConfigKeys.VERSION)) {
        faults.add(new ConfigFault(1, 1, "version is missing; expected version = 1"));
      }
      walk(document, document, List.of());
    }
    Preset preset = commandLinePreset.or(() -> namedPreset).orElse(Preset.DEFAULT);
    Thresholds thresholds = preset.thresholds();
    for (Map.Entry<Threshold, Double> limit : limits.entrySet()) {
      thresholds = thresholds.with(limit.getKey(), limit.getValue());
    }
    return new Configuration(preset, thresholds);
  }

  private void walk(TomlTable root, TomlTable table, List<String> tablePath) {
    for (Map.Entry<String, Object> entry : table.entrySet()) {
      List<String> path = Stream.concat(tablePath.stream(), Stream.of(entry.getKey())).toList();
      Object value = entry.getValue();
      TomlPosition at = root.inputPositionOf(path);
      Optional<Threshold> limit = ConfigKeys.limit(path);
      if (ConfigKeys.table(path)) {
        if (value instanceof TomlTable inner) {
          walk(root, inner, path);
        } else {
          fault(at, shown(path) + " must be one table, not " + described(value));
        }
      } else if (limit.isPresent()) {
        limit(at, limit.get(), value);
      } else if (path.equals(ConfigKeys.VERSION)) {
        version(at, value);
      } else if (path.equals(ConfigKeys.PRESET_NAME)) {
        preset(at, value);
      } else {
        String what = value instanceof TomlTable ? "table " : "key ";
        String where = tablePath.isEmpty() ? "at the top level" : "in [" + shown(tablePath) + "]";
        fault(
            at,
            "unknown %s%s; expected %s: %s"
                .formatted(what, shown(path), where, ConfigKeys.inside(tablePath)));
      }
    }
  }

  private void version(@Nullable TomlPosition at, Object value) {
    if (!Long.valueOf(1).equals(value)) {
      fault(at, "version must be the integer 1, not " + described(value));
    }
  }

  private void preset(@Nullable TomlPosition at, Object value) {
    if (value instanceof String name) {
      namedPreset = Preset.named(name);
    }
    if (namedPreset.isEmpty()) {
      String known = Stream.of(Preset.values()).map(Preset::word).collect(Collectors.joining(", "));
      fault(at, "preset.name must be one of " + known + ", not " + described(value));
    }
  }

  private void limit(@Nullable TomlPosition at, Threshold threshold, Object value) {
    if (!(value instanceof Long || value instanceof Double)) {
      fault(at, threshold.key() + " must be a number, not " + described(value));
      return;
    }
    double number = ((Number) value).doubleValue();
    if (!threshold.allows(number)) {
      String range = Double.isFinite(threshold.maximum()) ? "from 0 to 1" : "finite and >= 0";
      fault(at, threshold.key() + " must be " + range + ", not " + described(value));
      return;
    }
    // Adding 0 makes a negative zero positive, so that it is dumped as 0.0.
    limits.put(threshold, number + 0.0);
  }

  private void fault(@Nullable TomlPosition at, String message) {
    String line = message.lines().collect(Collectors.joining(" "));
    faults.add(
        at == null ? new ConfigFault(1, 1, line) : new ConfigFault(at.line(), at.column(), line));
  }

  private static String shown(List<String> path) {
    return Toml.joinKeyPath(path);
  }

  private static String described(Object value) {
    return switch (value) {
      case TomlTable table -> "a table";
      case TomlArray array -> "an array";
      case String text -> Toml.tomlEscape(text).insert(0, '"').append('"').toString();
      case Double number when number.isNaN() -> "nan";
      case Double number when number.isInfinite() -> number > 0 ? "inf" : "-inf";
      default -> value.toString();
    };
  }
}
