package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.control.SkinBase;
import org.jspecify.annotations.Nullable;

/// Lays the painted cells of a line out, and the heading of a group over them. There are no nodes
/// for cells; a screen reader that asks for one gets it.
final class LineRowSkin extends SkinBase<LineRow> {
  private static final double HEIGHT = 26;

  private final LineRow row;
  private final LineSheet sheet;
  private final List<SpokenCell> spoken = new ArrayList<>();

  LineRowSkin(LineRow row, LineSheet sheet) {
    super(row);
    this.row = row;
    this.sheet = sheet;
    consumeMouseEvents(false);
    getChildren().setAll(row.cells(), row.pinned());
    registerInvalidationListener(sheet.revisionProperty(), change -> row.requestLayout());
  }

  @Override
  protected void layoutChildren(double x, double y, double width, double height) {
    double pinnedWidth = sheet.pinnedWidth();
    double sight = Math.max(0, sheet.sight() - pinnedWidth);
    row.cells().resizeRelocate(sheet.x() + pinnedWidth, 0, sight, height);
    row.pinned().setVisible(pinnedWidth > 0);
    row.pinned().resizeRelocate(sheet.x(), 0, pinnedWidth, height);
    GroupHeading heading = row.heading();
    if (heading != null) {
      if (!getChildren().contains(heading)) {
        getChildren().add(heading);
      }
      heading.resizeRelocate(sheet.x(), 0, sheet.sight(), height);
    }
  }

  @Override
  protected double computePrefWidth(
      double height, double top, double right, double bottom, double left) {
    return sheet.width();
  }

  @Override
  protected double computePrefHeight(
      double width, double top, double right, double bottom, double left) {
    return HEIGHT;
  }

  @Override
  public @Nullable Object queryAccessibleAttribute(
      AccessibleAttribute attribute, Object... parameters) {
    return switch (attribute) {
      case CELL_AT_ROW_COLUMN -> spoken((Integer) parameters[1]);
      case FOCUS_ITEM -> {
        var focus = row.getTableView().getFocusModel().getFocusedCell();
        yield focus.getRow() == row.getIndex() ? spoken(focus.getColumn()) : null;
      }
      default -> super.queryAccessibleAttribute(attribute, parameters);
    };
  }

  private @Nullable Node spoken(int column) {
    if (column < 0 || column >= sheet.columns().size()) {
      return null;
    }
    while (spoken.size() <= column) {
      SpokenCell cell = new SpokenCell(row, spoken.size());
      spoken.add(cell);
      getChildren().add(cell);
    }
    LineSheet.Column place = sheet.columns().get(column);
    SpokenCell cell = spoken.get(column);
    cell.resizeRelocate(place.left(), 0, place.width(), row.getHeight());
    return cell;
  }
}
