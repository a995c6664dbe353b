/// State of the window for records of `nupp bench`.
///
/// **What it is**: what is open, which way of looking at it, which benchmark, with which margin.
///
/// **In**: files, and a [org.benchlens.app.task.BackgroundRunner].
///
/// **Out**: observable values, changed on the UI thread only.
///
/// **Start reading** at [org.benchlens.app.viewmodel.nupp.RecordsViewModel].
@NullMarked
package org.benchlens.app.viewmodel.nupp;

import org.jspecify.annotations.NullMarked;
