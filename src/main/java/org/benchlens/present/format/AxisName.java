package org.benchlens.present.format;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Names of axes as the window shows them.
public final class AxisName {
  private static final Pattern MARKED = Pattern.compile("(.+)\\{[a-z]{1,4}}");

  private AxisName() {}

  /// The name without the mark that some programs put behind it: `Elements` for `Elements{io}`.
  public static String shown(String name) {
    Matcher marked = MARKED.matcher(name);
    return marked.matches() ? marked.group(1) : name;
  }
}
