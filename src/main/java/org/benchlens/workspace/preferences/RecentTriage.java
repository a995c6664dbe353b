package org.benchlens.workspace.preferences;

/// How far the triage of a pair went.
///
/// @param workspace absolute path of the workspace file it was saved to; empty when it was not
/// @param done number of rows with a mark, 0 to `all`
/// @param all number of rows that are AMBG or have a mark; 0 when that is not known
public record RecentTriage(String workspace, int done, int all) {
  /// Nothing is known.
  public static final RecentTriage NONE = new RecentTriage("", 0, 0);

  public RecentTriage {
    if (done < 0 || done > all) {
      throw new IllegalArgumentException(done + " of " + all + " rows cannot be done");
    }
  }

  /// The same in a file.
  RecentTriage in(String file) {
    return new RecentTriage(file, done, all);
  }

  /// The same file with other numbers.
  RecentTriage counted(int doneNow, int allNow) {
    return new RecentTriage(workspace, doneNow, allNow);
  }
}
