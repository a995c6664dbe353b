package org.benchlens.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.benchlens.workflow.OpenException;
import org.benchlens.workflow.SummarizeRun;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `benchlens summary FILE`: the tables of one result.
@Command(
    name = "summary",
    sortOptions = false,
    description =
        "Prints the tables of one NVBench result: its devices, and for each benchmark the states"
            + " with their summaries.",
    mixinStandardHelpOptions = true,
    versionProvider = ProductVersion.class)
final class SummaryCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "Result file.")
  private Path file = Path.of("");

  @Option(names = "--hidden", description = "Also summaries that the file wants hidden.")
  private boolean hidden;

  SummaryCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws CommandException {
    try {
      SummarizeRun run = SummarizeRun.open(file);
      Writer out = new BufferedWriter(new OutputStreamWriter(terminal.out(), UTF_8), 1 << 16);
      run.write(hidden, out);
      out.flush();
    } catch (OpenException e) {
      throw new CommandException(e);
    } catch (IOException e) {
      throw new CommandException("standard output cannot be written: " + e.getMessage());
    }
    return ExitStatus.DONE;
  }
}
