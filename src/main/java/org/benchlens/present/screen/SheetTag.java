package org.benchlens.present.screen;

/// A flag of a benchmark in a word or two.
///
/// @param text the words
/// @param failed whether a gate failed by it
public record SheetTag(String text, boolean failed) {}
