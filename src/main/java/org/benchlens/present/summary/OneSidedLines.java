package org.benchlens.present.summary;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.benchlens.compare.match.OneSided;
import org.benchlens.model.AxisValue;
import org.benchlens.model.Side;

/// What has no partner, by side and kind; and the axes that explain it.
final class OneSidedLines {
  private OneSidedLines() {}

  /// @param entries what has no partner
  /// @param most how many names to list of each kind
  static List<String> of(List<OneSided> entries, int most) {
    List<String> lines = new ArrayList<>();
    for (Side side : Side.values()) {
      for (OneSided.Kind kind : OneSided.Kind.values()) {
        List<String> names =
            entries.stream()
                .filter(entry -> entry.side() == side && entry.kind() == kind)
                .map(OneSidedLines::name)
                .toList();
        if (!names.isEmpty()) {
          lines.add(
              "- only in %s: %s: %s"
                  .formatted(
                      side.word(),
                      Words.count(names.size(), kind.word()),
                      Words.some(names, most)));
        }
      }
    }
    lines.addAll(axes(entries));
    return lines;
  }

  private static String name(OneSided entry) {
    return switch (entry.kind()) {
      case FILE, BENCHMARK -> Words.code(entry.name());
      case DEVICE -> {
        boolean numbered = entry.name().chars().allMatch(Character::isDigit);
        yield (numbered ? "device " + entry.name() : entry.name())
            + " of "
            + Words.code(entry.benchmark());
      }
      case STATE ->
          entry.name().isEmpty()
              ? Words.code(entry.benchmark()) + " without settings"
              : Words.code(entry.benchmark() + ": " + entry.name());
    };
  }

  /// An axis that only one side's states without a partner have is why they find none.
  private static List<String> axes(List<OneSided> entries) {
    Map<String, Map<Side, Set<String>>> byBenchmark = new LinkedHashMap<>();
    for (OneSided entry : entries) {
      if (entry.kind() == OneSided.Kind.STATE) {
        byBenchmark
            .computeIfAbsent(entry.benchmark(), name -> new LinkedHashMap<>())
            .computeIfAbsent(entry.side(), side -> new LinkedHashSet<>())
            .addAll(entry.axisValues().stream().map(AxisValue::name).toList());
      }
    }
    List<String> lines = new ArrayList<>();
    byBenchmark.forEach(
        (benchmark, axes) -> {
          for (Side side : Side.values()) {
            Set<String> mine = new LinkedHashSet<>(axes.getOrDefault(side, Set.of()));
            Set<String> others = axes.get(side.other());
            if (others != null && !mine.isEmpty()) {
              mine.removeAll(others);
              for (String axis : mine) {
                lines.add(
                    "- axis %s of benchmark %s is only in %s: its states have no partner"
                        .formatted(Words.code(axis), Words.code(benchmark), side.word()));
              }
            }
          }
        });
    return lines;
  }
}
