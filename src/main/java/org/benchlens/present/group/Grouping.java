package org.benchlens.present.group;

import java.util.Optional;
import java.util.Set;
import org.benchlens.present.format.AxisName;

/// By what rows are grouped.
public sealed interface Grouping {
  /// Its name on the command line and in what is remembered: `none`, `section`, `file`,
  /// `benchmark`, `device`, or `axis:NAME`.
  String id();

  /// What a menu calls it.
  String title();

  /// Ids of the columns that say nothing new within a group.
  Set<String> statedColumns();

  /// Not at all.
  record None() implements Grouping {
    @Override
    public String id() {
      return "none";
    }

    @Override
    public String title() {
      return "None";
    }

    @Override
    public Set<String> statedColumns() {
      return Set.of();
    }
  }

  /// By benchmark and device within each file pair, as the tables of the command line are.
  record Section() implements Grouping {
    @Override
    public String id() {
      return "section";
    }

    @Override
    public String title() {
      return "Benchmark and device";
    }

    @Override
    public Set<String> statedColumns() {
      return Set.of("benchmark", "device", "file");
    }
  }

  /// By file pair.
  record File() implements Grouping {
    @Override
    public String id() {
      return "file";
    }

    @Override
    public String title() {
      return "File";
    }

    @Override
    public Set<String> statedColumns() {
      return Set.of("file");
    }
  }

  /// By name of the benchmark.
  record Benchmark() implements Grouping {
    @Override
    public String id() {
      return "benchmark";
    }

    @Override
    public String title() {
      return "Benchmark";
    }

    @Override
    public Set<String> statedColumns() {
      return Set.of("benchmark");
    }
  }

  /// By pair of devices.
  record Device() implements Grouping {
    @Override
    public String id() {
      return "device";
    }

    @Override
    public String title() {
      return "Device";
    }

    @Override
    public Set<String> statedColumns() {
      return Set.of("device");
    }
  }

  /// By the value of an axis.
  ///
  /// @param axis exact name
  record ByAxis(String axis) implements Grouping {
    @Override
    public String id() {
      return "axis:" + axis;
    }

    @Override
    public String title() {
      return AxisName.shown(axis);
    }

    @Override
    public Set<String> statedColumns() {
      return Set.of(id());
    }
  }

  /// The grouping of an id; empty for other texts.
  static Optional<Grouping> named(String id) {
    if (id.startsWith("axis:") && id.length() > "axis:".length()) {
      return Optional.of(new ByAxis(id.substring("axis:".length())));
    }
    return switch (id) {
      case "none" -> Optional.of(new None());
      case "section" -> Optional.of(new Section());
      case "file" -> Optional.of(new File());
      case "benchmark" -> Optional.of(new Benchmark());
      case "device" -> Optional.of(new Device());
      default -> Optional.empty();
    };
  }
}
