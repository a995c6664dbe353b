/// The facts that result files state, as values, and the seam to sample files.
///
/// What it is: records for a result file, its benchmarks, states, axes, devices and summaries, and
/// the interface
/// behind which raw samples lie. Nothing here reads, decides or formats.
///
/// What goes in: values that a reader has checked for type; faulty ones are absent and listed as
/// [Problem].
///
/// What comes out: immutable values in base units (s, Hz, B/s, ratio 1), kept in `double` or
/// `long`.
///
/// Where to start reading: [ResultFile], then [State], then [SampleSource].
///
/// Glossary, the words of this code base:
/// - *reference*, *compare*: the run before and the run after a change; a [Side].
/// - *benchmark*: one measured program part; it has axes and states.
/// - *axis*: a parameter that is swept; *axis value*: one setting of it.
/// - *state*: one combination of axis values on one device, measured once a run.
/// - *row*: a reference state and the compare state it is compared with.
/// - *one-sided*: what has no partner on the other side.
/// - *summary*: one named number of a state, such as the mean GPU time.
/// - *sidecar*: a float32 file beside the result that holds the samples of one state.
/// - *sample*: one measured time or clock frequency; *cycles*: time times frequency.
/// - *declared*: the result names a sidecar; *material*: it is there and not empty.
/// - *center*, *interval*: the typical time of a side and the range around it; not a confidence
/// interval.
/// - *dispersion*, *noise*: the relative spread of a side.
/// - *clear gap*: the intervals do not touch and lie far enough apart.
/// - *coverage*: the share of one side's values with a near neighbour on the other side.
/// - *support*: the distinct values of a side; *rare*: a value with few samples.
/// - *tolerance*: how near a neighbour must be, as a ratio.
/// - *threshold*: one of the eight configurable limits; *preset*: a named set of them.
/// - *rules*: the order in which checks run, `guide` or `robust`.
/// - *check*: one question a rule set asks; *trace*: all checks of a row with their outcomes.
/// - *decision*: status, reason and trace of a row.
/// - *status*: FAST, SLOW, SAME, AMBG or ????; *reason*: the code that says why.
/// - *problem*: a bad part of a good file, shown with its place.
/// - *evidence*: what a row's samples say, kept so that other thresholds can decide again.
@NullMarked
package org.benchlens.model;

import org.jspecify.annotations.NullMarked;
