/// Writers: comparisons as files and terminal output.
///
/// What it is: tables as Markdown, CSV and JSON (`table`), Python for the raw samples (`debug`).
///
/// What goes in: a [org.benchlens.compare.Comparison] and what of it is to be shown.
///
/// What comes out: text on an [java.lang.Appendable] or [java.io.Writer]; the same bytes for the
/// same input.
///
/// Where to start reading: [org.benchlens.report.table.MarkdownWriter].
@NullMarked
package org.benchlens.report;

import org.jspecify.annotations.NullMarked;
