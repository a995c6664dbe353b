package org.benchlens.app.viewmodel;

/// A column that can be chosen.
///
/// @param id its id, or `summary:TAG` for the three columns of a summary
/// @param name what a list calls it
/// @param section heading of the part of the list it stands in
/// @param hidden whether the files say that it is not to be shown by default
/// @param note what explains it; empty without
public record ColumnOffer(String id, String name, String section, boolean hidden, String note) {}
