package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.benchlens.present.group.Grouping;
import org.benchlens.present.group.RowGroups;

/// By what rows are grouped, and which groups are closed.
public final class GroupsViewModel {
  private final RowsViewModel rows;
  private Grouping last = new Grouping.None();

  GroupsViewModel(RowsViewModel rows) {
    this.rows = rows;
  }

  /// All groupings that suit the rows that are open.
  public List<Grouping> choices() {
    RowTraits traits = rows.traitsProperty().get();
    List<Grouping> choices = new ArrayList<>();
    choices.add(new Grouping.None());
    choices.add(new Grouping.Section());
    if (traits.inputs().size() > 1) {
      choices.add(new Grouping.File());
    }
    choices.add(new Grouping.Benchmark());
    choices.add(new Grouping.Device());
    traits.axes().forEach(axis -> choices.add(new Grouping.ByAxis(axis)));
    return choices;
  }

  /// Groups.
  public void by(Grouping grouping) {
    Grouping before = rows.setupProperty().get().grouping();
    last = grouping instanceof Grouping.None ? before : grouping;
    rows.change(setup -> setup.grouped(grouping));
  }

  /// Groups as before, at first by benchmark and device; or no longer.
  public void toggle() {
    boolean grouped = grouped();
    Grouping again = last instanceof Grouping.None ? new Grouping.Section() : last;
    by(grouped ? new Grouping.None() : again);
  }

  /// Whether rows are grouped.
  public boolean grouped() {
    return !(rows.setupProperty().get().grouping() instanceof Grouping.None);
  }

  /// Closes a group, or opens it.
  public void toggle(GroupLine line) {
    close(line, !rows.setupProperty().get().collapsed().contains(line.id()));
  }

  /// Closes a group, or opens it.
  public void close(GroupLine line, boolean closed) {
    Set<String> groups = new HashSet<>(rows.setupProperty().get().collapsed());
    if (closed ? groups.add(line.id()) : groups.remove(line.id())) {
      rows.change(setup -> setup.collapsed(groups));
    }
  }

  /// Closes all groups, or opens them.
  public void closeAll(boolean closed) {
    Set<String> groups = closed ? rows.lookProperty().get().groups().keySet() : Set.of();
    rows.change(setup -> setup.collapsed(groups));
  }

  /// Opens the group of a row.
  void reveal(RowItem item, RowGroups groups) {
    if (!groups.names().isEmpty()) {
      close(new GroupLine(groups.names().get(groups.code(item.index())).id()), false);
    }
  }
}
