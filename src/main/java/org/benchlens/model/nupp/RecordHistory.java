package org.benchlens.model.nupp;

import java.util.List;
import org.benchlens.model.Problem;

/// Runs in the order of the lines of a history file.
///
/// @param path path as the user gave it
/// @param entries good lines
/// @param problems lines that could not be read; bad parts of a good line are in its record
public record RecordHistory(String path, List<HistoryEntry> entries, List<Problem> problems) {
  public RecordHistory {
    entries = List.copyOf(entries);
    problems = List.copyOf(problems);
  }
}
