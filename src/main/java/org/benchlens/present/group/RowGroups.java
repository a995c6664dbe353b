package org.benchlens.present.group;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.benchlens.compare.match.MatchedSection;
import org.benchlens.model.Device;
import org.benchlens.model.Side;
import org.benchlens.present.filter.CodedFacet;
import org.benchlens.present.filter.Facet;
import org.benchlens.present.format.AxisText;
import org.benchlens.present.table.TableRow;

/// The group of each row.
///
/// A class rather than a record, since it holds an array.
public final class RowGroups {
  private final List<GroupName> names;
  private final int[] codes;

  private RowGroups(List<GroupName> names, int[] codes) {
    this.names = List.copyOf(names);
    this.codes = codes;
  }

  /// Groups rows. Groups come in the order of the rows, those of an axis in the order of its
  /// values; rows without the axis come last.
  ///
  /// @param rows all rows in table order
  /// @param facets facets of their fixed parts
  /// @param inputs names of the file pairs
  public static RowGroups of(
      Grouping grouping, List<TableRow> rows, List<CodedFacet> facets, List<String> inputs) {
    return switch (grouping) {
      case Grouping.None() -> new RowGroups(List.of(), new int[0]);
      case Grouping.Section() ->
          sections(
              rows,
              section -> section.input() + "/" + section.index(),
              section -> sectionName(section, inputs));
      case Grouping.File() ->
          sections(
              rows,
              section -> Integer.toString(section.input()),
              section -> plain(Integer.toString(section.input()), input(section, inputs), ""));
      case Grouping.Benchmark() -> facet(facets, Facet.Kind.BENCHMARK, "", rows.size());
      case Grouping.Device() -> facet(facets, Facet.Kind.DEVICE, "", rows.size());
      case Grouping.ByAxis(String axis) -> facet(facets, Facet.Kind.AXIS, axis, rows.size());
    };
  }

  private static RowGroups sections(
      List<TableRow> rows,
      Function<MatchedSection, String> id,
      Function<MatchedSection, GroupName> name) {
    Map<String, Integer> known = new HashMap<>();
    List<GroupName> names = new ArrayList<>();
    int[] codes = new int[rows.size()];
    MatchedSection last = null;
    for (int i = 0; i < codes.length; i++) {
      MatchedSection section = rows.get(i).matched().section();
      if (i > 0 && section.equals(last)) {
        codes[i] = codes[i - 1];
      } else {
        Integer code = known.putIfAbsent(id.apply(section), names.size());
        codes[i] = code == null ? names.size() : code;
        if (code == null) {
          names.add(name.apply(section));
        }
      }
      last = section;
    }
    return new RowGroups(names, codes);
  }

  private static GroupName sectionName(MatchedSection section, List<String> inputs) {
    String reference = device(section, Side.REFERENCE);
    String compare = device(section, Side.COMPARE);
    String device = reference.equals(compare) ? compare : reference + " / " + compare;
    String file = inputs.size() > 1 ? input(section, inputs) : "";
    String note = file.isEmpty() || device.isEmpty() ? file + device : file + ", " + device;
    return plain(section.input() + "/" + section.index(), section.benchmark().name(), note);
  }

  private static String device(MatchedSection section, Side side) {
    return section
        .device(side)
        .map(Device::name)
        .filter(name -> !name.isEmpty())
        .or(
            () ->
                section.deviceId(side).isPresent()
                    ? Optional.of("device " + section.deviceId(side).getAsLong())
                    : Optional.empty())
        .orElse("");
  }

  private static String input(MatchedSection section, List<String> inputs) {
    return section.input() < inputs.size() ? inputs.get(section.input()) : "";
  }

  private static GroupName plain(String id, String value, String note) {
    return new GroupName(id, "", new AxisText.Plain(value), note);
  }

  private static RowGroups facet(List<CodedFacet> facets, Facet.Kind kind, String axis, int rows) {
    Optional<CodedFacet> found =
        facets.stream()
            .filter(facet -> facet.facet().kind() == kind)
            .filter(facet -> axis.isEmpty() || facet.facet().others().contains(axis))
            .findFirst();
    List<GroupName> names = new ArrayList<>();
    found.ifPresent(
        coded -> coded.facet().values().forEach(value -> names.add(name(coded.facet(), value))));
    String label = found.map(coded -> coded.facet().title()).orElse(axis);
    GroupName without = new GroupName("without", "", new AxisText.Plain("without " + label), "");
    int[] codes = new int[rows];
    boolean any = false;
    for (int i = 0; i < rows; i++) {
      int code = found.isPresent() ? found.get().code(i) : CodedFacet.NONE;
      codes[i] = code == CodedFacet.NONE ? names.size() : code;
      any |= code == CodedFacet.NONE;
    }
    if (any) {
      names.add(without);
    }
    return new RowGroups(names, codes);
  }

  private static GroupName name(Facet facet, Facet.Value value) {
    boolean axis = facet.kind() == Facet.Kind.AXIS;
    boolean device = facet.kind() == Facet.Kind.DEVICE;
    String label = axis || device ? facet.title() : "";
    return new GroupName("=" + value.typed(), label, value.shown(), value.note());
  }

  /// The groups in order; none when rows are not grouped.
  public List<GroupName> names() {
    return names;
  }

  /// Position of the group of a row.
  public int code(int row) {
    return codes[row];
  }
}
