/// What the two inputs are, side by side: how they were run, and on what.
///
/// **What it is**: the arguments, versions and devices of two runs as lines with both values.
///
/// **In**: [org.benchlens.model.RunInfo] and [org.benchlens.model.Device] of both files.
///
/// **Out**: [org.benchlens.present.inputs.SideBySide] lines, which say whether the values differ.
///
/// **Start reading** at [org.benchlens.present.inputs.RunLines].
@NullMarked
package org.benchlens.present.inputs;

import org.jspecify.annotations.NullMarked;
