package org.benchlens.app.viewmodel;

/// A line of the list of columns.
public sealed interface ColumnEntry {
  /// The heading of a part of the list.
  record Heading(String text) implements ColumnEntry {}

  /// A column that is shown.
  ///
  /// @param id its id
  /// @param name what it is called
  /// @param pinned whether it stays in sight
  /// @param fixed whether it cannot be hidden
  record Shown(String id, String name, boolean pinned, boolean fixed) implements ColumnEntry {}

  /// A column that can be added.
  record Offered(ColumnOffer offer) implements ColumnEntry {}
}
