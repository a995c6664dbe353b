package org.benchlens.app.view;

import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.css.PseudoClass;
import javafx.scene.control.Skin;
import javafx.scene.control.TableRow;
import javafx.scene.input.MouseButton;
import org.benchlens.app.viewmodel.GroupLine;
import org.benchlens.app.viewmodel.GroupView;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.TableLine;
import org.jspecify.annotations.Nullable;

/// A line of the table: cells, or the heading of a group across them.
final class LineRow extends TableRow<TableLine> {
  private static final PseudoClass GROUP = PseudoClass.getPseudoClass("group");

  private final CellContext context;
  private final GroupHeading heading;
  private final PinnedCells pinned;
  private final InvalidationListener whenChanged = change -> update(getItem());

  LineRow(CellContext context, SidewaysScroll scroll) {
    this.context = context;
    heading = new GroupHeading(context.palette());
    pinned = new PinnedCells(context, scroll);
    WeakInvalidationListener weak = new WeakInvalidationListener(whenChanged);
    context.rows().lookProperty().addListener(weak);
    context.rows().changedProperty().addListener(weak);
    context.palette().addListener(weak);
    scroll.xProperty().addListener(weak);
    selectedProperty().addListener(change -> update(getItem()));
    setOnMouseClicked(
        click -> {
          if (click.getButton() == MouseButton.PRIMARY && getItem() instanceof GroupLine line) {
            context.rows().groups().toggle(line);
          }
        });
  }

  @Override
  protected Skin<?> createDefaultSkin() {
    return new LineRowSkin(this, heading, pinned);
  }

  @Override
  protected void updateItem(@Nullable TableLine item, boolean empty) {
    super.updateItem(item, empty);
    update(empty ? null : item);
  }

  private void update(@Nullable TableLine item) {
    Optional<GroupView> group =
        item instanceof GroupLine line ? context.look().group(line) : Optional.empty();
    pseudoClassStateChanged(GROUP, group.isPresent());
    heading.setVisible(group.isPresent());
    group.ifPresent(heading::show);
    setAccessibleText(group.map(GroupHeading::spoken).orElse(null));
    pinned.show(item instanceof RowItem row ? row : null, isSelected());
  }
}
