package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.present.figure.Drawing;
import org.benchlens.present.figure.FigureKind;
import org.benchlens.workflow.Pixels;
import org.benchlens.workflow.PlotFile;
import org.benchlens.workflow.SaveTrouble;
import org.jspecify.annotations.Nullable;

/// The export: one of the figures of the selected row, or a chart of all rows, into a file or onto
/// the clipboard. All of it is drawn and written off the UI thread.
public final class ExportViewModel {
  private static final double PREVIEW_WIDTH = 560;
  private static final int MOST_ROWS = 800;

  private final Lane preview;
  private final Lane work;
  private final Desk desk;
  private final ExplorerViewModel explorer;
  private final Consumer<String> notice;
  private final ReadOnlyObjectWrapper<@Nullable Subject> subject = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<ExportLook> look =
      new ReadOnlyObjectWrapper<>(ExportLook.FIRST);
  private final ReadOnlyObjectWrapper<@Nullable Picture> picture = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Path> asked = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper("");
  private final ReadOnlyObjectWrapper<List<Subject>> subjects =
      new ReadOnlyObjectWrapper<>(List.of());

  /// @param runner where files are written
  /// @param desk where files are chosen and the clipboard is
  /// @param explorer what is shown
  /// @param notice told what was done
  ExportViewModel(
      BackgroundRunner runner, Desk desk, ExplorerViewModel explorer, Consumer<String> notice) {
    this.preview = runner.lane();
    this.work = runner.lane();
    this.desk = desk;
    this.explorer = explorer;
    this.notice = notice;
  }

  /// Opens the export with the first figure that is shown, or the chart that is.
  public void open() {
    Subject chart = explorer.chart().subjectProperty().get();
    Plots plots = explorer.plots().plotsProperty().get();
    if (chart == null && plots == null) {
      return;
    }
    look.set(look.get().dark(explorer.darkProperty().get()));
    collect();
    if (chart != null) {
      choose(chart);
    } else if (plots != null) {
      List<Panel> panels = explorer.plots().shown(plots);
      Panel first = panels.isEmpty() ? plots.fitting() : panels.getFirst();
      choose(new Subject.OfRow(first.kind()));
    }
  }

  /// Closes it.
  ///
  /// @return whether it was open
  public boolean close() {
    boolean open = subject.get() != null;
    preview.cancel();
    subject.set(null);
    picture.set(null);
    asked.set(null);
    trouble.set("");
    return open;
  }

  private void collect() {
    RowCharts charts = charts();
    boolean row = explorer.plots().plotsProperty().get() != null;
    work.run(ticket -> charts.axes())
        .onSuccess(
            axes -> {
              List<Subject> all = new ArrayList<>();
              if (row) {
                Arrays.stream(FigureKind.values()).map(Subject.OfRow::new).forEach(all::add);
              }
              all.add(new Subject.Changes());
              all.addAll(axes);
              subjects.set(all);
            });
  }

  /// Exports something else.
  public void choose(Subject other) {
    subject.set(other);
    draw();
  }

  /// Exports it in another way.
  public void look(ExportLook other) {
    look.set(other);
    draw();
  }

  private void draw() {
    Subject wanted = subject.get();
    asked.set(null);
    trouble.set("");
    if (wanted == null) {
      return;
    }
    ExportDrawing drawing = now();
    ExportLook how = look.get();
    preview
        .run(ticket -> drawing.draw(wanted, how).map(ExportViewModel::small))
        .onSuccess(
            drawn -> {
              picture.set(drawn.orElse(null));
              trouble.set(drawn.isPresent() ? "" : "There is nothing to draw.");
            })
        .onFailure(this::failed);
  }

  /// Of a tall chart only the upper end.
  private static Picture small(Drawing drawing) {
    double scale = Math.min(1, PREVIEW_WIDTH / drawing.width());
    return new Picture(Pixels.of(drawing, scale, 0, MOST_ROWS));
  }

  private RowCharts charts() {
    return RowCharts.of(explorer.rows(), explorer.session().settingsProperty().get());
  }

  private ExportDrawing now() {
    Plots plots = explorer.plots().plotsProperty().get();
    return new ExportDrawing(
        Optional.ofNullable(plots)
            .flatMap(
                shown ->
                    explorer
                        .plots()
                        .values()
                        .map(
                            values ->
                                new ExportDrawing.Row(
                                    shown.item(),
                                    shown.row(),
                                    values,
                                    shown.quantity(),
                                    shown.scale(),
                                    shown.density()))),
        charts());
  }

  /// Asks for a file and writes it. A name without the ending of the format gets it.
  public void save() {
    Subject wanted = subject.get();
    if (wanted == null) {
      return;
    }
    String ending = look.get().ending();
    String name = wanted.title().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    desk.chooseTarget("Save " + wanted.title(), name + "." + ending, List.of(ending))
        .ifPresent(chosen -> save(chosen, ending));
  }

  private void save(Path chosen, String ending) {
    if (PlotFile.writable(chosen.toString())) {
      // The dialog has asked about a file that exists.
      write(chosen, true);
      return;
    }
    Path whole = chosen.resolveSibling(chosen.getFileName() + "." + ending);
    if (PlotFile.exists(whole)) {
      asked.set(whole);
    } else {
      write(whole, false);
    }
  }

  /// Replaces the file that was asked about.
  public void replace() {
    Path file = asked.get();
    if (file != null) {
      asked.set(null);
      write(file, true);
    }
  }

  private void write(Path file, boolean overwrite) {
    Subject wanted = subject.get();
    if (wanted == null) {
      return;
    }
    ExportDrawing drawing = now();
    ExportLook how = look.get();
    work.run(
            ticket -> {
              PlotFile.write(file, overwrite, drawn(drawing, wanted, how), how.scale());
              return file;
            })
        .onSuccess(
            written -> {
              close();
              notice.accept("Saved " + written);
            })
        .onFailure(this::failed);
  }

  /// Puts the picture onto the clipboard.
  public void copyPicture() {
    Subject wanted = subject.get();
    if (wanted == null) {
      return;
    }
    ExportDrawing drawing = now();
    ExportLook how = look.get();
    work.run(ticket -> PlotFile.png(drawn(drawing, wanted, how), how.scale()))
        .onSuccess(
            png -> {
              desk.copyPicture(png);
              close();
              notice.accept("Picture copied");
            })
        .onFailure(this::failed);
  }

  private static Drawing drawn(ExportDrawing drawing, Subject subject, ExportLook look) {
    return drawing
        .draw(subject, look)
        .orElseThrow(() -> new IllegalStateException("there is nothing to draw"));
  }

  private void failed(Exception exception) {
    trouble.set(SaveTrouble.of(exception));
  }

  /// What is exported; null while the export is closed.
  public ReadOnlyObjectProperty<@Nullable Subject> subjectProperty() {
    return subject.getReadOnlyProperty();
  }

  /// What can be exported.
  public ReadOnlyObjectProperty<List<Subject>> subjectsProperty() {
    return subjects.getReadOnlyProperty();
  }

  /// How.
  public ReadOnlyObjectProperty<ExportLook> lookProperty() {
    return look.getReadOnlyProperty();
  }

  /// What it will look like, small; null while it is drawn.
  public ReadOnlyObjectProperty<@Nullable Picture> pictureProperty() {
    return picture.getReadOnlyProperty();
  }

  /// The file that exists and is asked about; null for none.
  public ReadOnlyObjectProperty<@Nullable Path> askedProperty() {
    return asked.getReadOnlyProperty();
  }

  /// What went wrong, as a sentence; empty for nothing.
  public ReadOnlyStringProperty troubleProperty() {
    return trouble.getReadOnlyProperty();
  }
}
