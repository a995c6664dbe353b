/// Figures as data, and the one painter that draws them on any surface.
///
/// What it is: [Figure] (title, axes, marks, legend, spoken sentence, data table), [Surface]
/// (lines,
/// polygons, text, clip) and [FigurePainter], which walks a figure's marks over a surface. A new
/// figure is one class that makes marks; a new output (PNG, SVG, PDF) is one class that implements
/// [Surface].
///
/// What goes in: the samples of a row ([RowSamples]), its decision and the effective settings.
///
/// What comes out: a [Figure] in base units, and calls on a [Surface] in pixels.
///
/// Where to start reading: [Figure], [Mark], then [FigurePainter] and [DistributionFigure].
@NullMarked
package org.benchlens.present.figure;

import org.jspecify.annotations.NullMarked;
