/// Symmetric nearest-neighbour coverage of two sample arrays in log space (contract, section 5).
///
/// What it is: for each distinct value of one side the distance to the nearest of the other, and
/// what share of
/// samples and of distinct values lies within a tolerance.
///
/// What goes in: two sample arrays, positive and finite.
///
/// What comes out: a profile that answers any threshold, and a [CoverageResult] for given ones.
///
/// Where to start reading: [CoverageProfile].
@NullMarked
package org.benchlens.compare.coverage;

import org.jspecify.annotations.NullMarked;
