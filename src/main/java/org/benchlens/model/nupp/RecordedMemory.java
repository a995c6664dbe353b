package org.benchlens.model.nupp;

import java.util.OptionalDouble;

/// Growth of the managed heap, measured apart from the times.
///
/// @param allocated bytes with the collector stopped: for a whole round when the kind is `case`,
///     else for one operation
/// @param retained bytes kept after a collection, >= 0
public record RecordedMemory(OptionalDouble allocated, OptionalDouble retained) {}
