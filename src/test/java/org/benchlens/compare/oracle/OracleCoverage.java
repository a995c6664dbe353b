package org.benchlens.compare.oracle;

/// The four coverages and the filter states by their contract words (section 5).
public record OracleCoverage(
    double referenceSample,
    double compareSample,
    double referenceSupport,
    double compareSupport,
    String referenceFilter,
    String compareFilter) {}
