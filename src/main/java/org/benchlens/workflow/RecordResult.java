package org.benchlens.workflow;

import org.benchlens.model.nupp.ComparisonKind;
import org.benchlens.present.nupp.RecordPage;

/// A finished comparison of records.
///
/// @param page what to show
/// @param gateFailures number of failed gates of what is shown
/// @param gatesCompared benchmarks of what is shown of which gates compared something; 0 is no pass
/// @param kind how the sides were run
public record RecordResult(
    RecordPage page, int gateFailures, int gatesCompared, ComparisonKind kind) {}
