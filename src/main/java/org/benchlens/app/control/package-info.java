/// Controls that draw: plot panes on chart-fx axes, interval bars, scales, badges.
///
/// What it is: JavaFX nodes that show figures and small glyphs; they know no screen and decide
/// nothing.
///
/// What goes in: a [org.benchlens.present.figure.Figure], or a few numbers of a decision, and a
/// [org.benchlens.present.figure.Palette].
///
/// What comes out: pixels, zoom, pan, pointer and brush as observable values.
///
/// Where to start reading: [PlotPane], then [CanvasSurface]; [IntervalBar] and [StatusBadge] for
/// table cells.
@NullMarked
package org.benchlens.app.control;

import org.jspecify.annotations.NullMarked;
