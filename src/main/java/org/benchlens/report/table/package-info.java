/// Tables of a comparison as text.
///
/// What it is: the Markdown of the command line (contract, section 9), CSV (RFC 4180), the JSON of
/// `formats/compare-json.md`, a page in HTML and a report within a number of bytes.
///
/// What goes in: a [org.benchlens.compare.Comparison] and
/// [org.benchlens.report.table.TableOptions].
///
/// What comes out: text. Whatever comes from a file is data: bars, breaks, control characters and
/// formula starts are made harmless.
///
/// Where to start reading: [MarkdownWriter].
@NullMarked
package org.benchlens.report.table;

import org.jspecify.annotations.NullMarked;
