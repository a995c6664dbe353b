package org.benchlens.compare.decision;

/// What one check of a rule set did for a row.
///
/// @param check which one
/// @param outcome how it ended
/// @param deciding whether it settled the row; true for exactly one check of a trace
/// @param finding what it found; [Finding.Passed] when it does not apply
public record CheckResult(CheckId check, Outcome outcome, boolean deciding, Finding finding) {}
