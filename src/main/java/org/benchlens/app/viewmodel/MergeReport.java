package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.workspace.Merge;
import org.benchlens.workspace.RowKey;

/// What came of merging two workspaces.
///
/// @param title what was merged
/// @param facts counts, one line each
/// @param conflicts rows that both had marked, differently
public record MergeReport(String title, List<String> facts, List<MergeReport.Conflict> conflicts) {
  public MergeReport {
    facts = List.copyOf(facts);
    conflicts = List.copyOf(conflicts);
  }

  /// A row that both had marked.
  ///
  /// @param row its name
  /// @param kept word of the mark that holds: the later one; empty when it was taken away
  /// @param dropped word of the other
  public record Conflict(String row, String kept, String dropped) {}

  /// The report of a merge.
  ///
  /// @param name name of the file that was merged in
  static MergeReport of(String name, Merge merge) {
    List<String> facts = new ArrayList<>();
    facts.add(Counted.of(merge.workspace().rows().size(), "row") + " marked or noted now");
    facts.add(Counted.of(merge.onlySecond().size(), "row") + " came with it");
    facts.add(Counted.of(merge.onlyFirst().size(), "row") + " only here before");
    facts.add(Counted.of(merge.notesAdded(), "note") + " added; no note is lost");
    return new MergeReport(
        "Merged with " + name,
        facts,
        merge.conflicts().stream()
            .map(
                conflict ->
                    new Conflict(
                        name(conflict.key()), conflict.kept().word(), conflict.dropped().word()))
            .toList());
  }

  private static String name(RowKey key) {
    return (key.benchmark() + "  " + key.state()).strip();
  }
}
