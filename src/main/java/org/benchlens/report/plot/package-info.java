/// Drawings as files: PNG, SVG, PDF, and their numbers as CSV.
///
/// What it is: one surface for each format, which the painter of `present.figure` draws on, so that
/// a file shows what the screen shows.
///
/// What goes in: a [org.benchlens.present.figure.Drawing] and a [PlotFormat].
///
/// What comes out: the bytes of the file; the same drawing gives the same bytes.
///
/// Where to start reading: [PlotWriter], then [SvgSurface].
@NullMarked
package org.benchlens.report.plot;

import org.jspecify.annotations.NullMarked;
