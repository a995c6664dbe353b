/// The desktop application: start and wiring.
///
/// **What it is**: the window, made of view models and views by constructors, and the picture of
/// it.
///
/// **In**: [org.benchlens.cli.OpenOptions] of the command line.
///
/// **Out**: a window, or a PNG file.
///
/// **Start reading** at [org.benchlens.app.ExplorerApp], then [org.benchlens.app.ExplorerWindow].
@NullMarked
package org.benchlens.app;

import org.jspecify.annotations.NullMarked;
