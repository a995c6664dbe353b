package org.benchlens.cli;

import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/// Turns every way in which a command can fail into lines on standard error and an exit status.
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {
  private final Terminal terminal;

  Failures(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public int handleParseException(ParameterException failure, String[] arguments) {
    String command = failure.getCommandLine().getCommandSpec().qualifiedName();
    terminal.say(usage(failure) + "; '" + command + " --help' lists what there is");
    return ExitStatus.USAGE;
  }

  @Override
  public int handleExecutionException(
      Exception failure, CommandLine command, ParseResult arguments) {
    int status = ExitStatus.FAILED;
    if (failure instanceof CommandException known) {
      status = known.status();
      String.valueOf(failure.getMessage()).lines().forEach(terminal::say);
    } else {
      terminal.say("unexpected failure, please report it with the output of --verbose: " + failure);
    }
    ParseResult parsed = command.getParseResult();
    if (parsed != null && parsed.hasMatchedOption(BenchlensCommand.VERBOSE)) {
      Trace.lines(failure).forEach(line -> terminal.errors().print(line + "\n"));
      terminal.errors().flush();
    }
    return status;
  }

  private static String usage(ParameterException failure) {
    String message =
        String.valueOf(failure.getMessage())
            .lines()
            .map(String::strip)
            .collect(Collectors.joining(" "));
    String text = message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
    if (failure instanceof UnmatchedArgumentException unmatched) {
      return unmatched.getSuggestions().stream()
          .findFirst()
          .map(suggestion -> text + " (did you mean '" + suggestion + "'?)")
          .orElse(text);
    }
    return text;
  }
}
