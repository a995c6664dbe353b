package org.benchlens.compare.decision;

import org.benchlens.compare.coverage.CoverageProfile;

/// What the cycles of a row's samples say, time times frequency in double for each sample.
///
/// @param intervals smallest cycle count, median and third quartile of each side
/// @param profile coverage of the cycles
record CycleEvidence(IntervalPair intervals, CoverageProfile profile) {}
