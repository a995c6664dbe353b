/// The comparison engine: pure functions from two states and their samples to a decision.
///
/// What it is: pairing (`match`), timing intervals (`interval`), the gap test (`gap`),
/// nearest-neighbour coverage
/// (`coverage`) and the two rule sets (`decision`). No files, no formatting, no clock, no locale.
///
/// What goes in: two [org.benchlens.model.ResultFile]s, a [org.benchlens.compare.match.Selection],
/// [Settings] and a
/// [org.benchlens.model.SampleSource] for each state.
///
/// What comes out: a [Comparison]: rows in table order, each with its
/// [org.benchlens.compare.decision.Decision] and trace; what has no partner; problems.
///
/// Where to start reading: [Comparison], then [org.benchlens.compare.decision.Decision].
@NullMarked
package org.benchlens.compare;

import org.jspecify.annotations.NullMarked;
