/// The result JSON of NVBench, read as a stream.
///
/// What it is: one small reader for each part of the format (root, benchmark, state, summary), all
/// moving one [com.fasterxml.jackson.core.JsonParser] forward. Never a tree of the file. Keys may
/// come in any order; of two equal keys the last counts; unknown keys are skipped.
///
/// What goes in: a path and somebody to tell the progress.
///
/// What comes out: a [org.benchlens.model.ResultFile] with the problems of its parts, or a
/// [org.benchlens.reading.ReadingException].
///
/// Where to start reading: [NvbenchReader], then `RootReader`, `StateReader`, `SummaryReader`.
@NullMarked
package org.benchlens.reading.nvbench;

import org.jspecify.annotations.NullMarked;
