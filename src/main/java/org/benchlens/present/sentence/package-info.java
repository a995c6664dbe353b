/// Plain English about rows, checks and faults; used by the window and the exports alike.
///
/// What it is: the one-sentence message of a decision, the names of checks and outcomes, the texts
/// of measured values and of faulty sample arrays.
///
/// What goes in: decisions with their trace and the effective thresholds.
///
/// What comes out: single lines without markup.
///
/// Where to start reading: [RowMessage], then [MeasuredText].
@NullMarked
package org.benchlens.present.sentence;

import org.jspecify.annotations.NullMarked;
