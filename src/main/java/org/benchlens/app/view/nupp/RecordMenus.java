package org.benchlens.app.view.nupp;

import java.util.List;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.benchlens.app.view.ChoiceMenu;
import org.benchlens.app.view.MarkLetter;
import org.benchlens.app.view.Menus;
import org.benchlens.app.view.Panes;
import org.benchlens.app.viewmodel.AboutViewModel;
import org.benchlens.app.viewmodel.Appearance;
import org.benchlens.app.viewmodel.MarkWord;
import org.benchlens.app.viewmodel.SavedWorkspace;
import org.benchlens.app.viewmodel.nupp.RecordMarks;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.RecordFigureKind;

/// The menus: every action, with its key.
final class RecordMenus {
  private static final double WIDTH = 300;

  private final RecordsViewModel records;
  private final Panes panes;
  private final RecordsView.Around around;
  private final Supplier<Palette> palette;

  RecordMenus(
      RecordsViewModel records, Panes panes, RecordsView.Around around, Supplier<Palette> palette) {
    this.records = records;
    this.panes = panes;
    this.around = around;
    this.palette = palette;
  }

  MenuBar bar() {
    return new MenuBar(file(), view(), triage(), export(), help());
  }

  private ObservableValue<Boolean> nothing() {
    return records.tabProperty().map(tab -> false).orElse(true);
  }

  private Menu file() {
    MenuItem second = item("Record to compare with…", "Ctrl Shift O", records::chooseSecond);
    MenuItem swap = item("Exchange reference and compare", "", records::swap);
    MenuItem history = item("Open history…", "Ctrl H", records::chooseHistory);
    second.disableProperty().bind(nothing());
    history.disableProperty().bind(nothing());
    swap.disableProperty().bind(records.filesProperty().map(files -> files.size() != 2));
    return new Menu(
        "File",
        null,
        item("Open record, history or workspace…", "Ctrl O", records::chooseFile),
        second,
        history,
        swap,
        new SeparatorMenuItem(),
        item("Close window", "Ctrl W", records::close),
        item("Quit", "Ctrl Q", around.quit()));
  }

  private Menu view() {
    Appearance appearance = around.appearance();
    Menu view =
        new Menu("View", null, item("Next tab", "T", records::nextTab), new SeparatorMenuItem());
    for (RecordFigureKind kind : RecordFigureKind.values()) {
      MenuItem one =
          item(kind.title(), Integer.toString(kind.key()), () -> records.plots().show(kind));
      one.disableProperty()
          .bind(records.plots().kindsProperty().map(kinds -> !kinds.contains(kind)));
      view.getItems().add(one);
    }
    view.getItems()
        .addAll(
            new SeparatorMenuItem(),
            item("Next row", "J", () -> records.rows().move(1)),
            item("Previous row", "K", () -> records.rows().move(-1)),
            item("Filter", "/", panes::filter),
            item("Clear filter", "Esc", records::escape),
            item("Next pane", "F6", panes::next),
            new SeparatorMenuItem(),
            item("Larger text", "Ctrl +", () -> appearance.resize(1)),
            item("Smaller text", "Ctrl -", () -> appearance.resize(-1)),
            item("Normal text", "Ctrl 0", () -> appearance.size(100)),
            ChoiceMenu.of(
                "Theme",
                Appearance.THEMES,
                word -> word.equals("system") ? "follow the system" : word,
                appearance.themeProperty(),
                appearance::choose));
    return view;
  }

  private Menu triage() {
    RecordMarks marks = records.marks();
    Menu mark = new Menu("Mark");
    for (String word : MarkWord.all()) {
      mark.getItems().add(item(word, "M " + MarkLetter.of(word), () -> marks.set(word)));
    }
    mark.getItems().addAll(new SeparatorMenuItem(), item("No mark", "M x", marks::unmark));
    MenuItem repeat = item("Repeat the mark", ".", marks::repeat);
    MenuItem note = item("Write a note", "Ctrl M", panes::write);
    ObservableValue<Boolean> nobody = marks.selected().map(row -> false).orElse(true);
    List.of(mark, repeat, note).forEach(one -> one.disableProperty().bind(nobody));
    MenuItem undo = item("Undo", "Ctrl Z", marks.undo()::undo);
    undo.disableProperty().bind(marks.undo().undoProperty().isEmpty());
    MenuItem redo = item("Redo", "Ctrl Y", marks.undo()::redo);
    redo.disableProperty().bind(marks.undo().redoProperty().isEmpty());
    SavedWorkspace file = records.workspace().file();
    MenuItem save = item("Save workspace", "Ctrl S", file::save);
    MenuItem saveAs = item("Save workspace as\u2026", "", file::saveAs);
    MenuItem merge = item("Merge workspace\u2026", "", file::merge);
    List.of(save, saveAs, merge).forEach(one -> one.disableProperty().bind(nothing()));
    return new Menu(
        "Triage",
        null,
        mark,
        repeat,
        note,
        undo,
        redo,
        new SeparatorMenuItem(),
        item("Open workspace\u2026", "", records.workspace()::open),
        save,
        saveAs,
        merge);
  }

  private Menu export() {
    Menu export =
        new Menu(
            "Export",
            null,
            item("Copy command", "C", records.exports()::copyCommand),
            item("Copy reasons as Markdown", "Shift C", records.exports()::copyMarkdown),
            item("Copy page as Markdown", "", records.exports()::copyPage),
            new SeparatorMenuItem(),
            item(
                "Save page as Markdown, CSV, JSON or HTML…",
                "Ctrl Shift E",
                records.exports()::savePage),
            item(
                "Save figure as PNG, SVG, PDF or CSV…",
                "Ctrl E",
                () -> records.exports().saveFigure(palette.get())));
    export.getItems().forEach(one -> one.disableProperty().bind(nothing()));
    return export;
  }

  private Menu help() {
    AboutViewModel about = around.about();
    return new Menu(
        "Help",
        null,
        item("Keys", "F1", records::toggleHelp),
        item("Records of nupp bench", "", around.manual()::toggle),
        item("About Benchlens", "", about::toggle));
  }

  private static MenuItem item(String text, String key, Runnable action) {
    return Menus.item(text, key, WIDTH, action);
  }
}
