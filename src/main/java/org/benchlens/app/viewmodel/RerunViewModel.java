package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.compare.decision.Decision;
import org.benchlens.model.Side;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.RerunPair;
import org.benchlens.workspace.Mark;
import org.benchlens.workspace.Measured;
import org.benchlens.workspace.Rerun;
import org.benchlens.workspace.RowKey;
import org.benchlens.workspace.TimedMark;
import org.benchlens.workspace.Triage;

/// A pair that was measured again, opened onto the rows: its verdicts and numbers stand beside the
/// old ones in the workspace, and the mark rerun of its rows is resolved.
public final class RerunViewModel {
  private final Lane lane;
  private final SessionViewModel session;
  private final RowsViewModel rows;
  private final MarksViewModel marks;
  private final Surroundings around;
  private final SavedWorkspace.Tell tell;
  private final int workers;
  private final ReadOnlyBooleanWrapper shown = new ReadOnlyBooleanWrapper();

  RerunViewModel(
      BackgroundRunner runner,
      SessionViewModel session,
      MarksViewModel marks,
      TriageViewModel.Context context,
      int workers) {
    lane = runner.lane();
    this.session = session;
    this.marks = marks;
    rows = context.rows();
    around = context.around();
    tell = context.tell();
    this.workers = workers;
    marks.changesProperty().addListener(change -> look());
    rows.traitsProperty().addListener(change -> look());
  }

  private void look() {
    // Asked for, so that the next change is told too.
    marks.changesProperty().get();
    rows.traitsProperty().get();
    shown.set(marks.workspace().rows().values().stream().anyMatch(row -> row.again().isPresent()));
  }

  /// Asks for the two files that were measured again, and opens them onto the rows.
  public void open() {
    Optional<Path> first = around.desk().chooseFile(Side.REFERENCE);
    Optional<Path> second = first.isEmpty() ? first : around.desk().chooseFile(Side.COMPARE);
    second.ifPresent(compare -> open(first.orElseThrow(), compare));
  }

  /// Opens two files onto the rows.
  public void open(Path reference, Path compare) {
    CompareRequest request =
        CompareRequest.of(reference, compare).with(session.settingsProperty().get());
    List<RowKey> keys = marks.keys();
    List<RowItem> items = rows.items();
    lane.run(ticket -> RerunPair.decide(request, workers, (done, total) -> ticket.check()))
        .onSuccess(found -> put(items, keys, found))
        .onFailure(
            e ->
                tell.message()
                    .accept(
                        new Message(
                            "The re-run could not be opened",
                            List.of(String.valueOf(e.getMessage()), "Nothing has changed."))));
  }

  private void put(List<RowItem> items, List<RowKey> keys, Map<RowKey, Measured> found) {
    if (!keys.equals(marks.keys())) {
      // Another pair was opened meanwhile.
      return;
    }
    SortedMap<RowKey, Triage> said = new TreeMap<>(marks.workspace().rows());
    int rerun = 0;
    for (int i = 0; i < items.size() && i < keys.size(); i++) {
      Measured now = found.get(keys.get(i));
      Decision old = items.get(i).row().decision();
      if (now != null && old != null) {
        Triage triage = said.getOrDefault(keys.get(i), Triage.NONE);
        said.put(keys.get(i), again(triage, Measured.of(old), now));
        rerun++;
      }
    }
    if (rerun == 0) {
      tell.message()
          .accept(
              new Message(
                  "The re-run has no row of this comparison",
                  List.of("Benchmark, device and axis values have to be the same.")));
      return;
    }
    marks.replace("open a re-run", said);
    if (!rows.columns().shown("rerun")) {
      rows.columns().toggle("rerun");
    }
    tell.notice().accept("Re-run of " + Counted.of(rerun, "row") + " opened");
  }

  private Triage again(Triage triage, Measured before, Measured now) {
    boolean wanted = triage.current().equals(Optional.of(Mark.RERUN));
    // A row that was measured more than once has been wanted when it was the first time.
    boolean resolved =
        wanted
            || (triage.current().isEmpty()
                && triage.again().filter(Rerun.Change::resolved).isPresent());
    Triage measured =
        triage.with(new Rerun(Optional.of(new Rerun.Change(before, now, resolved)), time()));
    return wanted ? measured.with(at(Optional.empty(), triage)) : measured;
  }

  /// Takes the re-run back: the old rows stand alone again, with their marks.
  public void takeBack() {
    SortedMap<RowKey, Triage> said = new TreeMap<>(marks.workspace().rows());
    said.replaceAll((key, triage) -> triage.again().map(was -> alone(triage, was)).orElse(triage));
    marks.replace("take the re-run back", said);
  }

  private Triage alone(Triage triage, Rerun.Change was) {
    Triage alone = triage.with(new Rerun(Optional.empty(), time()));
    return was.resolved() && triage.current().isEmpty()
        ? alone.with(at(Optional.of(Mark.RERUN), triage))
        : alone;
  }

  private TimedMark at(Optional<Mark> mark, Triage triage) {
    return new TimedMark(mark, time(), triage.mark().map(TimedMark::inputs).orElse(""));
  }

  private Instant time() {
    return Instant.ofEpochSecond(around.now().getAsLong());
  }

  /// Whether a re-run stands beside the rows.
  public ReadOnlyBooleanProperty shownProperty() {
    return shown.getReadOnlyProperty();
  }
}
