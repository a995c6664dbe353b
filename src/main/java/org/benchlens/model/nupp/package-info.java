/// What a record of `nupp bench` states, as values.
///
/// What it is: records for the document of a run, its benchmarks, their forks (processes), the
/// merged summary of each, and the comparisons a run recorded. Nothing here reads, decides or
/// formats. "Contract" in this package and those that use it is `nupp-record.md`.
///
/// What goes in: what a reader found, in whichever of the two schemas; their names and units are
/// gone here, except that a [Series] keeps the numbers as they were written.
///
/// What comes out: immutable values in base units (s, byte, ratio 1); what was not recorded is an
/// empty Optional, never a zero or an empty list.
///
/// Where to start reading: [NuppRecord], then [RecordedBenchmark], [ForkSummary], [Measurement].
///
/// Words: a *fork* is one process that ran one benchmark; its *score* is its time for one
/// operation (or frame); a benchmark's *fork scores* are what statistics work on; *withheld* means
/// that a number could be computed and is not given, with the reason; a *suite* runs *variants* on
/// *workloads* (case and parameters).
@NullMarked
package org.benchlens.model.nupp;

import org.jspecify.annotations.NullMarked;
