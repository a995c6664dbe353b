/// What the forks of one benchmark say together.
///
/// What it is: the order-statistic interval of the score, the share of forks with a trend, the
/// number of forks that a wanted precision takes.
///
/// What goes in: one score for each fork on any one scale, and the forks' trend states.
///
/// What comes out: results with the conditions behind them.
///
/// Where to start reading: [ForkInterval], then [TrendShare] and [PilotSize].
@NullMarked
package org.benchlens.replicate.fork;

import org.jspecify.annotations.NullMarked;
