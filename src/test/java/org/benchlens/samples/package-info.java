/// Makes the folders under `samples/`, one a lesson.
///
/// What it is: seeded timings that look like those of a GPU, the result files around them, and the
/// lessons themselves.
///
/// What goes in: nothing; every byte follows from the code.
///
/// What comes out: folders with `ref.json`, `cmp.json`, their sidecars and a `README.md`.
///
/// Where to start reading: [Lessons], then [SampleMaker].
@NullMarked
package org.benchlens.samples;

import org.jspecify.annotations.NullMarked;
