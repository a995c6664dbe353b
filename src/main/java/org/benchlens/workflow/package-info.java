/// The use cases that the command line and the application share; the only place that wires readers
/// and engine.
///
/// What it is: finding the file pairs, opening them, deciding their rows in parallel, and the whole
/// of it in one go.
///
/// What goes in: a [CompareRequest] with two paths, and a [org.benchlens.model.Progress] that may
/// cancel.
///
/// What comes out: [OpenedRuns], then decisions, then a [org.benchlens.compare.Comparison]; or an
/// [OpenException]
/// with one sentence for the user.
///
/// Where to start reading: [CompareRuns].
@NullMarked
package org.benchlens.workflow;

import org.jspecify.annotations.NullMarked;
