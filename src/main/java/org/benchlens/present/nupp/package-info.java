/// What a review of `nupp bench` records says, in words.
///
/// What it is: the one-line texts of notes and gates. Their short forms are those of the corpus
/// (contract, section 7), so that other programs can compare them.
///
/// What goes in: the values of [org.benchlens.replicate].
///
/// What comes out: one line each, in plain text; names from a file are as they are there.
///
/// Where to start reading: [RecordNoteText], then [GateText].
@NullMarked
package org.benchlens.present.nupp;

import org.jspecify.annotations.NullMarked;
