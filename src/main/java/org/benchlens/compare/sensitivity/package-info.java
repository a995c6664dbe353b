/// How firm a verdict is: how far it is from another one, and what it would be with fewer samples.
///
/// What it is: the nearest flip of a row (which threshold, moved least, changes its status) and its
/// outlook (the verdict recomputed from parts of the samples). Both ask the engine itself, so that
/// nothing is decided by a second rule.
///
/// What goes in: a [org.benchlens.compare.decision.RowEvidence] or the samples of both sides, and
/// [org.benchlens.compare.Settings].
///
/// What comes out: [RowFlips], [Outlook].
///
/// Where to start reading: [FlipSearch], then [Outlook].
@NullMarked
package org.benchlens.compare.sensitivity;

import org.jspecify.annotations.NullMarked;
