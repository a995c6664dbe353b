package org.benchlens.app.viewmodel;

import org.benchlens.compare.match.MatchedRow;
import org.benchlens.compare.match.StateKey;

/// Which row it is, also after reading the files again.
///
/// @param input index of the file pair
/// @param benchmark benchmark name
/// @param section position of the device section in its file pair
/// @param key identity of the states
/// @param occurrence position among the rows of that key
public record RowIdentity(int input, String benchmark, int section, StateKey key, int occurrence) {

  /// The identity of a row.
  public static RowIdentity of(MatchedRow row) {
    return new RowIdentity(
        row.section().input(),
        row.section().benchmark().name(),
        row.section().index(),
        row.key(),
        row.occurrence());
  }
}
