package org.benchlens.app.view;

import javafx.beans.value.ObservableValue;

/// Brings a part of the window up to date at once while it is shown, else when it is shown again.
final class WhenSeen {
  private final ObservableValue<Boolean> shown;
  private final Runnable update;
  private boolean due;

  /// @param shown whether it is shown
  /// @param update brings it up to date
  WhenSeen(ObservableValue<Boolean> shown, Runnable update) {
    this.shown = shown;
    this.update = update;
    shown.subscribe(
        now -> {
          if (now && due) {
            run();
          }
        });
  }

  /// Something has changed.
  void run() {
    due = !shown.getValue();
    if (!due) {
      update.run();
    }
  }
}
