package org.benchlens.present.advice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.Axis;
import org.benchlens.model.Benchmark;

/// The `-b` and `-a` that select given rows of a comparison: exactly them, or the smallest set
/// around them that can be said. More cannot be said for states that are equal in all settings, for
/// benchmarks of one name, and for values that no `-a` holds, such as one with a blank at its end.
public final class RowSelection {
  private final List<RowBox> boxes;
  private final Set<String> powerAxes;
  private final Set<DevicePair> devices;
  private final int extra;

  private RowSelection(
      List<RowBox> boxes, Set<String> powerAxes, Set<DevicePair> devices, int extra) {
    this.boxes = boxes;
    this.powerAxes = powerAxes;
    this.devices = devices;
    this.extra = extra;
  }

  /// The selection of rows.
  ///
  /// @param rows the rows, at least one
  /// @param all all rows of the comparison they are from, among them these
  public static RowSelection of(List<MatchedRow> rows, List<MatchedRow> all) {
    if (rows.isEmpty()) {
      throw new IllegalArgumentException("no row to select");
    }
    TightBoxes tight = new TightBoxes(rows);
    Set<MatchedRow> wanted = Collections.newSetFromMap(new IdentityHashMap<>());
    wanted.addAll(rows);
    List<MatchedRow> others =
        all.stream().filter(row -> !wanted.contains(row) && tight.contain(row)).toList();
    Set<DevicePair> devices = devices(rows, others, all);
    long extra =
        others.stream()
            .filter(row -> devices.isEmpty() || devices.contains(DevicePair.of(row.section())))
            .count();
    return new RowSelection(RowBox.joined(tight.boxes()), powerAxes(rows), devices, (int) extra);
  }

  /// The device pairs of the rows, if naming them keeps other rows out and pairs nothing anew.
  private static Set<DevicePair> devices(
      List<MatchedRow> rows, List<MatchedRow> others, List<MatchedRow> all) {
    Set<DevicePair> mine = DevicePair.of(rows);
    if (others.stream().allMatch(row -> mine.contains(DevicePair.of(row.section())))) {
      return Set.of();
    }
    Set<String> names =
        rows.stream().map(row -> row.section().benchmark().name()).collect(Collectors.toSet());
    List<MatchedRow> same =
        all.stream().filter(row -> names.contains(row.section().benchmark().name())).toList();
    return DevicePair.oneToOne(DevicePair.of(same)) ? mine : Set.of();
  }

  private static Set<String> powerAxes(List<MatchedRow> rows) {
    // By identity: to compare benchmarks is to compare all their states.
    Set<Benchmark> benchmarks = Collections.newSetFromMap(new IdentityHashMap<>());
    rows.forEach(row -> benchmarks.add(row.section().benchmark()));
    return benchmarks.stream()
        .flatMap(benchmark -> benchmark.axes().stream())
        .filter(Axis::powerOfTwo)
        .map(Axis::name)
        .collect(Collectors.toSet());
  }

  /// Number of rows that are selected although they were not asked for, >= 0.
  public int extra() {
    return extra;
  }

  /// What to say beside a command: how many rows more than asked for it is about; empty when none.
  public String remark() {
    return switch (extra) {
      case 0 -> "";
      case 1 -> "selects 1 more row that cannot be told apart";
      default -> "selects " + extra + " more rows that cannot be told apart";
    };
  }

  /// The words for `benchlens compare`.
  public List<String> compareWords() {
    List<String> words = new ArrayList<>();
    for (RowBox box : boxes) {
      option("-b", "--benchmark", box.benchmark(), words);
      for (AxisTerm term : box.terms()) {
        option("-a", "--axis", text(term), words);
      }
    }
    if (!devices.isEmpty()) {
      words.add("--reference-devices");
      words.add(ids(DevicePair::reference));
      words.add("--compare-devices");
      words.add(ids(DevicePair::compare));
    }
    return words;
  }

  /// The words for the benchmark program itself.
  public List<String> programWords() {
    List<String> words = new ArrayList<>();
    for (RowBox box : boxes) {
      words.add("-b");
      words.add(box.benchmark());
      if (!devices.isEmpty()) {
        words.add("-d");
        words.add(ids(DevicePair::compare));
      }
      for (AxisTerm term : box.terms()) {
        words.add("-a");
        words.add(text(term));
      }
    }
    return words;
  }

  private String ids(ToLongFunction<DevicePair> side) {
    return devices.stream()
        .map(pair -> Long.toString(side.applyAsLong(pair)))
        .collect(Collectors.joining(","));
  }

  private String text(AxisTerm term) {
    return AxisArgument.of(term.name(), term.values(), powerAxes.contains(term.name()))
        .orElseThrow();
  }

  /// A value that could be taken for an option is tied to its own.
  private static void option(String shortName, String longName, String value, List<String> words) {
    if (value.startsWith("-")) {
      words.add(longName + "=" + value);
    } else {
      words.add(shortName);
      words.add(value);
    }
  }
}
