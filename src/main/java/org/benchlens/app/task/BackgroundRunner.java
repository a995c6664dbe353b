package org.benchlens.app.task;

/// Starts work off the UI thread; knows no toolkit.
public interface BackgroundRunner {
  /// A new lane. Work of different lanes runs at the same time.
  Lane lane();

  /// Calls back on the UI thread after some time. Nobody waits for it: it does not count as work.
  ///
  /// @param millis how long, [ms], >= 0
  void later(long millis, Runnable call);
}
