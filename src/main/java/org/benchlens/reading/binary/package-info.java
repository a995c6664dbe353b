/// Float32 sidecars, read on demand.
///
/// What it is: where a declared sidecar lies (contract, section 11), whether it may be read, and
/// its values. Never a memory map: the files are small and many, and may change under us.
///
/// What goes in: the path of the result file, and what its states declare.
///
/// What comes out: for each state a [org.benchlens.model.SampleSource] that gives samples or a
/// named fault.
///
/// Where to start reading: [SampleFiles], then `SampleLocator` (where) and `FloatFile` (what).
@NullMarked
package org.benchlens.reading.binary;

import org.jspecify.annotations.NullMarked;
