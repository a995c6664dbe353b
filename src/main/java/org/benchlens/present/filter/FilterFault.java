package org.benchlens.present.filter;

/// A term that cannot be understood.
///
/// @param start position of its first character in the filter text, from 0
/// @param end position after its last character
/// @param message what is wrong and what was expected, one line
public record FilterFault(int start, int end, String message) {}
