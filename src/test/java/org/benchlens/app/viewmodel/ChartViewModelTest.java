package org.benchlens.app.viewmodel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.benchlens.present.chart.RowChart;
import org.junit.jupiter.api.Test;

final class ChartViewModelTest {
  private final ExplorerViewModel explorer = Opened.example("realistic");
  private final ChartViewModel charts = explorer.chart();

  private RowChart chart() {
    RowChart made = charts.chartProperty().get();
    assertNotNull(made);
    return made;
  }

  @Test
  void theChangesOfAllRowsAreShown() {
    charts.open(new Subject.Changes());
    assertEquals(46, chart().table().size());
    assertTrue(charts.offersProperty().get().contains(new Subject.Along("Elements{io}")));
  }

  @Test
  void aFilterChangesWhatIsShown() {
    charts.open(new Subject.Changes());
    explorer.rows().filter("status:AMBG");
    assertEquals(5, chart().table().size());
    explorer.rows().filter("nothing-is-called-like-this");
    assertNull(charts.chartProperty().get());
  }

  @Test
  void everyRowCanBeClicked() {
    charts.open(new Subject.Changes());
    Set<String> names = new HashSet<>();
    for (double y = 0; y < chart().height(); y += 4) {
      names.add(charts.nameAt(60, y));
    }
    names.remove("");
    assertEquals(46, names.size());
  }

  @Test
  void aClickGoesToTheRow() {
    charts.open(new Subject.Changes());
    RowItem third = explorer.rows().items().get(2);
    String name = RowName.of(third.row()).title();
    for (double y = 0; y < chart().height(); y += 4) {
      if (charts.nameAt(60, y).endsWith(name)) {
        assertTrue(charts.goTo(60, y));
        break;
      }
    }
    assertEquals(third, explorer.rows().selectedProperty().get());
    assertNull(charts.subjectProperty().get());
  }

  @Test
  void aClickBesideTheRowsDoesNothing() {
    charts.open(new Subject.Changes());
    assertFalse(charts.goTo(5, 5));
    assertNotNull(charts.subjectProperty().get());
  }

  @Test
  void theRowsOfASweepCanBeClicked() {
    assertTrue(charts.openAlong("Elements"));
    Set<String> names = new HashSet<>();
    for (double y = 0; y < chart().height(); y += 12) {
      for (double x = 0; x < chart().width(); x += 4) {
        names.add(charts.nameAt(x, y));
      }
    }
    names.remove("");
    assertEquals(chart().table().size(), names.size());
  }

  @Test
  void bandsOfPixelsCoverTheChart() {
    charts.open(new Subject.Changes());
    List<Picture> bands = new ArrayList<>();
    int height = (int) Math.ceil(chart().height());
    for (int from = 0; from < height; from += 512) {
      charts.pixels(chart(), 1, from, 512, bands::add);
    }
    assertEquals(height, bands.stream().mapToInt(Picture::height).sum());
    assertEquals((int) Math.ceil(chart().width()), bands.getFirst().width());
  }

  @Test
  void escapeClosesTheChart() {
    charts.open(new Subject.Changes());
    explorer.escape();
    assertNull(charts.subjectProperty().get());
    assertEquals(Screen.TABLE, explorer.screenProperty().get());
  }
}
