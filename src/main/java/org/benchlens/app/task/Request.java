package org.benchlens.app.task;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// What is to follow on work. Used on the UI thread only.
///
/// @param <T> result of the work
public final class Request<T> {
  private Consumer<? super T> success = result -> {};
  private Consumer<? super Exception> failure = exception -> {};
  private @Nullable Runnable outcome;

  /// What to do with the result; at once when it is there already.
  public Request<T> onSuccess(Consumer<? super T> action) {
    success = action;
    deliver();
    return this;
  }

  /// What to do when the work throws; at once when it did already. Cancelled work does not fail.
  public Request<T> onFailure(Consumer<? super Exception> action) {
    failure = action;
    deliver();
    return this;
  }

  void succeed(T result) {
    outcome = () -> success.accept(result);
    outcome.run();
  }

  void fail(Exception exception) {
    outcome = () -> failure.accept(exception);
    outcome.run();
  }

  private void deliver() {
    if (outcome != null) {
      outcome.run();
    }
  }
}
