package org.benchlens.workflow;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// File names with fields such as `{row}`. Values are made safe for every system, and no two names
/// are the same.
public final class NameTemplate {
  private static final Pattern FIELD = Pattern.compile("\\{([A-Za-z_]*)}");

  /// Names that Windows keeps for devices.
  private static final Pattern DEVICE =
      Pattern.compile("(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\..*)?", Pattern.CASE_INSENSITIVE);

  private static final int LONGEST = 60;

  private final String text;
  private final Set<String> taken = new HashSet<>();

  private NameTemplate(String text) {
    this.text = text;
  }

  /// Reads a template.
  ///
  /// @param text a path, fields in braces
  /// @param fields names of the fields that can be filled in
  /// @throws IllegalArgumentException when it has another field; the message names it
  public static NameTemplate of(String text, List<String> fields) {
    Matcher matcher = FIELD.matcher(text);
    while (matcher.find()) {
      if (!fields.contains(matcher.group(1))) {
        throw new IllegalArgumentException(
            "'"
                + text
                + "' has the unknown field "
                + matcher.group()
                + "; there are {"
                + String.join("}, {", fields)
                + "}");
      }
    }
    return new NameTemplate(text);
  }

  /// The fields that it has.
  public List<String> fields() {
    List<String> found = new ArrayList<>();
    Matcher matcher = FIELD.matcher(text);
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }

  /// The same with a field before its ending, unless it has a field already.
  public NameTemplate orWith(String field) {
    return fields().isEmpty() ? new NameTemplate(beforeEnding(text, "-{" + field + "}")) : this;
  }

  /// A name with all fields filled in. A name that was given already gets a number, so that none
  /// replaces another, whatever case the system ignores.
  ///
  /// @param values text of each field
  public String name(Map<String, String> values) {
    Matcher matcher = FIELD.matcher(text);
    StringBuilder filled = new StringBuilder();
    while (matcher.find()) {
      String value = values.getOrDefault(matcher.group(1), "");
      matcher.appendReplacement(filled, Matcher.quoteReplacement(safe(value)));
    }
    String name = matcher.appendTail(filled).toString();
    String free = name;
    for (int i = 2; !taken.add(free.toLowerCase(Locale.ROOT)); i++) {
      free = beforeEnding(name, "-" + i);
    }
    return free;
  }

  private static String beforeEnding(String name, String addition) {
    int slash = Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\'));
    int dot = name.lastIndexOf('.');
    return dot > slash ? name.substring(0, dot) + addition + name.substring(dot) : name + addition;
  }

  /// A text as a part of a file name: letters, digits and `. _ = + -`; all else is `_`. Never
  /// empty, never beginning with a dot, never the name of a device.
  static String safe(String value) {
    StringBuilder safe = new StringBuilder();
    value.codePoints().limit(LONGEST).forEach(c -> safe.appendCodePoint(allowed(c) ? c : '_'));
    while (!safe.isEmpty() && safe.charAt(safe.length() - 1) == '.') {
      safe.setLength(safe.length() - 1);
    }
    boolean unsafe =
        safe.isEmpty() || safe.charAt(0) == '.' || DEVICE.matcher(safe.toString()).matches();
    return unsafe ? "_" + safe : safe.toString();
  }

  private static boolean allowed(int c) {
    return Character.isLetterOrDigit(c) || "._=+-".indexOf(c) >= 0;
  }
}
