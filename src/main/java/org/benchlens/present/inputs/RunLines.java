package org.benchlens.present.inputs;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.benchlens.model.RunInfo;

/// How two results were made, option by option: what differs first, each part in the order of the
/// command lines. Different criteria, timeouts or warm-ups explain many an AMBG row.
public final class RunLines {
  private RunLines() {}

  /// The lines.
  ///
  /// - versions of NVBench and of the format;
  /// - the program, then every option of the command line;
  /// - options that the line before the program's own processing has otherwise, marked `raw`.
  public static List<SideBySide> of(RunInfo reference, RunInfo compare) {
    List<SideBySide> lines = new ArrayList<>();
    lines.add(SideBySide.of("NVBench version", reference.toolVersion(), compare.toolVersion()));
    lines.add(SideBySide.of("format version", reference.jsonVersion(), compare.jsonVersion()));
    lines.add(
        SideBySide.of("program", program(reference.arguments()), program(compare.arguments())));
    lines.addAll(options("", reference.arguments(), compare.arguments()));
    if (raw(reference) || raw(compare)) {
      lines.addAll(options("raw ", reference.rawArguments(), compare.rawArguments()));
    }
    lines.removeIf(line -> line.reference().isEmpty() && line.compare().isEmpty());
    List<SideBySide> sorted = new ArrayList<>(lines);
    sorted.sort((a, b) -> Boolean.compare(b.differs(), a.differs()));
    return sorted;
  }

  /// Whether the program changed its arguments before NVBench saw them.
  private static boolean raw(RunInfo run) {
    return !run.rawArguments().isEmpty() && !run.rawArguments().equals(run.arguments());
  }

  private static String program(List<String> words) {
    return words.isEmpty() ? "" : words.getFirst();
  }

  private static List<SideBySide> options(
      String prefix, List<String> reference, List<String> compare) {
    Map<String, String> before = Arguments.byOption(reference);
    Map<String, String> after = Arguments.byOption(compare);
    Set<String> names = new LinkedHashSet<>(before.keySet());
    names.addAll(after.keySet());
    return names.stream()
        .map(
            name ->
                SideBySide.of(
                    prefix + name, before.getOrDefault(name, ""), after.getOrDefault(name, "")))
        .toList();
  }
}
