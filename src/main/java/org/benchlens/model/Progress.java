package org.benchlens.model;

/// Told by long work how far it is. May throw [java.util.concurrent.CancellationException] to end
/// the work.
@FunctionalInterface
public interface Progress {
  /// Nobody is told.
  Progress NONE = (done, total) -> {};

  /// Called now and then, from any thread.
  ///
  /// @param done work done, 0 to total, in units of the work
  /// @param total all work, > 0
  void at(long done, long total);
}
