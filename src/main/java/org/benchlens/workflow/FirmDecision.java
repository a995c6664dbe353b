package org.benchlens.workflow;

import org.benchlens.compare.decision.Decision;
import org.benchlens.present.table.NearestFlip;

/// A decision with how firm it is.
///
/// @param decision the decision
/// @param nearest its nearest flip
record FirmDecision(Decision decision, NearestFlip nearest) {}
