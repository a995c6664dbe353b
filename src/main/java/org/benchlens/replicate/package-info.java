/// Statistics of replicated runs: pure functions on samples and fork scores.
///
/// What it is: `sample` (one process), `fork` (one benchmark over its processes), `change` (two
/// sides), `suite` (variants), `gate` (what must not get worse), `review` (all of it for a record
/// and for two). Durations enter on any one scale; what comes out is dimensionless or on that
/// scale.
///
/// What goes in: numbers, and the values of [org.benchlens.model.nupp].
///
/// What comes out: immutable results that explain themselves by [Condition]s: the number, the
/// limit and the outcome of each question that was asked.
///
/// Where to start reading: [org.benchlens.replicate.review.RecordReview] and
/// [org.benchlens.replicate.review.RecordComparison]; the rules of a verdict are in
/// [org.benchlens.replicate.change.Ruling].
@NullMarked
package org.benchlens.replicate;

import org.jspecify.annotations.NullMarked;
