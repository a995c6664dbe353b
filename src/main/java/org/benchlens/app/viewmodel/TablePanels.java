package org.benchlens.app.viewmodel;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Which panels beside and over the table are open.
public final class TablePanels {
  /// Whether the facets are wanted.
  public enum Facets {
    /// Where there is room.
    WHERE_ROOM,
    /// Always.
    SHOWN,
    /// Never.
    HIDDEN
  }

  private final ReadOnlyObjectWrapper<Facets> facets =
      new ReadOnlyObjectWrapper<>(Facets.WHERE_ROOM);
  private final ReadOnlyBooleanWrapper columns = new ReadOnlyBooleanWrapper();

  TablePanels() {}

  /// Shows the facets, or hides them.
  ///
  /// @param shownNow whether they are in sight
  public void toggleFacets(boolean shownNow) {
    facets.set(shownNow ? Facets.HIDDEN : Facets.SHOWN);
  }

  /// Chooses when the facets are shown.
  public void facets(Facets wanted) {
    facets.set(wanted);
  }

  /// Opens the list of columns, or closes it.
  public void toggleColumns() {
    columns.set(!columns.get());
  }

  /// Closes the list of columns; false when it is not open.
  public boolean close() {
    boolean open = columns.get();
    columns.set(false);
    return open;
  }

  /// Whether the facets are wanted.
  public ReadOnlyObjectProperty<Facets> facetsProperty() {
    return facets.getReadOnlyProperty();
  }

  /// Whether the list of columns is open.
  public ReadOnlyBooleanProperty columnsProperty() {
    return columns.getReadOnlyProperty();
  }
}
