/// A second, slow engine that the tests hold the real one against.
///
/// What it is: the contract's sections 1 to 6, 7 and 11 written down again, as plainly as possible
/// and
/// without any code of the product but its records: no caches, no merge passes, no shared methods.
/// Every method names the sentence it stands for.
///
/// What goes in: result files as JSON, or two [org.benchlens.model.State]s with their
/// [org.benchlens.model.SampleSource]s and [org.benchlens.compare.Settings].
///
/// What comes out: an [OracleRow].
///
/// Where to start reading: [OracleEngine], beside decision-rules.md.
@NullMarked
package org.benchlens.compare.oracle;

import org.jspecify.annotations.NullMarked;
