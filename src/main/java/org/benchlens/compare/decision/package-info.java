/// The two rule sets: from a row's timings and samples to status, reason and trace (contract,
/// sections 3 to 5).
///
/// What it is: an ordered list of checks for each rule set, one small class each.
///
/// What goes in: a [RowEvidence] (two states and their sample sources) and
/// [org.benchlens.compare.Settings].
///
/// What comes out: a [Decision] that lists every check: what ran, what it measured against which
/// limit, what was
/// passed over and why, what was not reached.
///
/// Where to start reading: [RowDecider], `RuleSet`, then [Decision].
@NullMarked
package org.benchlens.compare.decision;

import org.jspecify.annotations.NullMarked;
