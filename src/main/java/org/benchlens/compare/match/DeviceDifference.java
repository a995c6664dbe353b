package org.benchlens.compare.match;

/// A field in which the device lists of two files differ.
///
/// @param position position in the compared lists, from 0
/// @param field field name, such as `sm_default_clock_rate`
/// @param reference JSON text of the reference file; empty when it lacks the field or the entry
/// @param compare JSON text of the compare file; empty when it lacks the field or the entry
public record DeviceDifference(int position, String field, String reference, String compare) {}
