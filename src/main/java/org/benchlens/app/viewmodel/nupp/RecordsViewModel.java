package org.benchlens.app.viewmodel.nupp;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.app.task.Work;
import org.benchlens.app.viewmodel.Desk;
import org.benchlens.app.viewmodel.Message;
import org.benchlens.app.viewmodel.SavedWorkspace;
import org.benchlens.app.viewmodel.Surroundings;
import org.benchlens.present.screen.RecordTab;
import org.benchlens.present.screen.SheetRow;
import org.benchlens.workflow.OpenException;
import org.benchlens.workflow.OpenRecords;
import org.jspecify.annotations.Nullable;

/// What is open of `nupp bench`: files, tabs, the margin. A margin is asked for and never assumed:
/// verdicts of two records appear once it is given.
public final class RecordsViewModel {
  private final Lane reading;
  private final OpenRecords records = new OpenRecords();
  private final Desk desk;
  private final RecordRows rows = new RecordRows();
  private final RecordPlots plots;
  private final RecordExports exports;
  private final RecordMarks marks;
  private final RecordWorkspace workspace;
  private final List<More> more = new ArrayList<>();
  private List<RecordTab> own = List.of();
  private final ReadOnlyObjectWrapper<List<Path>> files = new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<List<RecordTab>> tabs =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<@Nullable RecordTab> tab = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyStringWrapper margin = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper fault = new ReadOnlyStringWrapper("");
  private final ReadOnlyBooleanWrapper working = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper help = new ReadOnlyBooleanWrapper();

  /// A tab that was asked for beside those of the files.
  private interface More {
    RecordTab make(OptionalDouble margin) throws OpenException;
  }

  /// @param runner where files are read and figures are made
  /// @param around file dialogs and clipboard, the present, what is not saved yet
  public RecordsViewModel(BackgroundRunner runner, Surroundings around) {
    this.reading = runner.lane();
    this.desk = around.desk();
    this.plots = new RecordPlots(runner.lane());
    this.exports = new RecordExports(runner.lane(), desk, this);
    this.marks = new RecordMarks(rows, around, exports::say);
    this.workspace =
        new RecordWorkspace(
            runner, this, around, new SavedWorkspace.Tell(exports::say, this::fail));
    rows.selectedProperty().subscribe(row -> draw());
  }

  private void draw() {
    RecordTab shown = tab.get();
    if (shown != null) {
      plots.take(shown, rows.selectedProperty().get());
    }
  }

  /// Opens one document, the baseline and the candidate, or a workspace about them. Others are
  /// refused in one sentence, and what is open stays.
  public void open(List<Path> wanted) {
    if (wanted.size() == 1 && RecordWorkspace.named(wanted.getFirst())) {
      workspace.open(wanted.getFirst());
      return;
    }
    OptionalDouble ratio = MarginText.ratio(margin.get());
    run(
        ticket -> {
          Optional<String> refusal = OpenRecords.refusal(wanted);
          if (refusal.isPresent()) {
            throw new OpenException(refusal.get());
          }
          return records.open(wanted, ratio);
        },
        opened -> {
          files.set(List.copyOf(wanted));
          more.clear();
          rows.clearFilter();
          own = List.copyOf(opened);
          workspace.opened(wanted, markable());
          show(opened, opened.getFirst().title());
        });
  }

  /// Takes a margin, in percent as typed; empty takes it away. What is no margin changes nothing.
  public void margin(String percent) {
    OptionalDouble ratio = MarginText.ratio(percent);
    if (!percent.isBlank() && ratio.isEmpty()) {
      fault.set("The margin is a number of percent above 0; '" + percent + "' is none.");
      return;
    }
    margin.set(percent.strip().replace("%", "").strip());
    if (!files.get().isEmpty()) {
      RecordTab shown = tab.get();
      reload(shown == null ? "" : shown.title());
    }
  }

  /// Whether a text is a margin in percent.
  public static boolean isMargin(String percent) {
    return MarginText.ratio(percent).isPresent();
  }

  private void reload(String title) {
    OptionalDouble ratio = MarginText.ratio(margin.get());
    List<Path> open = files.get();
    List<More> also = List.copyOf(more);
    run(
        ticket -> {
          List<RecordTab> all = new ArrayList<>(records.open(open, ratio));
          for (More one : also) {
            all.add(one.make(ratio));
          }
          return all;
        },
        all -> {
          own = all.subList(0, all.size() - also.size());
          // The files were read again, and may have changed.
          workspace.opened(open, markable());
          show(all, title);
        });
  }

  /// Whether what is open has benchmarks that can be marked.
  boolean markable() {
    return own.stream().anyMatch(RecordsViewModel::markable);
  }

  private static boolean markable(RecordTab tab) {
    return switch (tab.kind()) {
      case COMPARISON, RECORDED, RECORD -> true;
      case PROGRAM, HISTORY -> false;
    };
  }

  private void run(Work<List<RecordTab>> work, Consumer<List<RecordTab>> then) {
    fault.set("");
    working.set(true);
    reading
        .run(work)
        .onSuccess(
            opened -> {
              working.set(false);
              then.accept(opened);
            })
        .onFailure(
            exception -> {
              working.set(false);
              fault.set(String.valueOf(exception.getMessage()));
            });
  }

  private void show(List<RecordTab> opened, String title) {
    tabs.set(List.copyOf(opened));
    choose(
        opened.stream()
            .filter(one -> one.title().equals(title))
            .findFirst()
            .orElse(opened.getFirst()));
  }

  /// Looks at another tab; the benchmark stays chosen.
  public void choose(RecordTab next) {
    marks.open(own.contains(next) && markable(next));
    // Views of the tab look at its rows.
    rows.take(next.sheet());
    tab.set(next);
    draw();
  }

  /// Looks at the tab after the shown one.
  public void nextTab() {
    int at = tabs.get().indexOf(tab.get());
    if (!tabs.get().isEmpty()) {
      choose(tabs.get().get((at + 1) % tabs.get().size()));
    }
  }

  /// Asks for a record or a history and opens it.
  public void chooseFile() {
    ask("Choose a record, a history or a workspace").ifPresent(path -> open(List.of(path)));
  }

  private Optional<Path> ask(String title) {
    return desk.chooseOpen(title, List.of("json", "ndjson", "benchlens"));
  }

  /// Asks for the record to compare the open one with.
  public void chooseSecond() {
    if (!files.get().isEmpty()) {
      ask("Choose the record to compare with")
          .ifPresent(path -> open(List.of(files.get().getFirst(), path)));
    }
  }

  /// Exchanges baseline and candidate.
  public void swap() {
    if (files.get().size() == 2) {
      List<Path> exchanged = new ArrayList<>(files.get());
      Collections.swap(exchanged, 0, 1);
      open(exchanged);
    }
  }

  /// Asks for a history and shows it beside what is open.
  public void chooseHistory() {
    ask("Choose a history")
        .ifPresent(
            path ->
                add(
                    ratio -> {
                      RecordTab opened = records.open(List.of(path), ratio).getFirst();
                      if (opened.kind() != RecordTab.Kind.HISTORY) {
                        throw new OpenException(path.getFileName() + " is no history.");
                      }
                      return opened;
                    }));
  }

  /// Compares two runs of the history that is shown, on a tab of their own.
  ///
  /// @param before line of the run before the change, from 1
  /// @param after line of the run after it, from 1
  public void compareRuns(int before, int after) {
    RecordTab history = tab.get();
    if (history == null || history.kind() != RecordTab.Kind.HISTORY) {
      return;
    }
    if (before == after) {
      fault.set("Choose two different runs.");
      return;
    }
    Path file = Path.of(history.head().reference().path());
    add(ratio -> records.compareRuns(file, before, after, ratio));
  }

  private void add(More one) {
    OptionalDouble ratio = MarginText.ratio(margin.get());
    run(
        ticket -> List.of(one.make(ratio)),
        made -> {
          more.add(one);
          List<RecordTab> all = new ArrayList<>(tabs.get());
          String title = made.getFirst().title();
          all.removeIf(old -> old.title().equals(title));
          all.add(made.getFirst());
          show(all, title);
        });
  }

  /// Goes one step back: closes the keys, clears what went wrong, the filter, the choice.
  public void escape() {
    if (marks.cancel() || workspace.file().closeReport()) {
      return;
    }
    if (help.get()) {
      help.set(false);
    } else if (!fault.get().isEmpty()) {
      fault.set("");
    } else if (!rows.filterProperty().get().all()) {
      rows.clearFilter();
    } else {
      rows.select((SheetRow) null);
    }
  }

  /// Shows or hides the keys.
  public void toggleHelp() {
    help.set(!help.get());
  }

  private void fail(Message message) {
    fail(
        message.title()
            + ": "
            + message.lines().stream()
                .map(line -> line.endsWith(".") ? line : line + ".")
                .collect(Collectors.joining(" ")));
  }

  /// Says what went wrong elsewhere.
  void fail(@Nullable String message) {
    fault.set(String.valueOf(message));
  }

  /// Closes the window.
  public void close() {
    desk.close();
  }

  /// The rows of the shown tab.
  public RecordRows rows() {
    return rows;
  }

  /// Reasons and figures.
  public RecordPlots plots() {
    return plots;
  }

  /// What was said of benchmarks.
  public RecordMarks marks() {
    return marks;
  }

  /// The workspace file.
  public RecordWorkspace workspace() {
    return workspace;
  }

  /// What can be copied and saved.
  public RecordExports exports() {
    return exports;
  }

  /// The open files; none before the first are read.
  public ReadOnlyObjectProperty<List<Path>> filesProperty() {
    return files.getReadOnlyProperty();
  }

  /// The ways to look at what is open; none before it is read.
  public ReadOnlyObjectProperty<List<RecordTab>> tabsProperty() {
    return tabs.getReadOnlyProperty();
  }

  /// The chosen one, null before anything is read.
  public ReadOnlyObjectProperty<@Nullable RecordTab> tabProperty() {
    return tab.getReadOnlyProperty();
  }

  /// The margin in percent as typed; empty without.
  public ReadOnlyStringProperty marginProperty() {
    return margin.getReadOnlyProperty();
  }

  /// What went wrong, empty for nothing.
  public ReadOnlyStringProperty faultProperty() {
    return fault.getReadOnlyProperty();
  }

  /// Whether files are being read.
  public ReadOnlyBooleanProperty workingProperty() {
    return working.getReadOnlyProperty();
  }

  /// Whether the keys are shown.
  public ReadOnlyBooleanProperty helpProperty() {
    return help.getReadOnlyProperty();
  }
}
