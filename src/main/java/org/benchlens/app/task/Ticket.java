package org.benchlens.app.task;

/// What running work knows of its request. Safe to use from any thread.
public interface Ticket {
  /// Ends the work when nobody waits for it any more. May wait a moment while the UI thread needs
  /// the processors, so it is not called with a lock held that the UI thread takes.
  ///
  /// @throws java.util.concurrent.CancellationException when the request is outdated or cancelled
  void check();

  /// Waits until the UI thread has drawn what it is at: before work that nobody waits for and that
  /// takes all of a processor.
  ///
  /// @throws java.util.concurrent.CancellationException as [#check]
  default void awaitCalm() {
    check();
  }

  /// Has something shown on the UI thread, soon. At most ten a second are: of those that wait, the
  /// newest replaces the others. Nothing is shown once the request is outdated or done.
  void show(Runnable update);
}
