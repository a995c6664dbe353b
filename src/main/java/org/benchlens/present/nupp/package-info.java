/// What a review of `nupp bench` records says, in words.
///
/// What it is: the pages about records as data (facts, tables with texts and exact values, lines),
/// and the one-line texts of notes, gates, conditions and verdicts. Short forms are those of the
/// corpus
/// (contract, section 7), so that other programs can compare them.
///
/// What goes in: the values of [org.benchlens.replicate].
///
/// What comes out: [RecordPage]s for writers and screens; names from a file are as they are there.
///
/// Where to start reading: [RecordPage], then [RecordPages] and [ComparisonPages].
@NullMarked
package org.benchlens.present.nupp;

import org.jspecify.annotations.NullMarked;
