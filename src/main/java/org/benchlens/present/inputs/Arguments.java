package org.benchlens.present.inputs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// The arguments of a run by option. An option's values are the words up to the next option; the
/// values of an option that is given several times follow each other.
final class Arguments {
  private static final Pattern OPTION = Pattern.compile("-{1,2}[A-Za-z].*");

  /// Short options of NVBench and what they stand for, so that both spellings are one option.
  private static final Map<String, String> LONG =
      Map.of(
          "-a", "--axis",
          "-b", "--benchmark",
          "-d", "--devices",
          "--device", "--devices",
          "-q", "--quiet",
          "-v", "--verbose");

  private Arguments() {}

  /// The values by option, in the order of first occurrence.
  ///
  /// @param words command line, program first
  static Map<String, String> byOption(List<String> words) {
    Map<String, List<String>> found = new LinkedHashMap<>();
    String option = "";
    for (String word : words.subList(Math.min(1, words.size()), words.size())) {
      int sign = word.indexOf('=');
      if (OPTION.matcher(word).matches()) {
        boolean joined = sign > 0 && word.startsWith("--");
        option = name(joined ? word.substring(0, sign) : word);
        List<String> values = found.computeIfAbsent(option, name -> new ArrayList<>());
        if (joined) {
          values.add(word.substring(sign + 1));
        }
      } else {
        found.computeIfAbsent(option, name -> new ArrayList<>()).add(word);
      }
    }
    Map<String, String> texts = new LinkedHashMap<>();
    found.forEach(
        (name, values) ->
            texts.put(
                name.isEmpty() ? "(words)" : name,
                values.isEmpty() ? "given" : String.join(" ", values)));
    return texts;
  }

  private static String name(String option) {
    return LONG.getOrDefault(option, option);
  }
}
