/// What the samples of one process say about it.
///
/// What it is: quantiles, outliers, concentration and the trend test, as `nupp bench` computes
/// them.
///
/// What goes in: samples in execution order on any one scale, all finite.
///
/// What comes out: results with the conditions behind them. Nothing here removes a sample.
///
/// Where to start reading: [Trend], then [Concentration] and [Outliers].
@NullMarked
package org.benchlens.replicate.sample;

import org.jspecify.annotations.NullMarked;
