package org.benchlens.app.viewmodel.nupp;

import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.benchlens.app.task.Lane;
import org.benchlens.app.viewmodel.Desk;
import org.benchlens.present.advice.ShellQuoting;
import org.benchlens.present.figure.Drawing;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.nupp.BenchmarkDetail;
import org.benchlens.present.nupp.PageMarks;
import org.benchlens.present.nupp.RecordPage;
import org.benchlens.present.screen.RecordTab;
import org.benchlens.workflow.SaveRecord;
import org.jspecify.annotations.Nullable;

/// What of the records can be copied and saved.
public final class RecordExports {
  private final Lane lane;
  private final Desk desk;
  private final RecordsViewModel records;
  private final ReadOnlyStringWrapper state = new ReadOnlyStringWrapper("");

  /// @param lane where files are written
  RecordExports(Lane lane, Desk desk, RecordsViewModel records) {
    this.lane = lane;
    this.desk = desk;
    this.records = records;
  }

  /// The command that prints what a tab shows; empty when there is none.
  public static String command(@Nullable RecordTab tab) {
    return tab == null || tab.head().command().isEmpty()
        ? ""
        : ShellQuoting.SH.line(tab.head().command()).orElse("");
  }

  /// Copies the command that prints the same.
  public void copyCommand() {
    copy(command(records.tabProperty().get()), "Copied the command.");
  }

  /// Copies the reasons of the chosen benchmark, or the whole page when none is chosen.
  public void copyMarkdown() {
    BenchmarkDetail detail = records.plots().detailProperty().get();
    if (detail == null) {
      copyPage();
    } else {
      copy(detail.markdown(), "Copied the reasons as Markdown.");
    }
  }

  /// Copies the page as Markdown.
  public void copyPage() {
    RecordTab tab = records.tabProperty().get();
    if (tab != null) {
      copy(SaveRecord.markdown(page(tab)), "Copied the page as Markdown.");
    }
  }

  /// The page, with the columns mark and note when anything was said.
  private RecordPage page(RecordTab tab) {
    RecordMarks marks = records.marks();
    return marks.open() && !marks.workspace().rows().isEmpty()
        ? PageMarks.with(tab.page(), marks::remark)
        : tab.page();
  }

  private void copy(String text, String said) {
    if (!text.isEmpty()) {
      desk.copy(text);
      state.set(said);
    }
  }

  /// Asks where, and saves the page.
  public void savePage() {
    RecordTab tab = records.tabProperty().get();
    if (tab == null) {
      return;
    }
    RecordPage page = page(tab);
    desk.chooseTarget("Save the page", tab.page().kind() + ".md", SaveRecord.PAGE_ENDINGS)
        .ifPresent(
            file ->
                save(
                    file,
                    () -> {
                      SaveRecord.page(file, page);
                      return file;
                    }));
  }

  /// Asks where, and saves the figure.
  ///
  /// @param palette its colours
  public void saveFigure(Palette palette) {
    Figure figure = records.plots().figureProperty().get();
    if (figure == null || figure.notice().isPresent()) {
      records.fail("There is no figure to save.");
      return;
    }
    Drawing drawing = SaveRecord.drawing(figure, Optional.empty(), palette);
    desk.chooseTarget("Save the figure", figure.kind().word() + ".png", SaveRecord.FIGURE_ENDINGS)
        .ifPresent(
            file ->
                save(
                    file,
                    () -> {
                      SaveRecord.figure(file, drawing);
                      return file;
                    }));
  }

  private interface Saving {
    Path save() throws Exception;
  }

  private void save(Path file, Saving saving) {
    lane.run(ticket -> saving.save())
        .onSuccess(saved -> state.set("Saved " + file.getFileName() + "."))
        .onFailure(exception -> records.fail(exception.getMessage()));
  }

  /// Says what was done.
  void say(String done) {
    state.set(done);
  }

  /// What was done last, for the last line of the window.
  public ReadOnlyStringProperty stateProperty() {
    return state.getReadOnlyProperty();
  }
}
