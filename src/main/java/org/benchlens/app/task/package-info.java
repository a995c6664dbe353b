/// Work off the UI thread.
///
/// **What it is**: lanes of background work. In a lane a newer request outdates the older one: its
/// results never arrive.
///
/// **In**: [org.benchlens.app.task.Work], started on the UI thread.
///
/// **Out**: calls on the UI thread: updates while it runs, then success or failure.
///
/// **Start reading** at [org.benchlens.app.task.BackgroundRunner], then
/// [org.benchlens.app.task.Work].
@NullMarked
package org.benchlens.app.task;

import org.jspecify.annotations.NullMarked;
