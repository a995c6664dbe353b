package org.benchlens.app.viewmodel;

/// A sample that comes with the program.
///
/// @param title its name
/// @param lesson what it shows, one line
public record SampleEntry(String title, String lesson) {}
