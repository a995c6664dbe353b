package org.benchlens.app.view;

import java.util.List;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAttribute;
import javafx.scene.control.Skin;
import javafx.scene.control.TableRow;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.benchlens.app.control.PaintedStrip;
import org.benchlens.app.viewmodel.ColumnLook;
import org.benchlens.app.viewmodel.GroupLine;
import org.benchlens.app.viewmodel.GroupView;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.app.viewmodel.TableLine;
import org.benchlens.compare.Settings;
import org.benchlens.present.figure.Box;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.Role;
import org.benchlens.present.figure.ShiftedSurface;
import org.benchlens.present.figure.Surface;
import org.jspecify.annotations.Nullable;

/// A line of the table: the cells of a row, painted on one strip, or the heading of a group.
final class LineRow extends TableRow<TableLine> {
  private static final PseudoClass GROUP = PseudoClass.getPseudoClass("group");

  private final LineSheet sheet;
  private final CellContext context;
  private final PaintedStrip cells;
  private final PaintedStrip pinned;
  private final InvalidationListener whenChanged = change -> update();
  private @Nullable GroupHeading heading;
  private @Nullable Painted painted;

  /// What is painted: nothing has to be done while it is the same.
  private record Painted(
      RowItem item,
      int looks,
      int columns,
      boolean selected,
      Palette palette,
      Settings settings,
      ColumnLook layout) {
    boolean same(Painted other) {
      return item.equals(other.item)
          && looks == other.looks
          && columns == other.columns
          && selected == other.selected
          && palette == other.palette
          && settings.equals(other.settings)
          && layout.sameUnits(other.layout);
    }
  }

  LineRow(LineSheet sheet) {
    this.sheet = sheet;
    context = sheet.context();
    cells = new PaintedStrip(sheet.fonts(), surface -> paint(surface, false));
    pinned = new PaintedStrip(sheet.fonts(), surface -> paint(surface, true));
    WeakInvalidationListener weak = new WeakInvalidationListener(whenChanged);
    context.rows().lookProperty().addListener(weak);
    context.rows().changedProperty().addListener(weak);
    context.palette().addListener(weak);
    context.settings().addListener(weak);
    sheet.revisionProperty().addListener(weak);
    selectedProperty().addListener(whenChanged);
    setOnMousePressed(this::pressed);
    setOnMouseMoved(this::explain);
    setOnMouseClicked(
        click -> {
          if (click.getButton() == MouseButton.PRIMARY && getItem() instanceof GroupLine line) {
            context.rows().groups().toggle(line);
          }
        });
  }

  @Override
  protected Skin<?> createDefaultSkin() {
    return new LineRowSkin(this, sheet);
  }

  @Override
  protected void updateItem(@Nullable TableLine item, boolean empty) {
    super.updateItem(item, empty);
    update();
  }

  private void update() {
    TableLine item = isEmpty() ? null : getItem();
    Optional<GroupView> group =
        item instanceof GroupLine line ? context.look().group(line) : Optional.empty();
    pseudoClassStateChanged(GROUP, group.isPresent());
    if (group.isPresent() && heading == null) {
      heading = new GroupHeading(context.palette());
    }
    if (heading != null) {
      heading.setVisible(group.isPresent());
      group.ifPresent(heading::show);
    }
    Painted wanted = item instanceof RowItem row ? painted(row) : null;
    boolean same = wanted == null ? painted == null : painted != null && wanted.same(painted);
    if (!same) {
      painted = wanted;
      cells.repaint();
      pinned.repaint();
    }
  }

  private Painted painted(RowItem item) {
    return new Painted(
        item,
        item.looks(),
        sheet.revisionProperty().get(),
        isSelected(),
        context.palette().getValue(),
        context.settings().getValue(),
        context.look().layout());
  }

  /// Paints the cells in sight, or those that stay in sight while the others are scrolled.
  private void paint(Surface surface, boolean staying) {
    if (!(getItem() instanceof RowItem item) || isEmpty()) {
      return;
    }
    double pinnedWidth = sheet.pinnedWidth();
    double from = staying ? 0 : sheet.x() + pinnedWidth;
    double to = staying ? pinnedWidth : sheet.x() + sheet.sight();
    Surface moved = new ShiftedSurface(surface, -from, 0);
    Role ground = isSelected() ? Role.SELECTION : Role.BG;
    CellPainter painter = new CellPainter(moved, context.palette().getValue(), ground);
    for (LineSheet.Column place : sheet.columns()) {
      if (place.left() < to && place.left() + place.width() > from) {
        ScreenColumn column = place.column();
        double width = Math.max(0, place.width() - 2 * CellPainter.PADDING);
        List<CellPiece> pieces = CellContent.of(column, item.row(), context);
        painter.paint(
            painter.fits(pieces, width + 1)
                ? pieces
                : CellContent.brief(column, item.row(), context),
            new Box(place.left() + CellPainter.PADDING, 0, width, getHeight()),
            CellContent.right(column));
      }
    }
  }

  private void pressed(MouseEvent press) {
    if (!isEmpty()) {
      sheet.clicks().pressed(press, getIndex(), sheet.at(press.getX()));
    }
  }

  /// Says more of the cell under the pointer, where there is more to say.
  private void explain(MouseEvent move) {
    ScreenColumn column = column(move.getX());
    String hint =
        column != null && getItem() instanceof RowItem item
            ? CellContent.hint(column, item.row())
            : "";
    Hint.on(this, hint);
  }

  /// The column of which a menu is asked for; null for none.
  @Nullable ScreenColumn column(ContextMenuEvent event) {
    return column(sceneToLocal(event.getSceneX(), event.getSceneY()).getX());
  }

  private @Nullable ScreenColumn column(double x) {
    int at = sheet.at(x);
    return at < 0 ? null : sheet.columns().get(at).column();
  }

  /// The strip of the cells that are scrolled.
  PaintedStrip cells() {
    return cells;
  }

  /// The strip of the cells that stay in sight.
  PaintedStrip pinned() {
    return pinned;
  }

  /// The heading of a group; null as long as it has never been one.
  @Nullable GroupHeading heading() {
    return heading;
  }

  @Override
  public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
    if (attribute == AccessibleAttribute.TEXT) {
      return switch (getItem()) {
        case RowItem item -> CellContent.spoken(shownColumns(), item.row());
        case GroupLine line -> context.look().group(line).map(GroupHeading::spoken).orElse("");
        case null -> "";
      };
    }
    return super.queryAccessibleAttribute(attribute, parameters);
  }

  /// Where the columns stand.
  LineSheet sheet() {
    return sheet;
  }

  /// The columns from left to right.
  List<ScreenColumn> shownColumns() {
    return sheet.columns().stream().map(LineSheet.Column::column).toList();
  }
}
