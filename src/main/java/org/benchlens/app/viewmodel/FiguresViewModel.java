package org.benchlens.app.viewmodel;

import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.benchlens.present.figure.FigureKind;

/// Where figures are shown: in the window, in a window of their own, and pinned ones beside that.
public final class FiguresViewModel {
  private final ReadOnlyObjectWrapper<Screen> screen;
  private final RowsViewModel rows;
  private final DrillDown main;
  private final ReadOnlyBooleanWrapper floating = new ReadOnlyBooleanWrapper();
  private final ReadOnlyIntegerWrapper raised = new ReadOnlyIntegerWrapper();
  private final ObservableList<DrillDown> pins = FXCollections.observableArrayList();

  /// @param screen the screen of the window
  /// @param rows where the row is selected
  /// @param session what is open
  /// @param main the figures of the selected row
  FiguresViewModel(
      ReadOnlyObjectWrapper<Screen> screen,
      RowsViewModel rows,
      SessionViewModel session,
      DrillDown main) {
    this.screen = screen;
    this.rows = rows;
    this.main = main;
    screen.addListener((observed, before, now) -> follow());
    floating.addListener((observed, before, now) -> follow());
    // Rows of files that are no longer open cannot be drawn anew.
    session
        .runsProperty()
        .addListener((observed, before, now) -> List.copyOf(pins).forEach(this::unpin));
  }

  private void follow() {
    main.plots().open(screen.get() == Screen.DRILL_DOWN || floating.get());
  }

  /// The figures of the selected row.
  public DrillDown main() {
    return main;
  }

  /// Opens the figures of the selected row.
  public void drillDown() {
    if (floating.get()) {
      raised.set(raised.get() + 1);
    } else if (screen.get() != Screen.DRILL_DOWN && rows.selectedProperty().get() != null) {
      screen.set(Screen.DRILL_DOWN);
    }
  }

  /// Opens the figures of the selected row with given ones only.
  public void drillDown(List<FigureKind> figures) {
    main.plots().figures().show(figures);
    drillDown();
  }

  /// Shows one figure of the selected row; a second time, and it is gone again unless it is the
  /// last. From the table, opens the figures with it among them.
  public void toggle(FigureKind kind) {
    if (inSight()) {
      main.plots().figures().toggle(kind);
    } else if (rows.selectedProperty().get() != null) {
      main.plots().figures().add(kind);
      drillDown();
    }
  }

  /// Shows the figure that fits the row, or again those shown before.
  public void toggleAutomatic() {
    if (inSight()) {
      main.plots().figures().toggleAutomatic();
    } else if (rows.selectedProperty().get() != null) {
      main.plots().figures().showFitting();
      drillDown();
    }
  }

  private boolean inSight() {
    return screen.get() == Screen.DRILL_DOWN || floating.get();
  }

  /// Moves the figures into a window of their own, or back; the selected row leads them.
  public void floatFigures(boolean apart) {
    if (apart && screen.get() == Screen.DRILL_DOWN) {
      screen.set(Screen.TABLE);
    }
    floating.set(apart);
  }

  /// Moves the figures into a window of their own, or back into this one.
  public void toggleFloating() {
    if (floating.get()) {
      floatFigures(false);
      drillDown();
    } else if (rows.selectedProperty().get() != null) {
      floatFigures(true);
    }
  }

  /// Keeps the figures of the selected row in a window of their own while the selection goes on.
  public void pin() {
    RowItem item = rows.selectedProperty().get();
    if (item != null) {
      RowFocus focus = RowFocus.on(item, rows);
      pins.add(new DrillDown(focus, new SelectionViewModel(focus), main.plots().of(focus), true));
    }
  }

  /// Closes pinned figures.
  public void unpin(DrillDown pinned) {
    if (pins.remove(pinned)) {
      pinned.focus().release();
    }
  }

  /// The pinned figures; changed by [#pin] and [#unpin] only.
  public ObservableList<DrillDown> pins() {
    return FXCollections.unmodifiableObservableList(pins);
  }

  /// Whether the figures have a window of their own.
  public ReadOnlyBooleanProperty floatingProperty() {
    return floating.getReadOnlyProperty();
  }

  /// Changes whenever that window is to come to the front.
  public ReadOnlyIntegerProperty raisedProperty() {
    return raised.getReadOnlyProperty();
  }
}
