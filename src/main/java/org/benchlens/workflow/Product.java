package org.benchlens.workflow;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// What this program is: its version and the parts of others in it.
///
/// @param version as in the build file, such as `0.1.0`
/// @param parts in the order of the page of third-party parts
public record Product(String version, List<Part> parts) {
  private static final String VERSION = "/org/benchlens/cli/version.txt";
  private static final String PARTS = "/org/benchlens/about/third-party.md";

  /// A part of others.
  ///
  /// @param name such as `Jackson`
  /// @param version its version
  /// @param licence its licence in short, such as `Apache-2.0`
  public record Part(String name, String version, String licence) {}

  /// Copies the parts.
  public Product {
    parts = List.copyOf(parts);
  }

  /// Reads what the build put into the program.
  public static Product read() {
    List<Part> parts = new ArrayList<>();
    for (String line : lines(PARTS)) {
      // | part | jars | version | licence | texts | used for |
      List<String> cells = Stream.of(line.split("[|]", -1)).map(String::strip).toList();
      if (cells.size() == 8 && !cells.get(1).equals("part") && !cells.get(1).startsWith("---")) {
        String name = cells.get(1).replaceAll(" \\(.*\\)$", "");
        parts.add(new Part(name, cells.get(3), cells.get(4)));
      }
    }
    return new Product(String.join("", lines(VERSION)).strip(), parts);
  }

  private static List<String> lines(String resource) {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                requireNonNull(Product.class.getResourceAsStream(resource), resource), UTF_8))) {
      return reader.readAllLines();
    } catch (IOException e) {
      throw new UncheckedIOException("this installation is broken: " + resource, e);
    }
  }
}
