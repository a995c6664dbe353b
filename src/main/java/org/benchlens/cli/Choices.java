package org.benchlens.cli;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Rules;
import org.benchlens.model.Quantity;
import org.benchlens.model.nupp.ComparisonKind;
import org.benchlens.present.figure.ScaleKind;
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
        .registerConverter(Quantity.class, choice(List.of(Quantity.values()), Quantity::word))
        .registerConverter(ScaleKind.class, choice(List.of(ScaleKind.values()), ScaleKind::word))
        .registerConverter(
            DisplayMode.class, choice(List.of(DisplayMode.values()), DisplayMode::word))
        .registerConverter(
            OutputFormat.class, choice(List.of(OutputFormat.values()), OutputFormat::word))
        .registerConverter(PageFormat.class, choice(List.of(PageFormat.values()), PageFormat::word))
        .registerConverter(Convention.class, choice(List.of(Convention.values()), Convention::word))
        .registerConverter(
            ComparisonKind.class, choice(List.of(ComparisonKind.values()), ComparisonKind::word));
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
