package org.benchlens.cli;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Rules;
import org.benchlens.present.table.DisplayMode;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Options whose values are words of a list. Another word is a usage error.
final class Choices {
  private Choices() {}

  /// Teaches a command line the choices.
  static void register(CommandLine commandLine) {
    commandLine
        .registerConverter(Rules.class, choice(List.of(Rules.values()), Rules::word))
        .registerConverter(Preset.class, choice(List.of(Preset.values()), Preset::word))
        .registerConverter(
            DisplayMode.class, choice(List.of(DisplayMode.values()), DisplayMode::word))
        .registerConverter(
            OutputFormat.class, choice(List.of(OutputFormat.values()), OutputFormat::word));
  }

  private static <T> ITypeConverter<T> choice(List<T> values, Function<T, String> word) {
    return text ->
        values.stream()
            .filter(value -> word.apply(value).equals(text))
            .findFirst()
            .orElseThrow(
                () ->
                    new TypeConversionException(
                        "'"
                            + text
                            + "' is none of "
                            + values.stream().map(word).collect(Collectors.joining(", "))));
  }
}
