package org.benchlens.present.summary;

import java.util.List;
import java.util.stream.Collectors;
import org.benchlens.present.format.OneLine;

/// Small pieces of sentences.
final class Words {
  private Words() {}

  /// A number of things: `1 state`, `3 states`.
  static String count(int number, String thing) {
    if (number == 1) {
      return "1 " + thing;
    }
    boolean hissing = thing.endsWith("s") || thing.endsWith("x") || thing.endsWith("ch");
    boolean consonantY = thing.endsWith("y");
    if (consonantY) {
      return number + " " + thing.substring(0, thing.length() - 1) + "ies";
    }
    return number + " " + thing + (hissing ? "es" : "s");
  }

  /// Text of a file as a code span: on one line, without control characters, and nothing in it is
  /// Markdown or HTML.
  static String code(String text) {
    String line = OneLine.of(text);
    String fence = "`";
    while (line.contains(fence)) {
      fence += "`";
    }
    String pad = line.isEmpty() || line.contains("`") ? " " : "";
    return fence + pad + line + pad + fence;
  }

  /// The first texts, joined by commas, and how many more there are.
  static String some(List<String> texts, int most) {
    String first = texts.stream().limit(most).collect(Collectors.joining(", "));
    int more = texts.size() - most;
    return more > 0 ? first + " and " + more + " more" : first;
  }
}
