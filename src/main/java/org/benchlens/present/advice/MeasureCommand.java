package org.benchlens.present.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.benchlens.model.RunInfo;

/// The command that measures rows again and records their samples.
public final class MeasureCommand {
  private static final Pattern FOLDERS = Pattern.compile(".*[/\\\\]");
  private static final String ANY_PROGRAM = "bench/example";
  private static final String RESULT = "again.json";

  private MeasureCommand() {}

  /// The words of the command.
  ///
  /// @param run how the compare file was made; says which program
  /// @param rows what to measure
  /// @param measure how
  public static List<String> words(RunInfo run, RowSelection rows, Measure measure) {
    List<String> words = new ArrayList<>();
    words.add(program(run));
    words.addAll(rows.programWords());
    words.addAll(measure.flags());
    words.add("--jsonbin");
    words.add(RESULT);
    return words;
  }

  /// The program without its folder: a command is typed where the program was built, which need not
  /// be this machine.
  private static String program(RunInfo run) {
    return run.arguments().isEmpty()
        ? ANY_PROGRAM
        : FOLDERS.matcher(run.arguments().getFirst()).replaceFirst("./");
  }
}
