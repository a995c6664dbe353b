package org.benchlens.workflow;

import java.util.List;

/// What it means that a record took the place of a baseline.
///
/// @param lines one sentence each: what was replaced, and each thing that the new baseline lets
///     through that the old one did not
public record AcceptedRecord(List<String> lines) {
  public AcceptedRecord {
    lines = List.copyOf(lines);
  }
}
