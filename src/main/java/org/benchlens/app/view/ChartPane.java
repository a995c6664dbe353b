package org.benchlens.app.view;

import java.util.HashMap;
import java.util.Map;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.image.ImageView;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import org.benchlens.app.control.PixelImage;
import org.benchlens.app.viewmodel.ChartViewModel;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Subject;
import org.benchlens.present.chart.RowChart;
import org.jspecify.annotations.Nullable;

/// A chart of all shown rows, over the table. It is drawn in bands as they come into sight; a click
/// on a row goes there.
final class ChartPane extends BorderPane {
  private static final int BAND = 512;

  private final ChartViewModel charts;
  private final Pane sheet = new Pane();
  /// Keeps the chart, which is as wide as in a file, in the middle of a wider window.
  private final StackPane page = new StackPane(sheet);

  private final ScrollPane scroll = new ScrollPane(page);
  private final Map<Integer, ImageView> bands = new HashMap<>();
  private final Label under = Words.of("", "small", "muted");
  private final Label nothing = Words.of("There is nothing to draw.", "muted");

  ChartPane(ExplorerViewModel explorer) {
    charts = explorer.chart();
    getStyleClass().add("data");
    setTop(bar(explorer));
    setCenter(scroll);
    scroll.getStyleClass().add("chart-scroll");
    scroll.setFitToWidth(true);
    page.setAlignment(Pos.TOP_CENTER);
    sheet.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    scroll.setAccessibleText("Chart of all shown rows");
    nothing.setPadding(new Insets(24));
    HBox foot = new HBox(under);
    foot.getStyleClass().add("status-bar");
    setBottom(foot);
    Words.when(this, charts.subjectProperty().map(shown -> true).orElse(false));
    charts.chartProperty().subscribe(this::show);
    scroll.vvalueProperty().subscribe(value -> fill());
    scroll.viewportBoundsProperty().subscribe(bounds -> fill());
    sheet.setOnMouseClicked(click -> charts.goTo(click.getX(), click.getY()));
    sheet.addEventHandler(MouseEvent.MOUSE_MOVED, this::name);
    charts
        .subjectProperty()
        .subscribe(
            shown -> {
              if (shown != null) {
                scroll.requestFocus();
              }
            });
  }

  private HBox bar(ExplorerViewModel explorer) {
    Button back =
        new Button(
            "", Words.row(8, Icons.of(Icons.BACK), Words.whole("All rows"), Words.key("Esc")));
    back.getStyleClass().add("flat");
    back.setAccessibleText("All rows");
    back.setOnAction(event -> explorer.chart().close());
    MenuButton what = new MenuButton();
    what.textProperty()
        .bind(charts.subjectProperty().map(shown -> shown == null ? "" : shown.title()).orElse(""));
    what.setMnemonicParsing(false);
    what.setAccessibleText("Which chart");
    charts
        .offersProperty()
        .subscribe(offers -> what.getItems().setAll(offers.stream().map(this::offer).toList()));
    Button export = new Button("Export");
    Hint.on(export, "Save or copy this chart (Ctrl E)");
    export.setOnAction(event -> explorer.export().open());
    HBox bar = new HBox(back, what, Words.gap(), export);
    bar.getStyleClass().add("bar");
    bar.setStyle("-fx-padding: 0 12 0 6;");
    return bar;
  }

  private MenuItem offer(Subject.OfRows subject) {
    MenuItem item = new MenuItem(subject.title());
    item.setMnemonicParsing(false);
    item.setOnAction(event -> charts.open(subject));
    return item;
  }

  private void show(@Nullable RowChart chart) {
    bands.clear();
    under.setText(chart == null ? "" : chart.description() + " A click goes to the row.");
    if (chart == null) {
      sheet.getChildren().setAll(nothing);
      return;
    }
    sheet.getChildren().clear();
    sheet.setPrefSize(chart.width(), chart.height());
    sheet.setMinSize(chart.width(), chart.height());
    sheet.setAccessibleText(chart.description());
    scroll.setVvalue(0);
    scroll.setHvalue(0);
    fill();
  }

  /// Asks for the bands that are in sight and not there yet.
  private void fill() {
    RowChart chart = charts.chartProperty().get();
    Bounds view = scroll.getViewportBounds();
    if (chart == null || view.getHeight() <= 0) {
      return;
    }
    double top = scroll.getVvalue() * Math.max(0, chart.height() - view.getHeight());
    int last = (int) (Math.min(top + view.getHeight(), chart.height() - 1) / BAND);
    for (int i = (int) (top / BAND); i <= last; i++) {
      if (!bands.containsKey(i)) {
        ask(chart, i);
      }
    }
  }

  private void ask(RowChart chart, int band) {
    ImageView image = new ImageView();
    image.setLayoutY((double) band * BAND);
    bands.put(band, image);
    sheet.getChildren().add(image);
    double scale = scale();
    charts.pixels(
        chart,
        scale,
        (int) Math.round(band * BAND * scale),
        (int) Math.round(BAND * scale),
        pixels -> {
          image.setImage(PixelImage.of(pixels.width(), pixels.toArray()));
          image.setFitWidth(pixels.width() / scale);
          image.setFitHeight(pixels.height() / scale);
        });
  }

  /// As many pixels as the screen has.
  private double scale() {
    boolean there = getScene() != null && getScene().getWindow() != null;
    return there ? Math.max(1, getScene().getWindow().getOutputScaleX()) : 1;
  }

  private void name(MouseEvent event) {
    String name = charts.nameAt(event.getX(), event.getY());
    RowChart chart = charts.chartProperty().get();
    under.setText(name.isEmpty() && chart != null ? chart.description() : name);
  }
}
