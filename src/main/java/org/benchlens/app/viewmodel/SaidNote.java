package org.benchlens.app.viewmodel;

/// A note on a row.
///
/// @param text what it says
/// @param when when it was written, in words
/// @param remove takes it away
public record SaidNote(String text, String when, Runnable remove) {}
