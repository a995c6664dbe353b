/// Which state is compared with which (contract, section 1).
///
/// What it is: pairing of benchmarks, devices and states, with the filters of the command line.
///
/// What goes in: two [org.benchlens.model.ResultFile]s and a [Selection].
///
/// What comes out: a [Matching]: device sections with their rows in the compare file's order,
/// one-sided entries, problems.
///
/// Where to start reading: [StateMatcher].
@NullMarked
package org.benchlens.compare.match;

import org.jspecify.annotations.NullMarked;
