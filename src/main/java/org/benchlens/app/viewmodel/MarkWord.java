package org.benchlens.app.viewmodel;

import java.util.List;
import org.benchlens.workflow.MarkedRows;

/// Marks by their words, for views.
public final class MarkWord {
  private MarkWord() {}

  /// The words of all marks in their order.
  public static List<String> all() {
    return MarkedRows.words();
  }
}
