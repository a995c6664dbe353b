package org.benchlens.app.viewmodel;

import org.benchlens.workflow.OpenException;

/// Carries the words of a failure, which were made where the file could be read.
final class OpenFailure extends Exception {
  private static final long serialVersionUID = 1L;
  private final transient Failure failure;

  OpenFailure(Failure failure, OpenException cause) {
    super(cause);
    this.failure = failure;
  }

  Failure failure() {
    return failure;
  }
}
