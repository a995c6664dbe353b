package org.benchlens.cli;

import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import org.benchlens.model.nupp.ComparisonKind;
import org.benchlens.present.nupp.RecordPage;
import org.benchlens.workflow.CompareRecords;
import org.benchlens.workflow.OpenException;
import org.benchlens.workflow.RecordRequest;
import org.benchlens.workflow.RecordResult;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `benchlens nupp compare BASELINE CANDIDATE`: verdicts and gates.
@Command(
    name = "compare",
    sortOptions = false,
    customSynopsis = {
      "benchlens nupp compare [OPTION]... --margin PERCENT BASELINE CANDIDATE",
      "benchlens nupp compare [OPTION]... RECORD"
    },
    description = {
      "Compares two records, or computes the comparisons that a record holds again: a verdict for"
          + " each benchmark (regressed, improved, unchanged or inconclusive) and the gates."
    },
    footerHeading = "%nExit status:%n",
    footer = {
      "  0  the comparison ran, whatever the durations say",
      "  1  bad input",
      "  2  unknown option or choice, missing value or path",
      "  3  a gate failed: allocation sites rose or a trace abort site is new"
    },
    mixinStandardHelpOptions = true,
    versionProvider = ProductVersion.class)
final class NuppCompareCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private RecordSides sides = new RecordSides();

  @ArgGroup(validate = false, heading = "%nHow it is decided:%n", order = 1)
  private Rules rules = new Rules();

  @ArgGroup(validate = false, heading = "%nWhich benchmarks:%n", order = 2)
  private SelectionOptions selection = new SelectionOptions();

  @ArgGroup(validate = false, heading = "%nWhat was said of benchmarks before:%n", order = 3)
  private RecordWorkspaceOption said = new RecordWorkspaceOption();

  @ArgGroup(validate = false, heading = "%nWhere it goes:%n", order = 4)
  private PageOptions output = new PageOptions();

  NuppCompareCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws CommandException {
    output.check(sides.files());
    RecordRequest request =
        new RecordRequest(
            sides.baseline(),
            sides.candidate(),
            rules.ratio(),
            rules.convention == Convention.TOOL,
            selection.selection());
    boolean conditions = rules.explain || output.everything();
    try {
      List<RecordResult> results = rules.of(new CompareRecords().compare(request, conditions));
      List<RecordPage> pages = results.stream().map(RecordResult::page).toList();
      output.write(said.mark(pages, sides.files(), terminal), terminal);
      return GateStatus.of(results, terminal);
    } catch (OpenException e) {
      throw new CommandException(e);
    }
  }

  /// How verdicts come about.
  private static final class Rules {
    @Option(
        names = "--margin",
        paramLabel = "PERCENT",
        description =
            "Changes smaller than this do not matter; it must be given for verdicts of two records,"
                + " none is assumed. With one record its own holds, unless another is given.")
    private @Nullable String margin;

    @Option(
        names = "--convention",
        paramLabel = "NAME",
        description =
            "Intervals of paired scores: exact (95%% or more, the default) or tool (as nupp bench"
                + " computes them, one rank tighter: they attain less than they claim).")
    private Convention convention = Convention.EXACT;

    @Option(
        names = "--kind",
        paramLabel = "NAME",
        description =
            "With one record that holds two comparisons: only the interleaved or only the"
                + " observational one.")
    private @Nullable ComparisonKind kind;

    @Option(
        names = "--explain",
        description = "List every condition with its number; JSON and HTML always do.")
    private boolean explain;

    OptionalDouble ratio() throws CommandException {
      return margin == null ? OptionalDouble.empty() : OptionalDouble.of(Margin.ratio(margin));
    }

    List<RecordResult> of(List<RecordResult> results) throws CommandException {
      if (kind == null) {
        return results;
      }
      List<RecordResult> chosen = results.stream().filter(result -> result.kind() == kind).toList();
      if (chosen.isEmpty()) {
        throw new CommandException("there is no " + kind.word() + " comparison");
      }
      return chosen;
    }
  }
}
