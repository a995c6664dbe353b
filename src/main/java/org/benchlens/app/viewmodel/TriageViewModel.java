package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.compare.Settings;
import org.benchlens.present.table.TableRow;
import org.benchlens.workflow.OpenedRuns;
import org.benchlens.workflow.WriteTriage;
import org.benchlens.workspace.Mark;

/// Triage: what would flip a row, what to do next, trials of limits, marks that last.
public final class TriageViewModel {
  private final BackgroundRunner runner;
  private final RowTriage selected;
  private final Lane exportLane;
  private final SessionViewModel session;
  private final Context context;
  private final FlipsViewModel flips;
  private final AdviceViewModel advice;
  private final MarksViewModel marks;
  private final WorkspaceViewModel workspace;
  private final WhatIfViewModel whatIf;
  private final QueueViewModel queue;
  private final RerunViewModel rerun;
  private final MarkQuestion question;
  private BooleanSupplier inQueue = () -> false;

  /// What all parts share.
  ///
  /// @param rows the rows
  /// @param undo what can be taken back
  /// @param around what the window finds around it
  /// @param tell whom to tell
  record Context(
      RowsViewModel rows, UndoStack undo, Surroundings around, SavedWorkspace.Tell tell) {}

  /// The triage of a window.
  ///
  /// @param explorer the window, with what is open
  /// @param notice told what was done
  static TriageViewModel of(
      BackgroundRunner runner,
      ExplorerViewModel explorer,
      Surroundings around,
      int workers,
      Consumer<String> notice) {
    ConfigurationViewModel configuration = explorer.configuration();
    TriageViewModel made =
        new TriageViewModel(
            runner,
            explorer.session(),
            explorer.rows(),
            around,
            workers,
            new SavedWorkspace.Tell(notice, configuration::tell));
    configuration.through(made.whatIf()::choose);
    made.inQueue = () -> explorer.screenProperty().get() == Screen.TRIAGE;
    explorer
        .screenProperty()
        .addListener(
            (observed, before, now) -> {
              if (before == Screen.TRIAGE || now == Screen.TRIAGE) {
                made.whatIf.beside(now == Screen.TRIAGE);
              }
            });
    return made;
  }

  /// @param runner where work runs
  /// @param session what is open
  /// @param rows its rows
  /// @param around what the window finds around it
  /// @param workers number of threads that look for flips, >= 1
  /// @param tell told what was done and what went wrong
  TriageViewModel(
      BackgroundRunner runner,
      SessionViewModel session,
      RowsViewModel rows,
      Surroundings around,
      int workers,
      SavedWorkspace.Tell tell) {
    exportLane = runner.lane();
    this.session = session;
    context = new Context(rows, new UndoStack(), around, tell);
    flips = new FlipsViewModel(runner, session, rows, workers, tell.notice());
    this.runner = runner;
    RowFocus focus = RowFocus.selected(rows);
    advice = new AdviceViewModel(runner, session, focus, rows::marked, around.shell());
    selected = new RowTriage(focus, advice, this, rows, false);
    whatIf = new WhatIfViewModel(runner, session, flips, context);
    queue = new QueueViewModel(rows, whatIf, flips);
    marks = new MarksViewModel(rows, context.undo(), around.now());
    workspace = new WorkspaceViewModel(runner, session, marks, context);
    question =
        new MarkQuestion(
            () -> rows.selectedProperty().get() != null, tell.notice(), this::answered);
    rerun = new RerunViewModel(runner, session, marks, context, workers);
  }

  /// Waits for the letter of a mark, and says which there are.
  public void ask() {
    question.ask();
  }

  /// Takes the letter that [#ask] waits for.
  ///
  /// @param letter the typed character
  /// @return whether it was waited for
  public boolean answer(String letter) {
    return question.answer(letter);
  }

  private void answered(Optional<Mark> mark) {
    mark.ifPresentOrElse(this::mark, marks::unmark);
  }

  /// Marks the selected rows, or takes the mark away when the selected row has it already.
  void toggle(RowItem selected, Mark mark) {
    if (selected.row().extras().remark().mark().equals(mark.word())) {
      marks.unmark();
    } else {
      mark(mark);
    }
  }

  /// What is known and said of the row of figures.
  public RowTriage of(DrillDown figures) {
    if (!figures.pinned()) {
      return selected;
    }
    RowFocus focus = figures.focus();
    return new RowTriage(
        focus,
        new AdviceViewModel(
            runner,
            session,
            focus,
            () -> Optional.ofNullable(focus.item().getValue()).stream().toList(),
            context.around().shell()),
        this,
        context.rows(),
        true);
  }

  /// What is known and said of the selected rows.
  public RowTriage selected() {
    return selected;
  }

  /// Marks the selected rows; in the queue the next row without a mark follows.
  void mark(Mark mark) {
    marks.mark(mark);
    advance();
  }

  /// Marks the selected rows as the last ones were.
  public void repeat() {
    marks.repeat();
    advance();
  }

  private void advance() {
    if (inQueue.getAsBoolean()) {
      queue.moveToUnseen();
    }
  }

  /// A past moment in words.
  String when(Instant time) {
    return context.around().when().apply(time.getEpochSecond());
  }

  /// Goes one step back: waits for no letter any more, closes the report of a merge.
  ///
  /// @return whether there was a step
  boolean escape() {
    return question.cancel() || workspace.closeReport();
  }

  /// Asks where, and writes the triage: Markdown, CSV or JSON by the ending of the name.
  ///
  /// @param ending `md`, `csv` or `json`
  public void export(String ending) {
    context
        .around()
        .desk()
        .chooseTarget("Export the triage", "triage." + ending, List.of(ending))
        .ifPresent(this::export);
  }

  private void export(Path path) {
    OpenedRuns runs = session.runsProperty().get();
    Settings settings = session.settingsProperty().get();
    List<TableRow> rows = context.rows().items().stream().map(RowItem::row).toList();
    String name = FileName.last(path.toString());
    if (runs == null || rows.stream().anyMatch(row -> row.verdict().isEmpty())) {
      context.tell().notice().accept("The triage can be exported when all rows have a verdict");
      return;
    }
    exportLane
        .run(
            ticket -> {
              WriteTriage.write(path, runs, settings, rows);
              return true;
            })
        .onSuccess(done -> context.tell().notice().accept("Exported " + name))
        .onFailure(
            e ->
                context
                    .tell()
                    .message()
                    .accept(
                        new Message(
                            name + " cannot be written", List.of(String.valueOf(e.getMessage())))));
  }

  /// What can be taken back.
  public UndoStack undo() {
    return context.undo();
  }

  /// The nearest flips.
  public FlipsViewModel flips() {
    return flips;
  }

  /// Outlook and advice of the selected row.
  public AdviceViewModel advice() {
    return advice;
  }

  /// Marks and notes.
  public MarksViewModel marks() {
    return marks;
  }

  /// The workspace file.
  public WorkspaceViewModel workspace() {
    return workspace;
  }

  /// Trials of limits.
  public WhatIfViewModel whatIf() {
    return whatIf;
  }

  /// The rows to triage.
  public QueueViewModel queue() {
    return queue;
  }

  /// A pair that was measured again.
  public RerunViewModel rerun() {
    return rerun;
  }
}
