/// How two sides of fork scores differ, and what may be said about it.
///
/// What it is: the signed-rank method for paired scores in two conventions, the rank-sum method
/// for unpaired ones, the adjustment for a family of comparisons, the rules of a verdict.
///
/// What goes in: fork scores of candidate and baseline in one unit; a margin, always given.
///
/// What comes out: relative changes with intervals and p-values, verdicts with the conditions in
/// the order in which they were asked.
///
/// Where to start reading: [PairedComparison] and [UnpairedComparison], then [FalseDiscovery] and
/// [Ruling].
@NullMarked
package org.benchlens.replicate.change;

import org.jspecify.annotations.NullMarked;
