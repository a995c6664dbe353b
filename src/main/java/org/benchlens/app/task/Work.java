package org.benchlens.app.task;

/// Something that takes long.
///
/// @param <T> its result
@FunctionalInterface
public interface Work<T> {
  /// Does it, off the UI thread.
  ///
  /// @param ticket how to tell about progress, and whether to go on
  /// @throws Exception to the request's failure call
  T run(Ticket ticket) throws Exception;
}
