package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.benchlens.app.control.StatusBadge;
import org.benchlens.app.viewmodel.GroupView;
import org.benchlens.compare.Status;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.format.Decimals;
import org.benchlens.present.format.ScreenPercent;
import org.benchlens.present.group.GroupFacts;

/// The heading of a group: what it is called, its statuses, geometric mean, best and worst.
final class GroupHeading extends HBox {
  private static final double BADGE = 14;
  private static final double LONGEST_NAME = 320;
  private static final double ROOM_FOR_MEAN = 480;
  private static final double ROOM_FOR_RANGE = 620;

  private final ObservableValue<Palette> palette;
  private final Node closed = Icons.of(Icons.FORTH, 14);
  private final Node open = Icons.of(Icons.DOWN, 14);
  private final StackPane chevron = new StackPane(closed, open);
  private final Label label = Words.whole("", "small", "muted");
  private final AxisValueText value = new AxisValueText("small", "strong");
  private final Label note = Words.of("", "small", "muted");
  private final Map<Status, Count> counts = new EnumMap<>(Status.class);
  private final Label mean = Words.whole("", "small", "strong");
  private final Label best = Words.whole("", "small", "strong");
  private final Label worst = Words.whole("", "small", "strong");
  private final HBox means = Words.row(5, Words.whole("geometric mean", "small", "muted"), mean);
  private final HBox range =
      Words.row(
          5,
          Words.whole("best", "small", "muted"),
          best,
          Words.whole(" worst", "small", "muted"),
          worst);

  private boolean known;

  private record Count(StatusBadge badge, Label number, HBox box) {}

  GroupHeading(ObservableValue<Palette> palette) {
    super(8);
    this.palette = palette;
    getStyleClass().add("group-heading");
    setAlignment(Pos.CENTER_LEFT);
    setMouseTransparent(true);
    note.setMinWidth(0);
    HBox name = Words.row(6, label, value);
    name.setMinWidth(USE_PREF_SIZE);
    name.setMaxWidth(LONGEST_NAME);
    List<Node> nodes = new ArrayList<>(List.of(chevron, name, note));
    for (Status status : Status.values()) {
      StatusBadge badge = new StatusBadge(BADGE);
      Label number = Words.whole("", "small");
      Count count = new Count(badge, number, Words.row(5, badge, number));
      count.box().setMinWidth(USE_PREF_SIZE);
      counts.put(status, count);
      nodes.add(count.box());
    }
    nodes.add(Words.gap());
    means.setMinWidth(USE_PREF_SIZE);
    range.setMinWidth(USE_PREF_SIZE);
    widthProperty().subscribe(width -> makeRoom());
    nodes.addAll(List.of(means, range));
    getChildren().setAll(nodes);
  }

  /// When room is short, the name and the counts stay.
  private void makeRoom() {
    Words.giveRoom(means, known && getWidth() >= ROOM_FOR_MEAN);
    Words.giveRoom(range, known && getWidth() >= ROOM_FOR_RANGE);
  }

  /// Shows a group.
  void show(GroupView view) {
    closed.setVisible(view.collapsed());
    open.setVisible(!view.collapsed());
    label.setText(view.name().label());
    Words.giveRoom(label, !view.name().label().isEmpty());
    value.show(view.name().value());
    GroupFacts facts = view.facts();
    String rows = facts.rows() + (facts.rows() == 1 ? " row" : " rows");
    note.setText(view.name().note().isEmpty() ? rows : view.name().note() + ", " + rows);
    counts.forEach(
        (status, count) -> {
          count.badge().show(status, palette.getValue());
          count.number().setText(Integer.toString(facts.of(status)));
          Words.giveRoom(count.box(), facts.of(status) > 0);
        });
    mean.setText(mean(facts.geometricMean()));
    best.setText(ScreenPercent.signed(facts.best(), 1) + " %");
    worst.setText(ScreenPercent.signed(facts.worst(), 1) + " %");
    known = facts.geometricMean().isPresent();
    makeRoom();
    setAccessibleText(spoken(view));
  }

  private static String mean(OptionalDouble ratio) {
    return ratio.isPresent() ? Decimals.fixed(ratio.getAsDouble(), 4) + "\u00d7" : "";
  }

  /// All of it in one sentence.
  static String spoken(GroupView view) {
    GroupFacts facts = view.facts();
    StringBuilder text = new StringBuilder("group " + view.name().text());
    text.append(", ").append(facts.rows()).append(facts.rows() == 1 ? " row" : " rows");
    facts
        .counts()
        .forEach((status, n) -> text.append(", ").append(n).append(' ').append(status.word()));
    if (facts.geometricMean().isPresent()) {
      text.append(", geometric mean ").append(mean(facts.geometricMean()));
      text.append(", best ").append(ScreenPercent.signed(facts.best(), 1)).append(" %");
      text.append(", worst ").append(ScreenPercent.signed(facts.worst(), 1)).append(" %");
    }
    return text.append(view.collapsed() ? ", closed" : ", open").toString();
  }
}
