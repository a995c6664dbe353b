package org.benchlens.app.task;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// What is to follow on work. Used on the UI thread only.
///
/// @param <T> result of the work
public final class Request<T> {
  private @Nullable Consumer<? super T> success;
  private @Nullable Consumer<? super Exception> failure;
  private @Nullable T result;
  private @Nullable Exception exception;

  /// What to do with the result; at once when it is there already.
  public Request<T> onSuccess(Consumer<? super T> action) {
    success = action;
    if (result != null) {
      action.accept(result);
    }
    return this;
  }

  /// What to do when the work throws; at once when it did already. Cancelled work does not fail.
  public Request<T> onFailure(Consumer<? super Exception> action) {
    failure = action;
    if (exception != null) {
      action.accept(exception);
    }
    return this;
  }

  void succeed(T value) {
    result = value;
    if (success != null) {
      success.accept(value);
    }
  }

  void fail(Exception thrown) {
    exception = thrown;
    if (failure != null) {
      failure.accept(thrown);
    }
  }
}
