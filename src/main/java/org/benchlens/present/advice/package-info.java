/// What to do next with a row, and the commands that do it.
///
/// What it is: one plain sentence for each reason, with the flags of a new measurement that fit;
/// the
/// shortest list of `-b` and `-a` that selects given rows; quoting for shells.
///
/// What goes in: decided rows, an [org.benchlens.compare.sensitivity.Outlook] where there is one,
/// all rows of a comparison.
///
/// What comes out: [NextStep]s, [RowSelection]s, command lines.
///
/// Where to start reading: [NextStep], then [RowSelection].
@NullMarked
package org.benchlens.present.advice;

import org.jspecify.annotations.NullMarked;
