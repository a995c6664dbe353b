package org.benchlens.compare.oracle;

import org.jspecify.annotations.Nullable;

/// What section 2 gives for one side; null is "missing".
public record OracleTiming(
    @Nullable Double center, @Nullable OracleInterval interval, @Nullable Double noise) {}
