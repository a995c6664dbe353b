package org.benchlens.replicate.suite;

/// What all variants of a suite do alike.
///
/// @param suite name of the suite
/// @param caseName name of the case
/// @param parameters parameters as text, `k=v,k=v`; empty for none
public record Workload(String suite, String caseName, String parameters) {
  /// `SUITE.CASE`, with `:` and the parameters when there are any.
  public String name() {
    return suite + "." + caseName + (parameters.isEmpty() ? "" : ":" + parameters);
  }
}
