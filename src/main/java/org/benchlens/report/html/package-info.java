/// What all HTML pages share.
///
/// What it is: the frame of a page with its look and script, and text made harmless.
/// What it is not: no page; the writers of [org.benchlens.report.table] and
/// [org.benchlens.report.nupp] make them.
@NullMarked
package org.benchlens.report.html;

import org.jspecify.annotations.NullMarked;
