/// The clear-gap test (contract, section 4) and the numbers of change (section 6).
///
/// What it is: relative differences, gaps between intervals, overlap of intervals.
///
/// What goes in: [org.benchlens.compare.interval.Interval]s and centers.
///
/// What comes out: ratios.
///
/// Where to start reading: [IntervalGap].
@NullMarked
package org.benchlens.compare.gap;

import org.jspecify.annotations.NullMarked;
