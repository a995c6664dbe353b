/// What must not get worse: allocation sites and trace aborts of each program, which are the same
/// on every run of one binary. Durations are no gate.
///
/// What it is: the comparison of two records' deterministic parts, with notes on what could not be
/// compared. Missing observations are told, never taken for an empty set.
///
/// What goes in: the benchmarks of a candidate and of a saved baseline.
///
/// What comes out: [GateReport].
///
/// Where to start reading: [GateReport], then [Gates].
@NullMarked
package org.benchlens.replicate.gate;

import org.jspecify.annotations.NullMarked;
