package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.compare.Settings;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.present.table.ColumnPlan;
import org.benchlens.present.table.TableForm;
import org.benchlens.workflow.Finished;
import org.benchlens.workflow.OpenedRuns;
import org.benchlens.workflow.SaveTable;
import org.benchlens.workflow.SaveTrouble;

/// Saves the table as it is shown: its columns in their order, the rows that the filter lets
/// through.
public final class TableFileViewModel {
  private final Lane work;
  private final Desk desk;
  private final RowsViewModel rows;
  private final SessionViewModel session;
  private final Consumer<String> notice;

  /// @param notice told what was done, or why it was not
  TableFileViewModel(
      BackgroundRunner runner,
      Desk desk,
      RowsViewModel rows,
      SessionViewModel session,
      Consumer<String> notice) {
    this.work = runner.lane();
    this.desk = desk;
    this.rows = rows;
    this.session = session;
    this.notice = notice;
  }

  /// Asks for a file and writes it off the UI thread.
  public void save(TableForm form) {
    OpenedRuns runs = session.runsProperty().get();
    if (runs == null || session.phaseProperty().get() != Phase.READY) {
      notice.accept("The table can be saved once all rows are decided.");
      return;
    }
    Settings settings = session.settingsProperty().get();
    List<Decision> decisions = new ArrayList<>();
    rows.items().forEach(item -> item.row().verdict().ifPresent(decisions::add));
    List<MatchedRow> shown = rows.passing().stream().map(item -> item.row().matched()).toList();
    ColumnPlan plan = plan();
    desk.chooseTarget("Save the table", "comparison." + form.ending(), List.of(form.ending()))
        .ifPresent(
            file ->
                write(
                    file,
                    form,
                    () ->
                        new SaveTable(
                            new Finished(runs, runs.comparison(settings, decisions), List.of()),
                            plan,
                            shown)));
  }

  private void write(Path file, TableForm form, Supplier<SaveTable> table) {
    work.run(
            ticket -> {
              table.get().write(file, form);
              return file;
            })
        .onSuccess(written -> notice.accept("Saved " + written))
        .onFailure(exception -> notice.accept(SaveTrouble.of(exception)));
  }

  /// The columns on the screen, as the same columns of the command line.
  private ColumnPlan plan() {
    List<ColumnPlan.Entry> entries = new ArrayList<>();
    for (ScreenColumn column : rows.lookProperty().get().columns()) {
      ColumnPlan.Entry.named(column.id()).ifPresent(entries::add);
    }
    return new ColumnPlan(entries);
  }
}
