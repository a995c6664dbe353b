package org.benchlens.cli;

/// What the exit status says (contract, section 8).
final class ExitStatus {
  /// The command did what it was asked.
  static final int DONE = 0;

  /// Bad input, a malformed value, a bad configuration, or it failed.
  static final int FAILED = 1;

  /// The command line is not understood: unknown option or choice, missing value or path.
  static final int USAGE = 2;

  /// A requested condition is met.
  static final int CONDITION_MET = 3;

  private ExitStatus() {}
}
