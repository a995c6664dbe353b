package org.benchlens.compare;

import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.match.MatchedRow;

/// A pair of states with its decision.
///
/// @param matched what is compared with what
/// @param decision the verdict and how it came about
public record ComparedRow(MatchedRow matched, Decision decision) {}
