package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.Axis;
import org.benchlens.model.AxisValue;
import org.benchlens.model.SampleArray;
import org.benchlens.model.Side;
import org.benchlens.present.format.AxisText;
import org.benchlens.workflow.OpenedRuns;

/// The command that measures a row again and records its samples.
final class RerunCommand {
  private static final Pattern FOLDERS = Pattern.compile(".*[/\\\\]");

  private RerunCommand() {}

  /// The command; empty when a side declares samples.
  static String of(OpenedRuns runs, MatchedRow row) {
    for (Side side : Side.values()) {
      if (row.state(side).declared(SampleArray.TIMES).isPresent()) {
        return "";
      }
    }
    List<String> arguments = runs.inputs().get(row.section().input()).compare().run().arguments();
    String program =
        arguments.isEmpty()
            ? "bench/example"
            : FOLDERS.matcher(arguments.getFirst()).replaceFirst("./");
    List<String> words = new ArrayList<>();
    words.add(ShellWord.of(program));
    words.add("-b");
    words.add(ShellWord.of(row.section().benchmark().name()));
    for (AxisValue value : row.compare().axisValues()) {
      words.add("-a");
      words.add(ShellWord.of(axis(row, value)));
    }
    words.add("--jsonbin");
    words.add("out.json");
    return String.join(" ", words);
  }

  private static String axis(MatchedRow row, AxisValue value) {
    Optional<Axis> declared =
        row.section().benchmark().axes().stream()
            .filter(axis -> axis.name().equals(value.name()))
            .findFirst();
    return switch (AxisText.of(value, declared)) {
      case AxisText.Power(int exponent) -> value.name() + "[pow2]=" + exponent;
      case AxisText.Plain plain -> value.name() + "=" + value.text();
    };
  }
}
