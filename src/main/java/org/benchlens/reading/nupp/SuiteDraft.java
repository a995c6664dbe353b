package org.benchlens.reading.nupp;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.benchlens.model.nupp.Parameter;
import org.benchlens.model.nupp.SuiteEntry;
import org.benchlens.model.nupp.SuiteSettings;

/// Collects what a measurement says about its suite.
final class SuiteDraft {
  private Optional<String> suite = Optional.empty();
  private Optional<String> caseName = Optional.empty();
  private Optional<String> variant = Optional.empty();
  private Optional<String> baselineVariant = Optional.empty();
  private List<Parameter> parameters = List.of();
  private OptionalLong sampleIterations = OptionalLong.empty();
  private OptionalLong operations = OptionalLong.empty();
  private OptionalLong warmup = OptionalLong.empty();
  private OptionalLong minSamples = OptionalLong.empty();
  private OptionalLong maxSamples = OptionalLong.empty();
  private OptionalDouble minDuration = OptionalDouble.empty();
  private OptionalDouble maxDuration = OptionalDouble.empty();

  /// Reads the value of a key if it is one of a suite.
  boolean take(String key, RecordCursor at) throws IOException {
    switch (key) {
      case "suite" -> suite = at.text();
      case "caseName" -> caseName = at.text();
      case "variant" -> variant = at.text();
      case "baselineVariant" -> baselineVariant = at.text();
      case "parameters" -> parameters = ParameterReader.read(at);
      case "sampleIterations" -> sampleIterations = at.whole();
      case "operationsPerInvocation" -> operations = at.whole();
      case "warmupIterations" -> warmup = at.whole();
      case "minSamples" -> minSamples = at.whole();
      case "maxSamples" -> maxSamples = at.whole();
      default -> {
        return false;
      }
    }
    return true;
  }

  /// Reads a duration if it is one of a suite.
  boolean take(TimeKey key, RecordCursor at) throws IOException {
    switch (key.name()) {
      case "minDuration" -> minDuration = seconds(key, at);
      case "maxDuration" -> maxDuration = seconds(key, at);
      default -> {
        return false;
      }
    }
    return true;
  }

  static OptionalDouble seconds(TimeKey key, RecordCursor at) throws IOException {
    OptionalDouble recorded = at.number();
    return recorded.isEmpty()
        ? recorded
        : OptionalDouble.of(key.unit().toSeconds(recorded.getAsDouble()));
  }

  /// The place in the suite, when suite, case and variant are known.
  Optional<SuiteEntry> entry() {
    if (suite.isEmpty() || caseName.isEmpty() || variant.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new SuiteEntry(suite.get(), caseName.get(), variant.get(), baselineVariant, parameters));
  }

  SuiteSettings settings() {
    return new SuiteSettings(
        sampleIterations, operations, warmup, minSamples, maxSamples, minDuration, maxDuration);
  }
}
