/// Pages about `nupp bench` records as text.
///
/// What it is: Markdown, CSV (RFC 4180), JSON and a self-contained HTML page.
///
/// What goes in: a [org.benchlens.present.nupp.RecordPage].
///
/// What comes out: text. Whatever comes from a file is data: markup, formula starts and control
/// characters are made harmless.
///
/// Where to start reading: [PageMarkdown].
@NullMarked
package org.benchlens.report.nupp;

import org.jspecify.annotations.NullMarked;
