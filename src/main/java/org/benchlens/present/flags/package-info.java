/// What is noticeable about the samples of a row: descriptive, never part of a verdict.
///
/// What it is: one class for each thing that can be noticed, each with the numbers behind it.
///
/// What goes in: the values of a row by quantity, its summaries and the time limit of its
/// benchmark.
///
/// What comes out: a list of [Flag]s with the words for them.
///
/// Where to start reading: [Flags].
@NullMarked
package org.benchlens.present.flags;

import org.jspecify.annotations.NullMarked;
