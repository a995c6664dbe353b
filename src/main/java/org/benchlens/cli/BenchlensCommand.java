package org.benchlens.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/// The root command: `benchlens [REF CMP]` opens the explorer, the rest is in subcommands.
@Command(
    name = "benchlens",
    description = "Explains and explores comparisons of benchmark results.",
    mixinStandardHelpOptions = true,
    versionProvider = ProductVersion.class)
public final class BenchlensCommand implements Callable<Integer> {

  /// Known to every command; asked for by name where it matters.
  static final String VERBOSE = "--verbose";

  /// Writes of all commands.
  private static final String COMPLETION = "completion";

  private final Supplier<Optional<Explorer>> explorer;
  private final Map<String, String> environment;

  @Spec private CommandSpec spec;

  @Parameters(
      index = "0..1",
      paramLabel = "FILE",
      arity = "0..1",
      description = "Reference and compared file.")
  private List<Path> files = List.of();

  /// @param explorer looks the window up, only when it is to be opened
  /// @param environment the process's environment
  public BenchlensCommand(Supplier<Optional<Explorer>> explorer, Map<String, String> environment) {
    this.explorer = explorer;
    this.environment = environment;
  }

  /// Runs the command that `arguments` name on the process's streams and returns its exit status.
  public static int run(
      Supplier<Optional<Explorer>> explorer, Map<String, String> environment, String... arguments) {
    return run(explorer, Terminal.ofProcess(environment), arguments);
  }

  /// Runs the command that `arguments` name and returns its exit status.
  public static int run(
      Supplier<Optional<Explorer>> explorer, Terminal terminal, String... arguments) {
    Failures failures = new Failures(terminal);
    return commandLine(explorer, terminal, arguments)
        .setParameterExceptionHandler(failures)
        .setExecutionExceptionHandler(failures)
        .execute(arguments);
  }

  /// All commands with their options, as help and manual show them.
  static CommandLine commandLine(Supplier<Optional<Explorer>> explorer, Terminal terminal) {
    return commandLine(explorer, terminal, command -> true);
  }

  /// The command that arguments ask for, when the first of them names one; a start has no time for
  /// the others. Without a name, and where all are to be listed, all are there.
  private static CommandLine commandLine(
      Supplier<Optional<Explorer>> explorer, Terminal terminal, String... arguments) {
    String first = arguments.length == 0 ? "" : arguments[0];
    boolean files = first.isEmpty() || first.contains(".") || first.contains("/");
    boolean named = commands(explorer, terminal).containsKey(first) && !first.equals(COMPLETION);
    return commandLine(explorer, terminal, name -> named ? name.equals(first) : !files);
  }

  private static Map<String, Supplier<CommandLine>> commands(
      Supplier<Optional<Explorer>> explorer, Terminal terminal) {
    Map<String, Supplier<CommandLine>> commands = new LinkedHashMap<>();
    commands.put("open", () -> new CommandLine(new OpenCommand(explorer, terminal.environment())));
    commands.put("compare", () -> new CommandLine(new CompareCommand(terminal, explorer)));
    commands.put("plot", () -> new CommandLine(new PlotCommand(terminal)));
    commands.put("summary", () -> new CommandLine(new SummaryCommand(terminal)));
    commands.put(COMPLETION, () -> new CommandLine(new CompletionCommand(terminal)));
    commands.put(
        "config",
        () ->
            new CommandLine(new ConfigCommand())
                .addSubcommand(new ConfigDumpCommand(terminal))
                .addSubcommand(new ConfigCheckCommand(terminal)));
    commands.put("nupp", () -> NuppCommand.with(terminal));
    return commands;
  }

  private static CommandLine commandLine(
      Supplier<Optional<Explorer>> explorer, Terminal terminal, Predicate<String> wanted) {
    CommandLine line = new CommandLine(new BenchlensCommand(explorer, terminal.environment()));
    commands(explorer, terminal)
        .forEach(
            (name, command) -> {
              if (wanted.test(name)) {
                line.addSubcommand(command.get());
              }
            });
    line.setOut(terminal.text())
        .setErr(terminal.errors())
        // A file may be called "@base.json".
        .setExpandAtFiles(false)
        // As everywhere: of an option given twice the last one holds.
        .setOverwrittenOptionsAllowed(true);
    line.getCommandSpec().addOption(verbose());
    Choices.register(line);
    return line;
  }

  private static OptionSpec verbose() {
    return OptionSpec.builder(VERBOSE)
        .scopeType(ScopeType.INHERIT)
        .type(boolean.class)
        .description("Say everything: list all entries of the summary; with an error, its origin.")
        .build();
  }

  @Override
  public Integer call() {
    return OpenCommand.open(explorer, environment, spec, OpenOptions.of(files));
  }
}
