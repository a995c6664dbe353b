package org.benchlens.present.screen;

import java.util.List;
import java.util.Optional;

/// What stands around the table.
///
/// @param reference the record, or the one before the change
/// @param compare the record after the change
/// @param notice what must be known to read the table: words to stand out, then a sentence
/// @param facts about the files, for the last line
/// @param command words of the command that prints the same
public record TabHead(
    Source reference,
    Optional<Source> compare,
    Notice notice,
    List<String> facts,
    List<String> command) {
  public TabHead {
    facts = List.copyOf(facts);
    command = List.copyOf(command);
  }

  /// A record.
  ///
  /// @param path where it is from
  /// @param size what it holds: `17 benchmarks, 12 forks`
  public record Source(String path, String size) {}

  /// What must be known.
  ///
  /// @param title a word or two; empty for no notice
  /// @param text a sentence or two
  public record Notice(String title, String text) {
    /// Nothing.
    public static final Notice NONE = new Notice("", "");
  }
}
