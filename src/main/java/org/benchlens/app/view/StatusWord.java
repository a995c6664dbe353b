package org.benchlens.app.view;

import java.util.Locale;
import org.benchlens.compare.Status;

/// Style classes of statuses.
final class StatusWord {

  private StatusWord() {}

  /// The style class of a status's word.
  static String style(Status status) {
    return status.name().toLowerCase(Locale.ROOT);
  }
}
