package org.benchlens.compare.oracle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.Thresholds;
import org.benchlens.model.AxisValue;
import org.benchlens.model.State;
import org.jspecify.annotations.Nullable;

/// Section 8 as far as the rows of well-formed commands depend on it.
public final class SlowSelection {
  private record Wanted(String benchmark, List<AxisCondition> axes) {}

  private record AxisCondition(String axis, List<String> texts) {
    boolean holds(State state) {
      for (AxisValue value : state.axisValues()) {
        if (value.name().equals(axis) && texts.contains(value.text())) {
          return true;
        }
      }
      return false;
    }
  }

  private final List<Wanted> wanted = new ArrayList<>();
  private final List<AxisCondition> global = new ArrayList<>();
  private final List<Path> inputs = new ArrayList<>();
  private @Nullable List<Long> referenceDevices;
  private @Nullable List<Long> compareDevices;
  private @Nullable String preset;
  private @Nullable Path config;

  /// @param folder where relative paths start
  /// @param arguments well-formed arguments
  public SlowSelection(Path folder, List<String> arguments) {
    for (int i = 0; i < arguments.size(); i++) {
      String argument = arguments.get(i);
      switch (argument) {
        case "--benchmark", "-b" -> wanted.add(new Wanted(arguments.get(++i), new ArrayList<>()));
        case "--axis", "-a" ->
            (wanted.isEmpty() ? global : wanted.getLast().axes()).add(axis(arguments.get(++i)));
        case "--reference-devices" -> referenceDevices = ids(arguments.get(++i));
        case "--compare-devices" -> compareDevices = ids(arguments.get(++i));
        case "--preset" -> preset = arguments.get(++i);
        case "--config" -> config = folder.resolve(arguments.get(++i));
        case "--threshold-diff" -> i++;
        case "--ignore-devices" -> {}
        default -> inputs.add(folder.resolve(argument));
      }
    }
  }

  Path reference() {
    return inputs.get(0);
  }

  Path compare() {
    return inputs.get(1);
  }

  /// "or by the positions of the filter lists where given" (section 1).
  List<Long> referenceDevices(List<Long> own) {
    return referenceDevices == null ? own : referenceDevices;
  }

  List<Long> compareDevices(List<Long> own) {
    return compareDevices == null ? own : compareDevices;
  }

  boolean passes(String benchmark) {
    return wanted.isEmpty() || wanted.stream().anyMatch(w -> w.benchmark().equals(benchmark));
  }

  /// "scoped to the last -b; before any -b it is added to every -b; several are ANDed; several -b
  /// of
  /// one name mean either; a state lacking the axis does not match; exact value text".
  boolean passes(String benchmark, State state) {
    if (!global.stream().allMatch(axis -> axis.holds(state))) {
      return false;
    }
    return wanted.isEmpty()
        || wanted.stream()
            .anyMatch(
                w ->
                    w.benchmark().equals(benchmark)
                        && w.axes().stream().allMatch(axis -> axis.holds(state)));
  }

  /// "NAME[pow2]=EXP (0 to 63, the text of the signed 64-bit value) · value lists [a,b]".
  private static AxisCondition axis(String text) {
    String name = text.substring(0, text.indexOf('=')).trim();
    String value = text.substring(text.indexOf('=') + 1).trim();
    boolean list = value.startsWith("[") && value.endsWith("]");
    List<String> texts = new ArrayList<>();
    for (String item :
        list
            ? value.substring(1, value.length() - 1).split(",")
            : List.of(value).toArray(new String[0])) {
      texts.add(
          name.endsWith("[pow2]")
              ? Long.toString(1L << Integer.parseInt(item.trim()))
              : item.trim());
    }
    return new AxisCondition(name.replace("[pow2]", ""), texts);
  }

  private static @Nullable List<Long> ids(String text) {
    if (text.equals("all")) {
      return null;
    }
    List<Long> ids = new ArrayList<>();
    for (String id : text.split(",", -1)) {
      ids.add(Long.parseLong(id));
    }
    return ids;
  }

  /// Section 12: "--preset, else [preset] name, else default, is the base; explicit values of the
  /// file override it." Reads the plain lines that the corpus uses.
  Thresholds thresholds() throws IOException {
    Map<String, String> values = new HashMap<>();
    if (config != null) {
      String table = "";
      for (String line : Files.readAllLines(config)) {
        if (line.startsWith("[")) {
          table = line.substring(1, line.indexOf(']')) + ".";
        } else if (line.contains("=")) {
          String[] parts = line.split("=", 2);
          values.put(table + parts[0].trim(), parts[1].trim().replace("\"", ""));
        }
      }
    }
    String named = preset != null ? preset : values.getOrDefault("preset.name", "default");
    Thresholds thresholds = Preset.named(named).orElseThrow().thresholds();
    for (Threshold threshold : Threshold.values()) {
      if (values.containsKey(threshold.key())) {
        thresholds = thresholds.with(threshold, Double.parseDouble(values.get(threshold.key())));
      }
    }
    return thresholds;
  }
}
