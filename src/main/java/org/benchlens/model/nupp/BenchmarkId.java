package org.benchlens.model.nupp;

/// What makes two benchmarks the same one: the program and the name.
///
/// @param file path of the program, the key `case` of a record
/// @param name full name, such as `sum.floats.index:size=100`; not to be taken apart
public record BenchmarkId(String file, String name) {}
