/// Python for the raw samples of the displayed rows (guide, "Bulk Debug Python Output").
///
/// What it is: a script with the list `bulk_rows`, the settings of the comparison and a loader for
/// the sample files. It is pure ASCII and needs the standard library only; numpy is used when it is
/// there.
///
/// What goes in: a [org.benchlens.compare.Comparison], which rows are displayed, and where their
/// sample files lie.
///
/// What comes out: Python 3 between two marker comments.
///
/// Where to start reading: [org.benchlens.report.debug.BulkDebugWriter].
@NullMarked
package org.benchlens.report.debug;

import org.jspecify.annotations.NullMarked;
