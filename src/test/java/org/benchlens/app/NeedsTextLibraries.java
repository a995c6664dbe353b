package org.benchlens.app;

import java.util.Optional;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/// Skips tests of screens where the system has none of the libraries that draw text.
public final class NeedsTextLibraries implements ExecutionCondition {
  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    Optional<String> missing = TextLibraries.missing();
    return missing.isEmpty()
        ? ConditionEvaluationResult.enabled("text can be drawn")
        : ConditionEvaluationResult.disabled(
            missing.get() + " is not installed (Debian and Ubuntu: libpangoft2-1.0-0)");
  }
}
