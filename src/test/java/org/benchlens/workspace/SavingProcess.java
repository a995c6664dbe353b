package org.benchlens.workspace;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.benchlens.compare.Settings;

/// A process that saves one workspace after another until it is killed, and says so after each.
final class SavingProcess {
  private static final Instant NOON = Instant.parse("2026-01-31T12:00:00Z");

  private SavingProcess() {}

  /// A workspace that a number can be read off.
  static Workspace workspace(int number, int rows) {
    FileStamp file = new FileStamp("a.json", 3, "a".repeat(64));
    InputStamp input = new InputStamp("", file, file);
    Look look = new Look(NOON, List.of(input), Settings.DEFAULT, "n" + number, "");
    Triage triage =
        Triage.NONE
            .with(new TimedMark(Optional.of(Mark.RERUN), NOON, input.fingerprint()))
            .with(new Note(NOON, "look"));
    Workspace workspace = Workspace.of(look);
    for (int i = 0; i < rows; i++) {
      RowKey key = new RowKey("", "b", OptionalLong.of(0), OptionalLong.of(0), "", List.of(), i);
      workspace = workspace.with(key, triage);
    }
    return workspace;
  }

  /// Saves until it is killed.
  ///
  /// @param arguments the file, and the number of rows
  public static void main(String[] arguments) throws IOException {
    Path file = Path.of(arguments[0]);
    int rows = Integer.parseInt(arguments[1]);
    Workspace base = workspace(0, rows);
    for (int number = 1; number > 0; number++) {
      Look look = base.look();
      WorkspaceFile.write(
          file, base.with(new Look(look.saved(), look.inputs(), look.subject(), "n" + number)));
      System.out.write(1);
      System.out.flush();
    }
  }
}
