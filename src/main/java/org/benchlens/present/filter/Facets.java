package org.benchlens.present.filter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.benchlens.compare.match.MatchedSection;
import org.benchlens.model.AxisValue;
import org.benchlens.model.Device;
import org.benchlens.model.Side;
import org.benchlens.present.format.AxisName;
import org.benchlens.present.format.AxisText;
import org.benchlens.present.table.AxisColumns;
import org.benchlens.present.table.TableRow;

/// Makes the facets of rows.
public final class Facets {
  private Facets() {}

  /// The facets that do not change with the verdicts: benchmark, device, each axis.
  ///
  /// @param rows all rows in table order
  /// @param axes names of the axes, in the order of their columns
  /// @param vocabulary says how each axis is best typed
  public static List<CodedFacet> fixed(
      List<TableRow> rows, List<String> axes, FilterVocabulary vocabulary) {
    List<CodedFacet> facets = new ArrayList<>();
    facets.add(benchmarks(rows));
    facets.add(devices(rows));
    axes.forEach(axis -> facets.add(axis(rows, axis, vocabulary)));
    return List.copyOf(facets);
  }

  /// The verdict; its values are there even when no row has them.
  public static CodedFacet status(List<TableRow> rows) {
    List<Facet.Value> values = new ArrayList<>();
    for (Status status : Status.values()) {
      values.add(value(status.word()));
    }
    int[] codes = new int[rows.size()];
    for (int i = 0; i < codes.length; i++) {
      var decision = rows.get(i).decision();
      codes[i] = decision == null ? CodedFacet.NONE : decision.status().ordinal();
    }
    return new CodedFacet(
        new Facet("status", List.of(), "Status", Facet.Kind.STATUS, values), codes);
  }

  /// The reasons that occur, the most frequent first.
  public static CodedFacet reason(List<TableRow> rows) {
    int[] found = new int[Reason.values().length];
    int[] codes = new int[rows.size()];
    for (int i = 0; i < codes.length; i++) {
      var decision = rows.get(i).decision();
      codes[i] = decision == null ? CodedFacet.NONE : decision.reason().ordinal();
      if (decision != null) {
        found[codes[i]]++;
      }
    }
    List<Reason> order = new ArrayList<>(List.of(Reason.values()));
    order.removeIf(reason -> found[reason.ordinal()] == 0);
    order.sort(Comparator.comparingInt(reason -> -found[reason.ordinal()]));
    int[] place = new int[found.length];
    for (int i = 0; i < order.size(); i++) {
      place[order.get(i).ordinal()] = i;
    }
    for (int i = 0; i < codes.length; i++) {
      codes[i] = codes[i] == CodedFacet.NONE ? CodedFacet.NONE : place[codes[i]];
    }
    List<Facet.Value> values =
        order.stream()
            .map(
                reason ->
                    new Facet.Value(
                        reason.shortForm(), new AxisText.Plain(reason.shortForm()), reason.code()))
            .toList();
    return new CodedFacet(
        new Facet("reason", List.of(), "Reason", Facet.Kind.REASON, values), codes);
  }

  /// The marks that occur, before them the AMBG rows without one.
  ///
  /// @param words the words of all marks, in the order of the list
  public static CodedFacet mark(List<TableRow> rows, List<String> words) {
    List<String> all = new ArrayList<>(List.of(TableRow.UNSEEN));
    all.addAll(words);
    Map<String, Integer> places = new HashMap<>();
    all.forEach(word -> places.put(word, places.size()));
    int[] found = new int[rows.size()];
    boolean[] occurs = new boolean[all.size()];
    for (int i = 0; i < found.length; i++) {
      String word = rows.get(i).markWord();
      found[i] = word.isEmpty() ? CodedFacet.NONE : places.getOrDefault(word, CodedFacet.NONE);
      if (found[i] != CodedFacet.NONE) {
        occurs[found[i]] = true;
      }
    }
    List<String> shown = new ArrayList<>();
    int[] position = new int[all.size()];
    for (int code = 0; code < occurs.length; code++) {
      if (occurs[code]) {
        position[code] = shown.size();
        shown.add(all.get(code));
      }
    }
    for (int i = 0; i < found.length; i++) {
      found[i] = found[i] == CodedFacet.NONE ? CodedFacet.NONE : position[found[i]];
    }
    List<Facet.Value> values = shown.stream().map(Facets::value).toList();
    return new CodedFacet(new Facet("mark", List.of(), "Mark", Facet.Kind.MARK, values), found);
  }

  private static CodedFacet benchmarks(List<TableRow> rows) {
    Coding<String> coding = new Coding<>(rows.size());
    for (int i = 0; i < rows.size(); i++) {
      coding.put(i, rows.get(i).matched().section().benchmark().name());
    }
    List<Facet.Value> values = coding.found().stream().map(Facets::value).toList();
    return new CodedFacet(
        new Facet("bench", List.of("benchmark"), "Benchmark", Facet.Kind.BENCHMARK, values),
        coding.codes());
  }

  private static CodedFacet devices(List<TableRow> rows) {
    Coding<String> coding = new Coding<>(rows.size());
    Map<String, String> names = new HashMap<>();
    for (int i = 0; i < rows.size(); i++) {
      MatchedSection section = rows.get(i).matched().section();
      String pair = id(section, Side.REFERENCE) + "/" + id(section, Side.COMPARE);
      if (coding.put(i, pair)) {
        names.put(pair, names(section));
      }
    }
    List<Facet.Value> values =
        coding.found().stream()
            .map(
                pair ->
                    new Facet.Value(
                        pair,
                        new AxisText.Plain(pair.equals("-/-") ? "none" : pair.replace("/", " / ")),
                        names.getOrDefault(pair, "")))
            .toList();
    return new CodedFacet(
        new Facet("device", List.of(), "Device", Facet.Kind.DEVICE, values), coding.codes());
  }

  private static String id(MatchedSection section, Side side) {
    OptionalLong id = section.deviceId(side);
    return id.isPresent() ? Long.toString(id.getAsLong()) : "-";
  }

  private static String names(MatchedSection section) {
    String reference = section.device(Side.REFERENCE).map(Device::name).orElse("");
    String compare = section.device(Side.COMPARE).map(Device::name).orElse("");
    return reference.equals(compare) ? compare : reference + " / " + compare;
  }

  private static CodedFacet axis(List<TableRow> rows, String axis, FilterVocabulary vocabulary) {
    Coding<AxisText> coding = new Coding<>(rows.size());
    Map<AxisText, AxisValue> exact = new HashMap<>();
    for (int i = 0; i < rows.size(); i++) {
      Optional<AxisValue> value = AxisColumns.value(rows.get(i), axis);
      if (value.isPresent()) {
        AxisText shown = AxisColumns.shown(rows.get(i), axis).orElseThrow();
        if (coding.put(i, shown)) {
          exact.put(shown, value.get());
        }
      }
    }
    List<AxisText> order = ordered(coding.found(), exact);
    int[] codes = coding.codes(order);
    List<Facet.Value> values =
        order.stream().map(text -> new Facet.Value(text.text(), text, "")).toList();
    String key = vocabulary.axisKey(axis);
    String quoted = "axis:\"" + axis.replace("\"", "\"\"") + '"';
    return new CodedFacet(
        new Facet(key, List.of(axis, quoted), AxisName.shown(axis), Facet.Kind.AXIS, values),
        codes);
  }

  /// By number when all are numbers, else as they occur.
  private static List<AxisText> ordered(List<AxisText> found, Map<AxisText, AxisValue> exact) {
    Map<AxisText, AxisNumber> numbers = new HashMap<>();
    for (AxisText text : found) {
      AxisValue value = exact.get(text);
      if (value != null) {
        AxisNumber.of(value.text()).ifPresent(number -> numbers.put(text, number));
      }
    }
    return numbers.size() == found.size()
        ? found.stream().sorted(Comparator.comparing(numbers::get)).toList()
        : found;
  }

  private static Facet.Value value(String text) {
    return new Facet.Value(text, new AxisText.Plain(text), "");
  }

  /// Gives each different thing a number.
  private static final class Coding<T> {
    private final Map<T, Integer> numbers = new LinkedHashMap<>();
    private final int[] codes;

    Coding(int rows) {
      codes = new int[rows];
      Arrays.fill(codes, CodedFacet.NONE);
    }

    /// Puts a thing to a row; true when it is new.
    boolean put(int row, T thing) {
      int size = numbers.size();
      codes[row] = numbers.computeIfAbsent(thing, any -> size);
      return numbers.size() > size;
    }

    List<T> found() {
      return List.copyOf(numbers.keySet());
    }

    int[] codes() {
      return codes;
    }

    /// The codes by another order of the things.
    int[] codes(List<T> order) {
      int[] place = new int[order.size()];
      for (int i = 0; i < place.length; i++) {
        place[numbers.getOrDefault(order.get(i), 0)] = i;
      }
      int[] moved = new int[codes.length];
      for (int i = 0; i < moved.length; i++) {
        moved[i] = codes[i] == CodedFacet.NONE ? CodedFacet.NONE : place[codes[i]];
      }
      return moved;
    }
  }
}
