/// Drawings of rows for files: a figure with the name of its row, the changes of all rows, and
/// times
/// along an axis.
///
/// What it is: [org.benchlens.present.figure.Drawing]s made of table rows.
///
/// What goes in: rows with their verdicts, the effective settings, a palette.
///
/// What comes out: drawings that any surface can show, with their numbers as a table.
///
/// Where to start reading: [CaptionedFigure], [ChangeChart], [SweepChart].
@NullMarked
package org.benchlens.present.chart;

import org.jspecify.annotations.NullMarked;
