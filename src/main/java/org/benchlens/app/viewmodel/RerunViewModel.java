package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.Decision;
import org.benchlens.model.Side;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.RerunPair;
import org.benchlens.workspace.Mark;
import org.benchlens.workspace.RowKey;
import org.benchlens.workspace.TimedMark;
import org.benchlens.workspace.Triage;

/// A pair that was measured again, opened onto the rows: its verdicts stand beside the old ones,
/// which keep their evidence, and the mark rerun of its rows is resolved.
public final class RerunViewModel {
  private final Lane lane;
  private final SessionViewModel session;
  private final RowsViewModel rows;
  private final MarksViewModel marks;
  private final UndoStack undo;
  private final Surroundings around;
  private final SavedWorkspace.Tell tell;
  private final int workers;
  private final ReadOnlyBooleanWrapper shown = new ReadOnlyBooleanWrapper();
  private List<RowKey> resolved = List.of();

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
    undo = context.undo();
    around = context.around();
    tell = context.tell();
    this.workers = workers;
    rows.traitsProperty().addListener(change -> shown.set(false));
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

  private void put(List<RowItem> items, List<RowKey> keys, Map<RowKey, Status> found) {
    Map<RowItem, String> texts = new LinkedHashMap<>();
    SortedMap<RowKey, Triage> before = marks.workspace().rows();
    SortedMap<RowKey, Triage> after = new TreeMap<>(before);
    List<RowKey> done = new ArrayList<>();
    for (int i = 0; i < items.size() && i < keys.size(); i++) {
      Status now = found.get(keys.get(i));
      if (now != null) {
        texts.put(items.get(i), text(items.get(i), now));
        if (resolve(after, keys.get(i))) {
          done.add(keys.get(i));
        }
      }
    }
    if (texts.isEmpty()) {
      tell.message()
          .accept(
              new Message(
                  "The re-run has no row of this comparison",
                  List.of("Benchmark, device and axis values have to be the same.")));
      return;
    }
    Map<RowItem, String> old = new LinkedHashMap<>();
    items.forEach(item -> old.put(item, item.row().extras().rerun()));
    Runnable redo = () -> show(texts, after);
    undo.did("open a re-run", null, () -> show(old, before), redo);
    redo.run();
    resolved = done;
    if (!rows.columns().shown("rerun")) {
      rows.columns().toggle("rerun");
    }
    tell.notice().accept("Re-run of " + Counted.of(texts.size(), "row") + " opened");
  }

  private static String text(RowItem item, Status now) {
    String was = item.row().verdict().map(Decision::status).map(Status::word).orElse("?");
    return was + " \u2192 " + now.word();
  }

  private boolean resolve(SortedMap<RowKey, Triage> said, RowKey key) {
    Triage triage = said.getOrDefault(key, Triage.NONE);
    boolean wanted = triage.current().equals(Optional.of(Mark.RERUN));
    if (wanted) {
      Instant now = Instant.ofEpochSecond(around.now().getAsLong());
      String inputs = triage.mark().map(TimedMark::inputs).orElse("");
      said.put(key, triage.with(new TimedMark(Optional.empty(), now, inputs)));
    }
    return wanted;
  }

  private void show(Map<RowItem, String> texts, SortedMap<RowKey, Triage> said) {
    texts.forEach(RowItem::again);
    shown.set(texts.values().stream().anyMatch(text -> !text.isEmpty()));
    marks.put(said);
  }

  /// Takes the re-run back: the old rows stand alone again, with their marks.
  public void takeBack() {
    Map<RowItem, String> none = new LinkedHashMap<>();
    Map<RowItem, String> texts = new LinkedHashMap<>();
    for (RowItem item : rows.items()) {
      none.put(item, "");
      texts.put(item, item.row().extras().rerun());
    }
    SortedMap<RowKey, Triage> before = marks.workspace().rows();
    SortedMap<RowKey, Triage> marked = new TreeMap<>(before);
    resolved.forEach(
        key -> {
          Triage triage = marks.workspace().row(key);
          if (triage.current().isEmpty()) {
            marked.put(key, triage.with(at(Mark.RERUN, triage)));
          }
        });
    undo.did("take the re-run back", null, () -> show(texts, before), () -> show(none, marked));
    show(none, marked);
  }

  private TimedMark at(Mark mark, Triage triage) {
    return new TimedMark(
        Optional.of(mark),
        Instant.ofEpochSecond(around.now().getAsLong()),
        triage.mark().map(TimedMark::inputs).orElse(""));
  }

  /// Whether a re-run stands beside the rows.
  public ReadOnlyBooleanProperty shownProperty() {
    return shown.getReadOnlyProperty();
  }
}
