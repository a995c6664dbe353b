package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.geometry.HPos;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.benchlens.app.control.StatusBadge;
import org.benchlens.app.viewmodel.Advice;
import org.benchlens.app.viewmodel.AdviceViewModel;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.compare.Status;
import org.benchlens.compare.sensitivity.Outlook;
import org.benchlens.compare.sensitivity.OutlookPoint;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.format.Decimals;
import org.jspecify.annotations.Nullable;

/// What the verdict of a row would have been with fewer samples.
final class OutlookSection extends VBox {
  private static final double BADGE = 14;
  private static final int MOST = 5;
  private static final double FAINT = 0.45;

  private final AdviceViewModel outlook;
  private final ObservableValue<Palette> palette;
  private final StackPane body = new StackPane();
  private @Nullable RowItem row;
  private Optional<Outlook> drawn = Optional.empty();
  private boolean drawnAll;
  private @Nullable Palette drawnWith;

  OutlookSection(AdviceViewModel outlook, ObservableValue<Palette> palette) {
    super(4);
    this.outlook = outlook;
    this.palette = palette;
    getStyleClass().add("section");
    setPadding(new Insets(8, 12, 10, 12));
    body.setAlignment(javafx.geometry.Pos.TOP_LEFT);
    Label title = Words.whole("Outlook", "small", "strong");
    Hint.on(
        title,
        "The verdict recomputed from fewer samples; the last column is the row's own verdict");
    getChildren().setAll(title, body);
    outlook.adviceProperty().subscribe(advice -> show());
    palette.subscribe(colours -> show());
  }

  private void show() {
    Advice advice = outlook.adviceProperty().get();
    Words.giveRoom(this, advice != null);
    boolean sameRow = advice != null && advice.item().equals(row);
    row = advice == null ? null : advice.item();
    // What was worked out of the same row by other limits stays, faint, for the moment it takes.
    boolean fades = sameRow && !advice.known();
    body.setOpacity(fades ? FAINT : 1);
    if (advice == null || fades) {
      return;
    }
    Optional<Outlook> found = advice.outlook();
    boolean same = drawnAll && found.equals(drawn) && palette.getValue() == drawnWith;
    if (advice.known() && same) {
      return;
    }
    drawn = found;
    drawnAll = advice.known();
    drawnWith = palette.getValue();
    if (!advice.known()) {
      body.getChildren().setAll(Words.of("Being worked out.", "small", "muted"));
    } else if (found.isEmpty()) {
      body.getChildren()
          .setAll(Words.paragraph("No samples, so there is no outlook.", "small", "muted"));
    } else {
      body.getChildren().setAll(strip(found.get()));
    }
  }

  private Node strip(Outlook outlook) {
    List<OutlookPoint> points = some(outlook.points());
    GridPane grid = new GridPane(5, 3);
    ColumnConstraints names = new ColumnConstraints();
    names.setHgrow(Priority.ALWAYS);
    grid.getColumnConstraints().add(names);
    grid.addColumn(
        0,
        Words.of("samples N", "small", "muted"),
        Words.of("first N", "small", "muted"),
        Words.of("AMBG, %", "small", "muted"));
    for (int i = 0; i < points.size(); i++) {
      boolean last = i == points.size() - 1;
      OutlookPoint point = points.get(i);
      ColumnConstraints column = new ColumnConstraints();
      column.setHalignment(HPos.CENTER);
      column.setMinWidth(34);
      grid.getColumnConstraints().add(column);
      String share = Decimals.fixed(point.subsets().of(Status.AMBG) * 100, 0);
      grid.addColumn(
          i + 1,
          Words.whole(last ? "all" : count(point.samples()), "small"),
          badge(point.first(), last ? "all " + point.samples() : "the first " + point.samples()),
          Words.whole(last ? "now" : share, "small", last ? "muted" : "plain"));
    }
    VBox halves =
        new VBox(
            4,
            grid,
            Words.row(
                6,
                Words.of("first half", "small", "muted"),
                badge(outlook.firstHalf(), "the first halves"),
                Words.of("second half", "small", "muted"),
                badge(outlook.secondHalf(), "the second halves")));
    return halves;
  }

  /// The first, the last, and some between them.
  private static List<OutlookPoint> some(List<OutlookPoint> all) {
    if (all.size() <= MOST) {
      return all;
    }
    List<OutlookPoint> some = new ArrayList<>();
    for (int i = 0; i < MOST; i++) {
      some.add(all.get(i * (all.size() - 1) / (MOST - 1)));
    }
    return some;
  }

  private static String count(int samples) {
    return samples >= 10_000 ? samples / 1000 + "k" : Integer.toString(samples);
  }

  private Node badge(Status status, String of) {
    StatusBadge badge = new StatusBadge(BADGE);
    badge.show(status, palette.getValue());
    Hint.on(badge, status.word() + " by " + of);
    badge.setAccessibleText(status.word() + " by " + of);
    return badge;
  }
}
