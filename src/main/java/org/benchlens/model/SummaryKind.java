package org.benchlens.model;

/// What one kind of summary is called and how it is shown; shared by all states that have it.
///
/// @param tag identity, such as `nv/cold/bw/item_rate`
/// @param name display name; empty when not stated
/// @param hint how to format it, such as `duration`; empty when not stated
/// @param hidden whether printers leave it out by default
/// @param type type of its value: `int64`, `float64`, `string`; empty when it has no entry named
/// `value`
public record SummaryKind(String tag, String name, String hint, boolean hidden, String type) {}
