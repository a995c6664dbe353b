/// How the variants of a suite compare with each other inside one record.
///
/// What it is: ratios against the baseline variant, the fastest variant of each workload,
/// geometric means over a suite. None of them has an interval.
///
/// What goes in: the benchmarks of a record.
///
/// What comes out: [SuiteScores].
///
/// Where to start reading: [SuiteScores], then [GeometricMeans].
@NullMarked
package org.benchlens.replicate.suite;

import org.jspecify.annotations.NullMarked;
