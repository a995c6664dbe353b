/// The summary after the tables, as lines of text.
///
/// What it is: counts, reasons, what is hidden, what has no partner, what went wrong, and by what
/// was decided; a few lines when all is well.
///
/// What goes in: a [org.benchlens.compare.Comparison], what the tables hide, and filters that met
/// nothing.
///
/// What comes out: lines that read well in a terminal and as Markdown. Text of files stands in code
/// spans, so that it cannot steer a terminal or a page.
///
/// Where to start reading: [ComparisonSummary].
@NullMarked
package org.benchlens.present.summary;

import org.jspecify.annotations.NullMarked;
