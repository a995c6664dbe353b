package org.benchlens.present.nupp;

import java.util.List;
import java.util.Optional;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.model.nupp.SuiteEntry;

/// Which benchmarks are shown, by patterns as the tool takes them: of each kind any may match, and
/// all kinds that are given must.
///
/// @param cases for the name of the case; of a benchmark outside of suites, its name
/// @param variants for the variant; a benchmark without one does not match
/// @param parameters for any of the parameters as `name=value`; a benchmark without does not match
public record BenchmarkSelection(
    List<LuaPattern> cases, List<LuaPattern> variants, List<LuaPattern> parameters) {
  /// Everything.
  public static final BenchmarkSelection ALL =
      new BenchmarkSelection(List.of(), List.of(), List.of());

  public BenchmarkSelection {
    cases = List.copyOf(cases);
    variants = List.copyOf(variants);
    parameters = List.copyOf(parameters);
  }

  /// Whether everything is shown.
  public boolean all() {
    return cases.isEmpty() && variants.isEmpty() && parameters.isEmpty();
  }

  /// Whether a benchmark is shown.
  public boolean takes(RecordedBenchmark benchmark) {
    Optional<SuiteEntry> suite = benchmark.summary().merged().suite();
    String caseName = suite.map(SuiteEntry::caseName).orElse(benchmark.id().name());
    return any(cases, List.of(caseName))
        && any(variants, suite.map(SuiteEntry::variant).stream().toList())
        && any(
            parameters,
            suite.stream()
                .flatMap(entry -> entry.parameters().stream())
                .map(parameter -> parameter.name() + "=" + parameter.text())
                .toList());
  }

  private static boolean any(List<LuaPattern> patterns, List<String> texts) {
    return patterns.isEmpty()
        || patterns.stream().anyMatch(pattern -> texts.stream().anyMatch(pattern::findsIn));
  }

  /// What a page says about a selection; nothing when all is shown.
  Optional<PageFact> fact(int all, int shown) {
    return all()
        ? Optional.empty()
        : Optional.of(
            PageFact.words(
                "selection", "Selection", shown + " of " + all + " benchmarks are shown"));
  }
}
