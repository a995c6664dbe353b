package org.benchlens.app.viewmodel;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.benchlens.present.group.Grouping;
import org.benchlens.present.table.DisplayMode;

/// How the user has set the table up: what is remembered of it for each pair of inputs.
///
/// @param filter text of the filter
/// @param mode display mode
/// @param sort order
/// @param grouping by what rows are grouped
/// @param collapsed ids of the groups that show no rows
/// @param columns chosen columns of each mode; a mode without an entry has its own
public record TableSetup(
    String filter,
    DisplayMode mode,
    SortKey sort,
    Grouping grouping,
    Set<String> collapsed,
    Map<DisplayMode, ColumnChoice> columns) {
  /// As the table is at first.
  public static final TableSetup FIRST =
      new TableSetup(
          "", DisplayMode.INTERVALS, SortKey.TABLE_ORDER, new Grouping.None(), Set.of(), Map.of());

  private static final String SEPARATOR = "\n";

  public TableSetup {
    collapsed = Set.copyOf(collapsed);
    columns = Map.copyOf(columns);
  }

  /// The columns of the mode.
  public ColumnChoice choice() {
    return columns.getOrDefault(mode, ColumnChoice.OF_MODE);
  }

  /// With another filter.
  public TableSetup filtered(String text) {
    return new TableSetup(text, mode, sort, grouping, collapsed, columns);
  }

  /// With another display mode.
  public TableSetup displayed(DisplayMode other) {
    return new TableSetup(filter, other, sort, grouping, collapsed, columns);
  }

  /// With another order.
  public TableSetup sorted(SortKey key) {
    return new TableSetup(filter, mode, key, grouping, collapsed, columns);
  }

  /// With other groups, all of them open.
  public TableSetup grouped(Grouping other) {
    return new TableSetup(filter, mode, sort, other, Set.of(), columns);
  }

  /// With other groups closed.
  public TableSetup collapsed(Set<String> groups) {
    return new TableSetup(filter, mode, sort, grouping, groups, columns);
  }

  /// With other columns for the mode.
  public TableSetup chosen(ColumnChoice choice) {
    Map<DisplayMode, ColumnChoice> changed = new EnumMap<>(DisplayMode.class);
    changed.putAll(columns);
    changed.put(mode, choice);
    return new TableSetup(filter, mode, sort, grouping, collapsed, changed);
  }

  /// What of it also suits other inputs: mode, groups and columns.
  public TableSetup forOthers() {
    return new TableSetup("", mode, SortKey.TABLE_ORDER, grouping, Set.of(), columns);
  }

  /// As texts by name, for a file of preferences. Reads back by [#of].
  public Map<String, String> entries() {
    Map<String, String> entries = new LinkedHashMap<>();
    entries.put("filter", filter);
    entries.put("mode", mode.word());
    entries.put("sort", sort.column());
    entries.put("descending", Boolean.toString(sort.descending()));
    entries.put("group", grouping.id());
    entries.put("collapsed", joined(collapsed.stream().sorted().toList()));
    for (DisplayMode each : DisplayMode.values()) {
      ColumnChoice choice = columns.getOrDefault(each, ColumnChoice.OF_MODE);
      if (!choice.equals(ColumnChoice.OF_MODE)) {
        entries.put("columns." + each.word(), joined(choice.ids()));
        entries.put("pinned." + each.word(), joined(choice.pinned().stream().sorted().toList()));
      }
    }
    return entries;
  }

  /// Reads texts back; what is missing or unknown is as at first.
  public static TableSetup of(Map<String, String> entries) {
    Map<DisplayMode, ColumnChoice> columns = new EnumMap<>(DisplayMode.class);
    for (DisplayMode each : DisplayMode.values()) {
      List<String> ids = split(entries.getOrDefault("columns." + each.word(), ""));
      List<String> pinned = split(entries.getOrDefault("pinned." + each.word(), ""));
      if (!ids.isEmpty() || !pinned.isEmpty()) {
        columns.put(each, new ColumnChoice(ids, new LinkedHashSet<>(pinned)));
      }
    }
    return new TableSetup(
        entries.getOrDefault("filter", ""),
        DisplayMode.named(entries.getOrDefault("mode", "")).orElse(DisplayMode.INTERVALS),
        new SortKey(
            entries.getOrDefault("sort", ""),
            Boolean.parseBoolean(entries.getOrDefault("descending", "false"))),
        Grouping.named(entries.getOrDefault("group", "none")).orElse(new Grouping.None()),
        new LinkedHashSet<>(split(entries.getOrDefault("collapsed", ""))),
        columns);
  }

  private static String joined(List<String> texts) {
    return texts.stream()
        .map(text -> text.replace(SEPARATOR, " "))
        .collect(Collectors.joining(SEPARATOR));
  }

  private static List<String> split(String text) {
    return text.isEmpty() ? List.of() : Arrays.asList(text.split(SEPARATOR, -1));
  }
}
