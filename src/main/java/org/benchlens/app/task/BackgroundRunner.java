package org.benchlens.app.task;

/// Starts work off the UI thread; knows no toolkit.
public interface BackgroundRunner {
  /// A new lane. Work of different lanes runs at the same time.
  Lane lane();
}
