/// The timing interval of a side, from summaries or samples (contract, section 2).
///
/// What it is: [Interval], the estimate of each side, and the choice of one family for both sides.
///
/// What goes in: [org.benchlens.model.ColdTiming]s; sorted samples where a rule asks for them.
///
/// What comes out: [Timings], a [SideTiming] for each side.
///
/// Where to start reading: [Timings].
@NullMarked
package org.benchlens.compare.interval;

import org.jspecify.annotations.NullMarked;
