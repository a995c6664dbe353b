package org.benchlens.compare.sensitivity;

import org.benchlens.compare.Status;

/// The verdict with a number of samples of each side.
///
/// @param samples number of samples a side, >= 1; of the last point the smaller of the two sides
/// @param first verdict of the first samples in measurement order
/// @param subsets verdicts of random subsets of that size; none for the last point
public record OutlookPoint(int samples, Status first, StatusShares subsets) {}
