package org.benchlens.model;

/// One named value of a state.
///
/// @param kind what it is
/// @param value what it says
public record Summary(SummaryKind kind, SummaryValue value) {}
