package org.benchlens.model.nupp;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Where in its suite a benchmark stands.
///
/// @param suite name of the suite
/// @param caseName name of the case
/// @param variant name of the variant
/// @param baselineVariant the variant that ratios are taken against
/// @param parameters parameters of the workload, ordered by the bytes of their names
public record SuiteEntry(
    String suite,
    String caseName,
    String variant,
    Optional<String> baselineVariant,
    List<Parameter> parameters) {
  public SuiteEntry {
    parameters = List.copyOf(parameters);
  }

  /// The parameters as text, `k=v,k=v`; empty when there are none.
  public String parameterText() {
    return parameters.stream()
        .map(parameter -> parameter.name() + "=" + parameter.text())
        .collect(Collectors.joining(","));
  }
}
