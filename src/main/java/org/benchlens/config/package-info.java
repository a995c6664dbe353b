/// The configuration file: TOML to limits and back (contract, section 12).
///
/// What it is: a strict reader that collects every fault with its line and column, and the writer
/// of
/// `--dump-config`.
///
/// What goes in: the text of a file and the preset of the command line, if any.
///
/// What comes out: a [org.benchlens.config.Configuration]: the preset and the effective
/// [org.benchlens.compare.Thresholds].
///
/// Where to start reading: [org.benchlens.config.ConfigFile].
@NullMarked
package org.benchlens.config;

import org.jspecify.annotations.NullMarked;
