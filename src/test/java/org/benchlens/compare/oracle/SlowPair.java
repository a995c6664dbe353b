package org.benchlens.compare.oracle;

import java.nio.file.Path;
import org.benchlens.model.State;

/// Two states that belong together.
///
/// @param benchmark name of the benchmark
/// @param stateName name part of the key
/// @param occurrence position among the states of equal key in the compare state's section
/// @param referenceFile file of the reference state
/// @param compareFile file of the compare state
public record SlowPair(
    String benchmark,
    String stateName,
    int occurrence,
    Path referenceFile,
    State reference,
    Path compareFile,
    State compare) {}
