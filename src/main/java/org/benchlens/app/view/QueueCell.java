package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.RowTitle;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.Decision;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.format.FlipText;
import org.benchlens.present.table.NearestFlip;
import org.jspecify.annotations.Nullable;

/// A row of the queue: mark, the axes that tell rows apart, reason, nearest flip, now and was.
final class QueueCell extends ListCell<RowItem> {
  /// Widths of the columns, [px].
  static final double MARK = 22;

  /// Width of an axis value.
  static final double AXIS = 56;

  /// Width of the reason.
  static final double REASON = 76;

  /// In a narrower list two verdicts are shown without their words.
  private static final double WORDS = 440;

  /// Width of the flip.
  static final double FLIP = 100;

  private final ObservableValue<Palette> palette;
  private final ObservableValue<List<String>> axes;
  private final MarkSign mark = new MarkSign();
  private final Label reason = Words.of("", "small", "muted");
  private final Label flip = Words.of("", "small");
  private final NowWas status = new NowWas();
  private final HBox box = Words.row(0);
  private final InvalidationListener whenChanged;

  QueueCell(
      ExplorerViewModel explorer,
      ObservableValue<Palette> palette,
      ObservableValue<List<String>> axes,
      ObservableValue<Boolean> shown) {
    this.palette = palette;
    this.axes = axes;
    WhenSeen content = new WhenSeen(shown, this::show);
    whenChanged = change -> content.run();
    WeakInvalidationListener weak = new WeakInvalidationListener(whenChanged);
    explorer.rows().changedProperty().addListener(weak);
    palette.addListener(weak);
    setPrefWidth(0);
    fixed(reason, REASON);
    fixed(flip, FLIP);
  }

  /// Gives a node a width.
  static <T extends Region> T fixed(T node, double width) {
    node.setMinWidth(width);
    node.setPrefWidth(width);
    node.setMaxWidth(width);
    return node;
  }

  @Override
  protected void updateItem(@Nullable RowItem item, boolean empty) {
    super.updateItem(item, empty);
    show();
  }

  private void show() {
    RowItem item = getItem();
    if (isEmpty() || item == null) {
      setGraphic(null);
      return;
    }
    mark.show(item.row());
    HBox sign = fixed(new HBox(mark), MARK);
    sign.setAlignment(Pos.CENTER_LEFT);
    List<Node> parts = new ArrayList<>(List.of(sign));
    for (String axis : axes.getValue()) {
      AxisValueText value = new AxisValueText("small");
      RowTitle.axis(item, axis).ifPresentOrElse(value::show, value::clear);
      parts.add(fixed(value, AXIS));
    }
    reason.setText(
        item.row().verdict().map(Decision::reason).map(why -> why.shortForm()).orElse(""));
    flip.setText(flip(item));
    item.row().verdict().ifPresent(verdict -> status(verdict.status(), RowTitle.was(item)));
    parts.addAll(List.of(reason, flip, status));
    box.getChildren().setAll(parts);
    setAccessibleText(RowTitle.of(item));
    setGraphic(box);
  }

  private void status(Status now, Optional<Status> was) {
    if (was.isPresent() && getListView().getWidth() < WORDS) {
      status.showSigns(now, was.get(), palette.getValue());
    } else {
      status.show(now, was.orElse(null), palette.getValue());
    }
  }

  private static String flip(RowItem item) {
    Optional<NearestFlip> known = item.row().extras().flip();
    return known
        .map(
            found ->
                found
                    .flip()
                    .map(to -> FlipText.name(to.threshold()) + " " + FlipText.shown(to))
                    .orElse("none"))
        .orElse("");
  }
}
