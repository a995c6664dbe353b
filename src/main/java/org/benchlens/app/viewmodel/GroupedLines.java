package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.benchlens.present.group.GroupFacts;
import org.benchlens.present.group.GroupName;
import org.benchlens.present.group.RowGroups;

/// Rows under the headings of their groups.
///
/// @param lines headings and the rows of open groups, from the top
/// @param rows all rows in the order of the lines, those of closed groups too
/// @param views what each heading shows, by id
record GroupedLines(List<TableLine> lines, List<RowItem> rows, Map<String, GroupView> views) {

  /// Groups rows; the order within a group stays.
  static GroupedLines of(List<RowItem> rows, RowGroups groups, Set<String> collapsed) {
    if (groups.names().isEmpty()) {
      return new GroupedLines(List.copyOf(rows), List.copyOf(rows), Map.of());
    }
    List<List<RowItem>> members = new ArrayList<>();
    groups.names().forEach(name -> members.add(new ArrayList<>()));
    rows.forEach(item -> members.get(groups.code(item.index())).add(item));
    List<TableLine> lines = new ArrayList<>();
    List<RowItem> ordered = new ArrayList<>();
    Map<String, GroupView> views = new LinkedHashMap<>();
    for (int i = 0; i < members.size(); i++) {
      List<RowItem> group = members.get(i);
      if (!group.isEmpty()) {
        GroupName name = groups.names().get(i);
        boolean closed = collapsed.contains(name.id());
        lines.add(new GroupLine(name.id()));
        ordered.addAll(group);
        if (!closed) {
          lines.addAll(group);
        }
        GroupFacts facts = GroupFacts.of(group.stream().map(RowItem::row).toList());
        views.put(name.id(), new GroupView(name, facts, closed));
      }
    }
    return new GroupedLines(List.copyOf(lines), List.copyOf(ordered), views);
  }
}
