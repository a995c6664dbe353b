package org.benchlens.workspace;

/// A workspace file that cannot be used. The message is one sentence for the user that names the
/// file; the file is as it was.
public final class WorkspaceException extends Exception {
  private static final long serialVersionUID = 1L;

  WorkspaceException(String message) {
    super(message);
  }

  WorkspaceException(String message, Throwable cause) {
    super(message, cause);
  }
}
