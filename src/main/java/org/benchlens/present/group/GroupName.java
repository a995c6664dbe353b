package org.benchlens.present.group;

import org.benchlens.present.format.AxisText;

/// What a group is called.
///
/// @param id tells groups of one grouping apart, also after reading the files again
/// @param label what the value is a value of, such as the name of an axis; empty where the value
///     speaks for itself
/// @param value the value
/// @param note what further describes it, such as a device; empty without
public record GroupName(String id, String label, AxisText value, String note) {
  /// All of it in one piece: `T=I32`, `copy_sweep, Test GPU A`.
  public String text() {
    String named = label.isEmpty() ? value.text() : label + "=" + value.text();
    return note.isEmpty() ? named : named + ", " + note;
  }
}
