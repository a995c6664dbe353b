package org.benchlens.cli;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// The manual page of the command line, made from the commands themselves.
final class CommandLinePage {
  private static final String HEAD =
      """
      # Command line

      Made from the code: `benchlens COMMAND --help` says the same. Options may stand anywhere; of an option given twice the
      last one holds, but for those that say otherwise.

      Exit status, of every command: 0 it ran, 1 bad input, a malformed value or a failure, 2 an unknown option or choice, a
      missing value or path, 3 a condition that was asked for is met. Results go to the standard output, everything else to the
      standard error, in one line that says what, where and what to do; `--verbose` adds where in the program it came from.
      """;

  private final StringBuilder text = new StringBuilder(HEAD);

  private CommandLinePage() {}

  static String of(CommandLine root) {
    CommandLinePage page = new CommandLinePage();
    page.command(root);
    return page.text.toString();
  }

  private void command(CommandLine line) {
    CommandSpec spec = line.getCommandSpec();
    text.append("\n## `").append(usage(spec)).append("`\n");
    text.append('\n').append(join(spec.usageMessage().description())).append('\n');
    if (spec.usageMessage().footer().length > 0) {
      text.append("\n```text\n");
      Arrays.stream(spec.usageMessage().footer()).forEach(this::footer);
      text.append("```\n");
    }
    sections(spec).forEach(this::section);
    line.getSubcommands().values().forEach(this::command);
  }

  private void footer(String line) {
    for (String part : plain(line).split("\n", -1)) {
      if (!part.isBlank()) {
        text.append(part).append('\n');
      }
    }
  }

  private static String usage(CommandSpec spec) {
    return spec.qualifiedName()
        + spec.positionalParameters().stream()
            .map(parameter -> " " + parameter.paramLabel())
            .collect(Collectors.joining());
  }

  private static Map<String, List<ArgSpec>> sections(CommandSpec spec) {
    Map<String, List<ArgSpec>> sections = new LinkedHashMap<>();
    List<ArgSpec> grouped = spec.argGroups().stream().flatMap(g -> g.args().stream()).toList();
    sections.put(
        "",
        spec.args().stream()
            .filter(argument -> !argument.hidden() && !grouped.contains(argument))
            .filter(argument -> !isOfEveryCommand(argument))
            .toList());
    for (ArgGroupSpec group : spec.argGroups()) {
      sections.put(plain(Objects.toString(group.heading(), "")), List.copyOf(group.args()));
    }
    return sections;
  }

  private static boolean isOfEveryCommand(ArgSpec argument) {
    return argument instanceof OptionSpec option
        && List.of("--help", "--version", "--verbose").contains(option.longestName());
  }

  private void section(String heading, List<ArgSpec> arguments) {
    if (arguments.isEmpty()) {
      return;
    }
    text.append("\n| ")
        .append(heading.isBlank() ? "argument" : heading.strip().replace(":", ""))
        .append(" | |\n|---|---|\n");
    for (ArgSpec argument : arguments) {
      text.append("| ")
          .append(name(argument))
          .append(" | ")
          .append(cell(join(argument.description())))
          .append(" |\n");
    }
  }

  private static String name(ArgSpec argument) {
    return switch (argument) {
      case OptionSpec option ->
          Arrays.stream(option.names())
                  .map(name -> "`" + name + "`")
                  .collect(Collectors.joining(", "))
              + (option.arity().max() == 0 ? "" : " `" + cell(option.paramLabel()) + "`");
      case PositionalParamSpec parameter -> "`" + cell(parameter.paramLabel()) + "`";
      default -> throw new IllegalStateException(argument.toString());
    };
  }

  private static String cell(String words) {
    return words.replace("|", "\\|").replace("\n", " ");
  }

  private static String join(String[] lines) {
    return plain(String.join(" ", lines)).replace('\n', ' ').strip();
  }

  private static String plain(String line) {
    return line.replace("%n", "\n").replace("%%", "%");
  }
}
