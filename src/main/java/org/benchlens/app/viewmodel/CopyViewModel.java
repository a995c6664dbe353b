package org.benchlens.app.viewmodel;

import java.util.List;
import java.util.function.Consumer;

/// What goes to the clipboard: the command, rows, cells, what is known of a failure.
public final class CopyViewModel {
  private final Desk desk;
  private final ExplorerViewModel explorer;
  private final Consumer<String> notice;

  /// @param desk where the clipboard is
  /// @param explorer whose rows and command
  /// @param notice told what was copied
  CopyViewModel(Desk desk, ExplorerViewModel explorer, Consumer<String> notice) {
    this.desk = desk;
    this.explorer = explorer;
    this.notice = notice;
  }

  /// The compare command.
  public void command() {
    command(explorer.commandProperty().get());
  }

  /// A command.
  public void command(String text) {
    if (!text.isEmpty()) {
      copy(text, "Command copied");
    }
  }

  /// The selected row as a Markdown table.
  public void row() {
    RowItem item = explorer.rows().selectedProperty().get();
    if (item != null) {
      copy(
          RowMarkdown.of(item.row(), explorer.rows().modeProperty().get()),
          "Row copied as Markdown");
    }
  }

  /// Rows as the table shows them, with tabs between the cells.
  public void rows(List<RowItem> items) {
    if (!items.isEmpty()) {
      copy(
          ClipboardText.of(explorer.rows().lookProperty().get().columns(), items),
          items.size() == 1 ? "Row copied" : items.size() + " rows copied");
    }
  }

  /// The marked rows.
  public void marked() {
    rows(explorer.rows().marked());
  }

  /// A cell.
  public void cell(RowItem item, ScreenColumn column) {
    copy(ClipboardText.cell(column.text(item.row())), "Cell copied");
  }

  /// What is known of a failure.
  public void details() {
    Failure failure = explorer.session().failureProperty().get();
    if (failure != null) {
      copy(failure.details(), "Details copied");
    }
  }

  private void copy(String text, String done) {
    desk.copy(text);
    notice.accept(done);
  }
}
