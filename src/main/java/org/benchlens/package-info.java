/// **What it is**: the entry of the program.
///
/// **In**: the arguments of the command line.
///
/// **Out**: the exit status; everything else is done by [org.benchlens.cli] and the explorer it
/// finds.
///
/// **Start reading** at [org.benchlens.Main].
@NullMarked
package org.benchlens;

import org.jspecify.annotations.NullMarked;
