package org.benchlens.workspace;

/// A workspace file that cannot be used. The message is one sentence for the user that names the
/// file; the file is as it was.
public final class WorkspaceException extends Exception {
  private static final long serialVersionUID = 1L;

  WorkspaceException(String message) {
    super(message);
  }

  /// A file that is about other inputs and therefore not written over.
  ///
  /// @param file its name
  public static WorkspaceException otherInputs(String file) {
    return new WorkspaceException(
        file + " is a workspace of other files and was left as it is; choose another name");
  }

  WorkspaceException(String message, Throwable cause) {
    super(message, cause);
  }
}
