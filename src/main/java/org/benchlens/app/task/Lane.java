package org.benchlens.app.task;

/// A sequence of requests of which only the newest counts. Used on the UI thread only.
public interface Lane {
  /// Starts work; what ran before in this lane is outdated and told to stop.
  ///
  /// @return where to say what follows; nothing is called before this call's caller has returned,
  /// except by a runner that works in place
  <T> Request<T> run(Work<T> work);

  /// Tells the running work to stop; none of its calls arrive any more.
  void cancel();
}
