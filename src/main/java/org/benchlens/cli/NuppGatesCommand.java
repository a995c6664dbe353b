package org.benchlens.cli;

import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import org.benchlens.model.nupp.ComparisonKind;
import org.benchlens.workflow.CompareRecords;
import org.benchlens.workflow.OpenException;
import org.benchlens.workflow.RecordRequest;
import org.benchlens.workflow.RecordResult;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `benchlens nupp gates BASELINE CANDIDATE`: what must not get worse.
@Command(
    name = "gates",
    sortOptions = false,
    customSynopsis = "benchlens nupp gates [OPTION]... BASELINE CANDIDATE",
    description = {
      "Compares the deterministic parts of two records: allocation sites that the optimizer left"
          + " standing, and trace abort sites that every fork saw. Durations play no part."
    },
    footerHeading = "%nExit status:%n",
    footer = {
      "  0  something was compared and no gate failed",
      "  1  bad input, or nothing could be compared, which is no pass",
      "  2  unknown option or choice, missing value or path",
      "  3  a gate failed"
    },
    mixinStandardHelpOptions = true,
    versionProvider = ProductVersion.class)
final class NuppGatesCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private RecordSides sides = new RecordSides();

  @ArgGroup(validate = false, heading = "%nWhich benchmarks:%n", order = 1)
  private SelectionOptions selection = new SelectionOptions();

  @ArgGroup(validate = false, heading = "%nWhere it goes:%n", order = 2)
  private PageOptions output = new PageOptions();

  NuppGatesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws CommandException {
    output.check(sides.files());
    RecordRequest request =
        new RecordRequest(
            sides.baseline(),
            sides.candidate(),
            OptionalDouble.empty(),
            false,
            selection.selection());
    List<RecordResult> results;
    try {
      results =
          new CompareRecords()
              .gates(request).stream()
                  .filter(result -> result.kind() == ComparisonKind.OBSERVATIONAL)
                  .toList();
    } catch (OpenException e) {
      throw new CommandException(e);
    }
    if (results.isEmpty()) {
      throw new CommandException(
          "there are no gates between interleaved runs; give a saved baseline");
    }
    output.write(results.stream().map(RecordResult::page).toList(), terminal);
    if (results.stream().allMatch(result -> result.gatesCompared() == 0)) {
      terminal.say("nothing could be compared, which is no pass; the gate notes say why");
      return ExitStatus.FAILED;
    }
    return GateStatus.of(results, terminal);
  }
}
