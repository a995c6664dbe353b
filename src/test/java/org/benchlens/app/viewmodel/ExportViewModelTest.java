package org.benchlens.app.viewmodel;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.benchlens.model.Progress;
import org.benchlens.present.figure.FigureKind;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ExportViewModelTest {
  private static final Map<String, String> BEGINNINGS =
      Map.of("png", "\u0089PNG", "svg", "<", "pdf", "%PDF", "csv", "side");

  private final Opened.FakeDesk desk = new Opened.FakeDesk();
  private final ExplorerViewModel explorer = Opened.nothing(desk, Progress.NONE);
  private final ExportViewModel export = explorer.export();

  @TempDir private Path folder;

  @BeforeEach
  void openFigures() {
    explorer.session().open(Opened.request("realistic"));
    explorer.drillDown();
    export.open();
  }

  private void as(String ending) {
    export.look(export.lookProperty().get().as(ending));
  }

  @Test
  void theFirstShownFigureIsOffered() {
    assertEquals(new Subject.OfRow(FigureKind.DISTRIBUTION), export.subjectProperty().get());
    assertTrue(export.subjectsProperty().get().contains(new Subject.Changes()));
    assertTrue(export.subjectsProperty().get().contains(new Subject.Along("Elements{io}")));
    long figures =
        export.subjectsProperty().get().stream().filter(Subject.OfRow.class::isInstance).count();
    assertEquals(9, figures);
    assertNotNull(export.pictureProperty().get());
  }

  @ParameterizedTest
  @ValueSource(strings = {"png", "svg", "pdf", "csv"})
  void eachFormatIsWritten(String ending) throws IOException {
    Path file = folder.resolve("a." + ending);
    export.choose(new Subject.OfRow(FigureKind.ECDF));
    as(ending);
    desk.chosen.add(file);
    export.save();
    byte[] bytes = Files.readAllBytes(file);
    String first = new String(bytes, 0, 4, java.nio.charset.StandardCharsets.ISO_8859_1);
    String expected = BEGINNINGS.getOrDefault(ending, "");
    assertTrue(first.startsWith(expected), first);
    assertEquals("ecdf." + ending, desk.suggested.getFirst());
    assertEquals("Saved " + file, explorer.noticeProperty().get());
    assertNull(export.subjectProperty().get());
  }

  @Test
  void theFileIsWhatTheCommandLineDraws() throws Exception {
    Path file = folder.resolve("a.svg");
    as("svg");
    desk.chosen.add(file);
    export.save();
    String text = Files.readString(file, UTF_8);
    assertTrue(text.contains("Distribution"), text);
    assertTrue(
        text.contains(
            explorer.rows().selectedProperty().get().row().verdict().get().reason().code()));
  }

  @Test
  void anEndingIsAddedAndAFileThatIsThereIsAskedAbout() throws IOException {
    Path file = folder.resolve("plot.svg");
    Files.writeString(file, "mine");
    as("svg");
    desk.chosen.add(folder.resolve("plot"));
    export.save();
    assertEquals(file, export.askedProperty().get());
    assertEquals("mine", Files.readString(file));
    export.replace();
    assertNull(export.askedProperty().get());
    assertTrue(Files.readString(file).startsWith("<"));
  }

  @Test
  void aFolderThatIsNotThereIsOneSentence() {
    desk.chosen.add(folder.resolve("missing").resolve("a.png"));
    export.save();
    assertEquals(
        "The folder of "
            + folder.resolve("missing").resolve("a.png")
            + " is not there: nothing was saved.",
        export.troubleProperty().get());
    assertNotNull(export.subjectProperty().get());
    export.choose(new Subject.Changes());
    assertEquals("", export.troubleProperty().get());
  }

  @Test
  void givingUpTheDialogWritesNothing() throws IOException {
    export.save();
    try (var files = Files.list(folder)) {
      assertEquals(0, files.count());
    }
    assertNotNull(export.subjectProperty().get());
  }

  @Test
  void thePictureGoesToTheClipboard() {
    export.copyPicture();
    byte[] png = desk.pictures.getFirst();
    assertArrayEquals(new byte[] {(byte) 0x89, 'P', 'N', 'G'}, java.util.Arrays.copyOf(png, 4));
    assertEquals("Picture copied", explorer.noticeProperty().get());
  }

  @Test
  void escapeClosesTheExportFirst() {
    explorer.escape();
    assertNull(export.subjectProperty().get());
    assertEquals(Screen.DRILL_DOWN, explorer.screenProperty().get());
  }

  @Test
  void aChartThatIsOpenIsWhatIsExported() {
    export.close();
    assertTrue(explorer.chart().openAlong("Elements"));
    export.open();
    assertEquals(new Subject.Along("Elements{io}"), export.subjectProperty().get());
    assertFalse(explorer.chart().openAlong("Nothing"));
  }
}
