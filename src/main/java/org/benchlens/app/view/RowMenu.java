package org.benchlens.app.view;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.ContextMenuEvent;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.FacetView;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.present.filter.Facet;
import org.jspecify.annotations.Nullable;

/// The menu of a row: copy it, or filter by what a cell shows.
final class RowMenu {
  private final ExplorerViewModel explorer;

  RowMenu(ExplorerViewModel explorer) {
    this.explorer = explorer;
  }

  /// Opens it over the cell that was hit, if one was.
  void requested(ContextMenuEvent event) {
    LineRow line = line(event.getTarget());
    if (line != null && line.getItem() instanceof RowItem item) {
      ScreenColumn column = line.column(event);
      if (column != null) {
        show(line, column, item, event);
      }
    }
  }

  private void show(LineRow line, ScreenColumn column, RowItem item, ContextMenuEvent event) {
    ContextMenu menu = new ContextMenu();
    List<RowItem> marked = explorer.rows().marked();
    menu.getItems()
        .addAll(
            item("Copy cell", () -> explorer.copies().cell(item, column)),
            item(
                marked.size() > 1 ? "Copy " + marked.size() + " rows" : "Copy row",
                () -> explorer.copies().rows(marked)),
            item("Copy row as Markdown", explorer.copies()::row));
    filtering(column, item)
        .ifPresent(only -> menu.getItems().addAll(new SeparatorMenuItem(), only));
    menu.show(line, event.getScreenX(), event.getScreenY());
  }

  private Optional<MenuItem> filtering(ScreenColumn column, RowItem item) {
    for (FacetView view : explorer.rows().lookProperty().get().facets()) {
      if (about(view.facet(), column)) {
        String text = column.text(item.row());
        List<Facet.Value> values = view.facet().values();
        for (int i = 0; i < values.size(); i++) {
          int position = i;
          if (values.get(i).shown().text().equals(text)) {
            String verb = view.picked().contains(i) ? "Filter no longer by " : "Filter by ";
            return Optional.of(
                item(
                    verb + view.facet().title() + " " + text,
                    () -> explorer.rows().pick(view.facet(), position)));
          }
        }
      }
    }
    return Optional.empty();
  }

  private static boolean about(Facet facet, ScreenColumn column) {
    return switch (facet.kind()) {
      case STATUS -> column.id().equals("status");
      case REASON -> column.id().equals("reason");
      case BENCHMARK -> column.id().equals("benchmark");
      case DEVICE, MARK -> false;
      case AXIS ->
          facet.others().contains(column.id().replaceFirst("^axis:", ""))
              && column.id().startsWith("axis:");
    };
  }

  private static MenuItem item(String text, Runnable action) {
    MenuItem item = new MenuItem(text);
    item.setOnAction(event -> action.run());
    return item;
  }

  /// The line that was hit; null when none was.
  static @Nullable LineRow line(@Nullable Object target) {
    Node at = target instanceof Node node ? node : null;
    while (at != null && !(at instanceof LineRow)) {
      at = at.getParent();
    }
    return at instanceof LineRow line ? line : null;
  }
}
