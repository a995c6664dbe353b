package org.benchlens.compare.oracle;

import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.jspecify.annotations.Nullable;

/// All that the contract says about one row; null is "not there".
public record OracleRow(
    Status status,
    Reason reason,
    OracleTiming reference,
    OracleTiming compare,
    @Nullable Double ofReference,
    @Nullable Double symmetric,
    @Nullable Double changeLower,
    @Nullable Double changeUpper,
    @Nullable OracleCoverage timeCoverage,
    @Nullable OracleCoverage cycleCoverage) {}
