/// Benchmarks, with inputs that they make themselves.
///
/// What it is: JMH benchmarks of the hot pieces, and [ProcessBenchmark], which times the program in
/// fresh processes. No timing fails a build.
///
/// What goes in: nothing; made inputs are kept in `target/bench-data`.
///
/// What comes out: figures on standard output, as Markdown.
///
/// Where to start reading: [ProcessBenchmark], [MadePair].
@NullMarked
package org.benchlens.bench;

import org.jspecify.annotations.NullMarked;
