package org.benchlens.config;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.benchlens.compare.Threshold;

/// The tables and keys a configuration may have, by their path.
final class ConfigKeys {
  static final List<String> VERSION = List.of("version");
  static final List<String> PRESET_NAME = List.of("preset", "name");

  private static final Map<List<String>, Threshold> LIMITS = limits();
  private static final Set<List<String>> TABLES = tables();

  private ConfigKeys() {}

  /// The limit that a path sets.
  static Optional<Threshold> limit(List<String> path) {
    return Optional.ofNullable(LIMITS.get(path));
  }

  /// Whether a path must be a table.
  static boolean table(List<String> path) {
    return TABLES.contains(path);
  }

  /// The tables and keys directly inside a table, for messages.
  static String inside(List<String> table) {
    return Stream.of(Stream.of(VERSION, PRESET_NAME), TABLES.stream(), LIMITS.keySet().stream())
        .flatMap(paths -> paths)
        .filter(path -> path.size() > table.size() && path.subList(0, table.size()).equals(table))
        .map(path -> path.get(table.size()))
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private static Map<List<String>, Threshold> limits() {
    Map<List<String>, Threshold> limits = new LinkedHashMap<>();
    for (Threshold threshold : Threshold.values()) {
      limits.put(Arrays.asList(threshold.key().split("\\.")), threshold);
    }
    return limits;
  }

  private static Set<List<String>> tables() {
    Set<List<String>> tables = new LinkedHashSet<>();
    tables.add(List.of("preset"));
    for (List<String> path : LIMITS.keySet()) {
      for (int length = 1; length < path.size(); length++) {
        tables.add(path.subList(0, length));
      }
    }
    return tables;
  }
}
