package org.benchlens.app.view;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.Detail;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Inspection;
import org.benchlens.app.viewmodel.InspectorViewModel;
import org.benchlens.app.viewmodel.Sheet;
import org.benchlens.present.figure.Palette;

/// The lists about the inputs, below the table: files, what has no partner, problems, devices,
/// runs.
final class InspectorPane extends VBox {
  private static final double LEAST = 150;
  private static final double MOST = 420;
  private static final double SHARE = 0.42;

  private final ExplorerViewModel explorer;
  private final InspectorViewModel inspector;
  private final ObservableValue<Palette> palette;
  private final StackPane body = new StackPane();
  private boolean pairing;

  InspectorPane(ExplorerViewModel explorer, ObservableValue<Palette> palette) {
    this.explorer = explorer;
    this.inspector = explorer.inspector();
    this.palette = palette;
    getStyleClass().add("below-line");
    setPadding(new Insets(1, 0, 0, 0));
    VBox.setVgrow(body, Priority.ALWAYS);
    body.setMinHeight(0);
    getChildren().setAll(head(), body);
    inspector.openProperty().subscribe(detail -> show());
    inspector.contentProperty().subscribe(content -> show());
    palette.subscribe(colours -> show());
  }

  /// Takes a share of a height.
  void follow(ObservableValue<Number> height) {
    ObservableValue<Number> own =
        height.map(room -> Math.clamp(Math.floor(room.doubleValue() * SHARE), LEAST, MOST));
    minHeightProperty().bind(own);
    prefHeightProperty().bind(own);
    maxHeightProperty().bind(own);
  }

  private Node head() {
    HBox tabs = Words.row(2);
    for (Detail detail : Detail.values()) {
      ToggleButton tab = new ToggleButton();
      tab.getStyleClass().addAll("tool", "tab");
      tab.setOnAction(
          event -> {
            pairing = false;
            inspector.open(detail);
            tab.setSelected(inspector.openProperty().get() == detail);
          });
      inspector.openProperty().subscribe(open -> tab.setSelected(open == detail));
      inspector
          .contentProperty()
          .subscribe(
              content -> {
                String words = detail.title() + " " + number(detail, content);
                tab.setGraphic(
                    Words.row(
                        5,
                        Words.whole(detail.title(), "small"),
                        Words.whole(number(detail, content), "small", "muted")));
                tab.setAccessibleText(words.strip());
                Words.giveRoom(tab, detail != Detail.FILES || !content.files().isEmpty());
              });
      tabs.getChildren().add(tab);
    }
    Button close = new Button("", Words.row(6, Icons.of(Icons.CLEAR), Words.key("Esc")));
    close.getStyleClass().addAll("flat", "small-button");
    close.setAccessibleText("Close the list");
    close.setOnAction(event -> inspector.close());
    HBox head = Words.row(8, tabs, Words.gap(), close);
    head.getStyleClass().add("inspector-head");
    return head;
  }

  private static String number(Detail detail, Inspection content) {
    long count = content.count(detail);
    return switch (detail) {
      case FILES, ONE_SIDED, PROBLEMS -> Long.toString(count);
      case DEVICES, RUNS -> count == 0 ? "alike" : count + (count == 1 ? " differs" : " differ");
    };
  }

  private void show() {
    Inspection content = inspector.contentProperty().get();
    Detail detail = inspector.openProperty().get();
    body.getChildren().clear();
    if (detail != null) {
      body.getChildren().setAll(body(detail, content));
    } else {
      pairing = false;
    }
  }

  private Node body(Detail detail, Inspection content) {
    return switch (detail) {
      case FILES -> files(content);
      case ONE_SIDED -> oneSided(content);
      case PROBLEMS -> problems(content);
      case DEVICES -> devices(content);
      case RUNS -> sheets(content.runs(), "The files do not say how they were made.");
    };
  }

  private Node files(Inspection content) {
    return list(
        content.files(),
        new LineList<>(
            "Files",
            line -> InspectorLines.file(line, palette),
            line -> line.name() + " " + line.note(),
            inspector::go),
        "Two files are compared.");
  }

  private static Node oneSided(Inspection content) {
    return list(
        content.oneSided(),
        new LineList<>("One-sided", InspectorLines::oneSided, InspectorLines::spoken, line -> {}),
        "Everything has its partner on the other side.");
  }

  private Node problems(Inspection content) {
    return list(
        content.problems(),
        new LineList<>(
            "Problems",
            InspectorLines::problem,
            line -> line.message() + ", " + line.place(),
            inspector::go),
        "Both inputs were read without a problem.");
  }

  private static <T> Node list(List<T> lines, LineList<T> list, String none) {
    if (lines.isEmpty()) {
      return nothing(none);
    }
    list.getItems().setAll(lines);
    return list;
  }

  private static Node nothing(String none) {
    VBox box = new VBox(Words.paragraph(none, "muted"));
    box.setPadding(new Insets(14, 12, 12, 12));
    return box;
  }

  private Node devices(Inspection content) {
    if (pairing) {
      return page(
          new DevicePairing(
              content,
              (reference, compare) -> {
                pairing = false;
                explorer.session().pairDevices(reference, compare);
              }));
    }
    Button pair = new Button("Pair devices by hand");
    pair.getStyleClass().add("small-button");
    pair.setOnAction(event -> pairByHand());
    HBox actions = Words.row(8, pair);
    actions.setPadding(new Insets(8, 12, 4, 12));
    VBox box = new VBox(actions);
    content.devices().forEach(sheet -> box.getChildren().add(new SheetView(sheet)));
    return content.devices().isEmpty() ? nothing("No device is listed.") : page(box);
  }

  /// Opens the choice of device pairs.
  void pairByHand() {
    pairing = true;
    inspector.open(Detail.DEVICES);
    show();
  }

  private static Node sheets(List<Sheet> sheets, String none) {
    VBox box = new VBox(4);
    sheets.forEach(sheet -> box.getChildren().add(new SheetView(sheet)));
    return sheets.stream().allMatch(sheet -> sheet.lines().isEmpty()) ? nothing(none) : page(box);
  }

  private static ScrollPane page(Node content) {
    ScrollPane page = new ScrollPane(content);
    page.setFitToWidth(true);
    page.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    page.getStyleClass().add("page");
    return page;
  }

  /// What takes the focus.
  Node focusTarget() {
    return body.getChildren().isEmpty() ? body : body.getChildren().getFirst();
  }
}
