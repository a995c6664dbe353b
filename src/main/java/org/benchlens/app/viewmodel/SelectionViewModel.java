package org.benchlens.app.viewmodel;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The selected row in words: its name, and why it has its verdict.
public final class SelectionViewModel {
  private final RowsViewModel rows;
  private final ReadOnlyObjectWrapper<@Nullable RowName> name = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Why> why = new ReadOnlyObjectWrapper<>();
  private @Nullable RowItem described;
  private int revision;

  /// @param rows where the row is selected
  public SelectionViewModel(RowsViewModel rows) {
    this.rows = rows;
    rows.selectedProperty().addListener(change -> describe());
    rows.changedProperty().addListener(change -> describe());
  }

  private void describe() {
    RowItem item = rows.selectedProperty().get();
    if (item == null) {
      described = null;
      name.set(null);
      why.set(null);
    } else if (item != described || item.revision() != revision) {
      described = item;
      revision = item.revision();
      RowName now = RowName.of(item.row());
      if (!now.equals(name.get())) {
        name.set(now);
      }
      why.set(item.row().verdict().map(decision -> Why.of(item, decision)).orElse(null));
    }
  }

  /// The name of the selected row, null without one.
  public ReadOnlyObjectProperty<@Nullable RowName> nameProperty() {
    return name.getReadOnlyProperty();
  }

  /// Why it has its verdict; null without a row or a verdict.
  public ReadOnlyObjectProperty<@Nullable Why> whyProperty() {
    return why.getReadOnlyProperty();
  }
}
