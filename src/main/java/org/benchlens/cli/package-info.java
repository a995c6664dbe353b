/// **What it is**: the command line: commands, options, exit statuses.
///
/// **In**: arguments, and an [org.benchlens.cli.Explorer] when the window is to be opened.
///
/// **Out**: text on the standard output, one line on the standard error when something fails, an
/// exit status.
///
/// **Start reading** at [org.benchlens.cli.BenchlensCommand].
@NullMarked
package org.benchlens.cli;

import org.jspecify.annotations.NullMarked;
