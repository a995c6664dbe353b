package org.benchlens.workspace;

/// How inputs fit a workspace.
public enum Fit {
  /// They are those of the workspace, wherever they lie.
  SAME,
  /// They have changed since: marks are kept and shown as stale.
  CHANGED,
  /// They have nothing to do with those of the workspace.
  OTHER
}
