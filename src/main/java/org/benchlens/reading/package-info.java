/// Readers: from files to the values of [org.benchlens.model].
///
/// What it is: one package a format: `nvbench` (result JSON), `binary` (float32
/// sidecars), `nupp` (records of `nupp bench`). [DocumentRecognition] tells which a file is.
/// Nothing
/// here decides or formats.
///
/// What goes in: paths, and for sidecars the state that declares them.
///
/// What comes out: model values with their problems, or a [ReadingException] when a whole file is
/// of no use.
///
/// Where to start reading: [ReadingException], then
/// [org.benchlens.reading.nvbench.NvbenchReader].
@NullMarked
package org.benchlens.reading;

import org.jspecify.annotations.NullMarked;
