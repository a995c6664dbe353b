package org.benchlens.app.viewmodel;

import java.util.List;
import java.util.function.LongFunction;
import org.benchlens.workflow.Autosave;
import org.benchlens.workspace.Triage;
import org.benchlens.workspace.Workspace;

/// Marks that a window which was not closed in the usual way has left unsaved.
///
/// @param files what they are about
/// @param what how many there are
/// @param when when the last one was set
public record LeftMarks(String files, String what, String when) {

  /// What was left, in words.
  ///
  /// @param when says a past moment, [s] since 1970, in words
  static LeftMarks of(Autosave.Left left, LongFunction<String> when) {
    Workspace workspace = left.workspace();
    List<Triage> said = List.copyOf(workspace.rows().values());
    long marks = said.stream().filter(triage -> triage.current().isPresent()).count();
    long notes = said.stream().mapToLong(triage -> triage.notes().size()).sum();
    String files =
        workspace.look().inputs().stream()
            .limit(1)
            .map(
                input ->
                    FileName.of(input.reference().path())
                        + input
                            .compare()
                            .map(file -> " and " + FileName.of(file.path()))
                            .orElse(""))
            .findFirst()
            .orElse("unknown files");
    return new LeftMarks(
        files,
        Counted.of(marks, "mark") + ", " + Counted.of(notes, "note"),
        when.apply(workspace.look().saved().getEpochSecond()));
  }
}
