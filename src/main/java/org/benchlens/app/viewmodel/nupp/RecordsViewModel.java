package org.benchlens.app.viewmodel.nupp;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.nupp.BenchmarkDetail;
import org.benchlens.present.nupp.PageCell;
import org.benchlens.present.screen.RecordTab;
import org.benchlens.present.table.ExportValue;
import org.benchlens.workflow.OpenRecords;
import org.jspecify.annotations.Nullable;

/// What is open of `nupp bench`: tabs, the chosen one, the chosen benchmark with its reasons and
/// figures. A margin is asked for and never assumed: verdicts of two records appear once it is
/// given.
public final class RecordsViewModel {
  private final Lane reading;
  private final Lane drawing;
  private final List<Path> files;
  private final OpenRecords records = new OpenRecords();
  private final ReadOnlyObjectWrapper<List<RecordTab>> tabs =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<@Nullable RecordTab> tab = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable BenchmarkDetail> detail =
      new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<List<Figure>> figures =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyStringWrapper fault = new ReadOnlyStringWrapper("");
  private @Nullable BenchmarkId selected;

  /// @param runner where files are read and figures are made
  /// @param files one document, or the baseline and the candidate
  public RecordsViewModel(BackgroundRunner runner, List<Path> files) {
    this.reading = runner.lane();
    this.drawing = runner.lane();
    this.files = List.copyOf(files);
  }

  /// Reads the files, with a margin for the verdicts of two records.
  ///
  /// @param percent what was typed; empty for none
  public void open(String percent) {
    OptionalDouble margin = MarginText.ratio(percent);
    if (!percent.isBlank() && margin.isEmpty()) {
      fault.set("The margin is a number of percent above 0.");
      return;
    }
    fault.set("");
    reading
        .run(ticket -> records.open(files, margin))
        .onSuccess(this::show)
        .onFailure(exception -> fault.set(String.valueOf(exception.getMessage())));
  }

  private void show(List<RecordTab> opened) {
    RecordTab before = tab.get();
    int index = before == null ? 0 : Math.max(0, tabs.get().indexOf(before));
    tabs.set(List.copyOf(opened));
    choose(opened.get(Math.min(index, opened.size() - 1)));
  }

  /// Looks at another tab; the benchmark stays chosen.
  public void choose(RecordTab next) {
    tab.set(next);
    select(selected);
  }

  /// Chooses the benchmark of a table's row; a row of something else chooses none.
  ///
  /// @param row cells of the main table; empty for none
  public void selectRow(List<PageCell> row) {
    select(row.isEmpty() ? null : id(row.getFirst()));
  }

  private void select(@Nullable BenchmarkId id) {
    RecordTab shown = tab.get();
    selected = id;
    if (shown == null) {
      return;
    }
    if (id == null) {
      drawing.cancel();
      detail.set(null);
      figures.set(shown.overview());
      return;
    }
    detail.set(shown.detail().apply(id).orElse(null));
    drawing
        .run(ticket -> shown.figures().apply(id))
        .onSuccess(figures::set)
        .onFailure(exception -> fault.set(String.valueOf(exception.getMessage())));
  }

  private static @Nullable BenchmarkId id(PageCell cell) {
    return cell.values().size() == 2
            && cell.values().get(0) instanceof ExportValue.Text(String file)
            && cell.values().get(1) instanceof ExportValue.Text(String name)
        ? new BenchmarkId(file, name)
        : null;
  }

  /// The ways to look at what is open; none before it is read.
  public ReadOnlyObjectProperty<List<RecordTab>> tabsProperty() {
    return tabs.getReadOnlyProperty();
  }

  /// The chosen one, null before anything is read.
  public ReadOnlyObjectProperty<@Nullable RecordTab> tabProperty() {
    return tab.getReadOnlyProperty();
  }

  /// What is to say about the chosen benchmark, null for none.
  public ReadOnlyObjectProperty<@Nullable BenchmarkDetail> detailProperty() {
    return detail.getReadOnlyProperty();
  }

  /// Figures of the chosen benchmark, or of all of them.
  public ReadOnlyObjectProperty<List<Figure>> figuresProperty() {
    return figures.getReadOnlyProperty();
  }

  /// What went wrong, empty for nothing.
  public ReadOnlyStringProperty faultProperty() {
    return fault.getReadOnlyProperty();
  }
}
