package org.benchlens.app.view;

import java.util.List;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.RowTitle;
import org.benchlens.app.viewmodel.TriageProgress;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.format.AxisName;
import org.jspecify.annotations.Nullable;

/// The rows to triage, how many are done, and the keys that do it.
final class QueuePane extends VBox {
  /// Width with room for all columns, [px].
  static final double WIDTH = 456;

  /// Least width, [px].
  static final double LEAST = 380;

  private static final double ROW = 26;
  private static final int MOST_AXES = 2;

  private final ExplorerViewModel explorer;
  private final ListView<RowItem> list;
  private final HBox bar = new HBox();
  private final HBox legend = Words.row(14);
  private final Label done = Words.whole("", "strong");
  private final Label of = Words.whole("", "muted");
  private final HBox heading = Words.row(0);
  private final ReadOnlyObjectWrapper<List<String>> axes = new ReadOnlyObjectWrapper<>(List.of());
  private boolean following;

  /// @param shown whether it is in sight
  QueuePane(
      ExplorerViewModel explorer,
      ObservableValue<Palette> palette,
      ObservableValue<Boolean> shown) {
    this.explorer = explorer;
    getStyleClass().add("data");
    setPrefWidth(WIDTH);
    setMaxWidth(WIDTH);
    list = new ListView<>(explorer.triage().queue().lines());
    list.getStyleClass().add("queue-list");
    list.setFixedCellSize(ROW);
    list.setAccessibleText("Queue");
    list.setPlaceholder(Words.of("No row is AMBG: nothing to triage.", "muted"));
    list.setCellFactory(view -> new QueueCell(explorer, palette, axes, shown));
    VBox.setVgrow(list, Priority.ALWAYS);
    getChildren().setAll(head(), heading(), list, keys());
    WhenSeen progress =
        new WhenSeen(shown, () -> show(explorer.triage().marks().progressProperty().get()));
    explorer.triage().marks().progressProperty().subscribe(now -> progress.run());
    WhenSeen order = new WhenSeen(shown, this::arrange);
    explorer
        .triage()
        .queue()
        .lines()
        .addListener((ListChangeListener<RowItem>) change -> order.run());
    arrange();
    WhenSeen selection =
        new WhenSeen(shown, () -> follow(explorer.rows().selectedProperty().get()));
    explorer.rows().selectedProperty().subscribe(item -> selection.run());
    list.getSelectionModel()
        .selectedItemProperty()
        .addListener((observed, before, now) -> chosen(now));
  }

  private Node head() {
    HBox title =
        Words.row(
            8,
            Words.whole("Queue", "strong"),
            Words.of("AMBG, by reason, nearest flip first", "muted", "small"),
            Words.gap(),
            Words.row(4, done, of));
    VBox head = new VBox(8, title, bar, legend);
    head.setPadding(new Insets(10, 12, 10, 12));
    head.getStyleClass().add("queue-head");
    return head;
  }

  private Node heading() {
    heading.setPadding(new Insets(0, 8, 0, 8));
    heading.setMinHeight(28);
    heading.getStyleClass().add("queue-head");
    return heading;
  }

  private void arrange() {
    List<String> found =
        RowTitle.telling(
            explorer.triage().queue().lines(),
            explorer.rows().traitsProperty().get().axes(),
            MOST_AXES);
    axes.set(found);
    heading.getChildren().setAll(QueueCell.fixed(new Region(), QueueCell.MARK));
    for (String axis : found) {
      Label name = Words.of(AxisName.shown(axis), "small", "muted");
      Hint.on(name, axis);
      // What is left of a name that is cut needs the room more than dots do.
      name.setEllipsisString("");
      heading.getChildren().add(QueueCell.fixed(name, QueueCell.AXIS));
    }
    heading
        .getChildren()
        .addAll(
            QueueCell.fixed(Words.of("Reason", "small", "muted"), QueueCell.REASON),
            QueueCell.fixed(Words.of("Nearest flip", "small", "muted"), QueueCell.FLIP),
            now());
    list.refresh();
    follow(explorer.rows().selectedProperty().get());
  }

  private static Label now() {
    Label now = Words.of("Now \u2190 Was", "small", "muted");
    now.setEllipsisString("");
    return now;
  }

  private static Node keys() {
    HBox keys =
        Words.row(
            6,
            Words.key("N"),
            Words.whole("next", "small", "muted"),
            Words.key("M"),
            Words.whole("mark", "small", "muted"),
            Words.key("."),
            Words.whole("repeat mark", "small", "muted"),
            Words.key("Ctrl Z"),
            Words.whole("undo", "small", "muted"));
    keys.setPadding(new Insets(8, 12, 8, 12));
    return keys;
  }

  private void show(TriageProgress progress) {
    done.setText(Integer.toString(progress.triaged()));
    of.setText("of " + progress.all() + " triaged");
    bar.getChildren().clear();
    legend.getChildren().clear();
    progress.byMark().forEach((word, count) -> part("part-" + word, word, count, progress.all()));
    Region rest = new Region();
    rest.getStyleClass().addAll("queue-part", "facet-track");
    HBox.setHgrow(rest, Priority.ALWAYS);
    bar.getChildren().add(rest);
    legend
        .getChildren()
        .addAll(Words.gap(), Words.whole("unseen " + progress.unseen(), "small", "muted"));
  }

  private void part(String style, String word, int count, int all) {
    Region part = new Region();
    part.getStyleClass().addAll("queue-part", style);
    part.minWidthProperty().bind(bar.widthProperty().multiply((double) count / Math.max(1, all)));
    bar.getChildren().add(part);
    Region swatch = new Region();
    swatch.getStyleClass().add(style);
    swatch.setMinSize(8, 8);
    swatch.setMaxSize(8, 8);
    legend
        .getChildren()
        .add(Words.row(5, swatch, Words.whole(word + " " + count, "small", "muted")));
  }

  private void follow(@Nullable RowItem item) {
    following = true;
    int at = list.getItems().indexOf(item);
    if (at < 0) {
      list.getSelectionModel().clearSelection();
    } else if (list.getSelectionModel().getSelectedIndex() != at) {
      list.getSelectionModel().clearAndSelect(at);
      list.scrollTo(Math.max(0, at - 4));
    }
    following = false;
  }

  private void chosen(@Nullable RowItem item) {
    if (!following && item != null) {
      explorer.rows().mark(List.of(item));
      explorer.rows().select(item);
    }
  }

  /// What takes the focus.
  Node focusTarget() {
    return list;
  }
}
