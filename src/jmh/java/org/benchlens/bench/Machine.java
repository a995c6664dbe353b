package org.benchlens.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/// What the figures were measured on.
final class Machine {
  private Machine() {}

  /// One line: processor, cores, memory, system, Java.
  static String facts() throws IOException {
    return String.format(
        Locale.ROOT,
        "%s; %d cores; %s; %s %s; Java %s",
        after("/proc/cpuinfo", "model name"),
        Runtime.getRuntime().availableProcessors(),
        after("/proc/meminfo", "MemTotal"),
        System.getProperty("os.name"),
        System.getProperty("os.version"),
        Runtime.version());
  }

  /// The average number of busy threads in the last minute; above the number of cores figures say
  /// more about the neighbours than about the program.
  static String load() throws IOException {
    Path file = Path.of("/proc/loadavg");
    if (!Files.exists(file)) {
      return "unknown";
    }
    String line = Files.readString(file);
    return line.substring(0, line.indexOf(' '));
  }

  private static String after(String file, String key) throws IOException {
    Path path = Path.of(file);
    if (!Files.exists(path)) {
      return key + " unknown";
    }
    return Files.readAllLines(path).stream()
        .filter(line -> line.startsWith(key))
        .findFirst()
        .map(line -> line.substring(line.indexOf(':') + 1).strip())
        .orElse(key + " unknown");
  }
}
