/// The records of `nupp bench`, read as a stream.
///
/// What it is: one small reader for each part of the format (root, benchmark, measurement,
/// comparison), all moving one [com.fasterxml.jackson.core.JsonParser] forward. Keys may come in
/// any order; of two equal keys the last counts; unknown keys are skipped; null is the same as
/// absent; an empty list may be written `{}` and an empty map `[]`.
///
/// What goes in: a path.
///
/// What comes out: [org.benchlens.model.nupp.NuppRecord], `ProgramRecord` or `RecordHistory` with
/// the problems of their parts, or a [org.benchlens.reading.ReadingException].
///
/// Where to start reading: [NuppReader], then `RootReader`, `BenchmarkReader`, `MeasurementDraft`.
@NullMarked
package org.benchlens.reading.nupp;

import org.jspecify.annotations.NullMarked;
