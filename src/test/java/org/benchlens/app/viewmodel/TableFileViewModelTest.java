package org.benchlens.app.viewmodel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.benchlens.model.Progress;
import org.benchlens.present.table.TableForm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class TableFileViewModelTest {
  @TempDir private Path folder;
  private final Opened.FakeDesk desk = new Opened.FakeDesk();
  private final ExplorerViewModel explorer = Opened.nothing(desk, Progress.NONE);

  private String saved(TableForm form) throws IOException {
    Path file = folder.resolve("table." + form.ending());
    desk.chosen.add(file);
    explorer.tableFile().save(form);
    assertEquals("Saved " + file, explorer.noticeProperty().get());
    return Files.readString(file);
  }

  @Test
  void itHoldsTheRowsAndColumnsThatAreShown() throws IOException {
    explorer.session().open(Opened.request("realistic"));
    explorer.rows().filter("status:AMBG");
    explorer.rows().columns().choose(List.of("status", "benchmark", "axes", "rel_diff"));
    List<String> lines = saved(TableForm.CSV).lines().toList();
    assertEquals(6, lines.size());
    assertTrue(lines.getFirst().endsWith(",T,Elements{io},rel_diff"), lines.getFirst());
    String page = saved(TableForm.MARKDOWN);
    assertTrue(page.contains("- not shown but counted: 41 by --filter"), page);
    assertFalse(page.contains("SAME  |"), page);
  }

  @ParameterizedTest
  @EnumSource
  void everyFormIsWritten(TableForm form) throws IOException {
    explorer.session().open(Opened.request("realistic"));
    assertTrue(saved(form).contains("copy_sweep"));
  }

  @Test
  void whatCannotBeWrittenIsASentenceAndNothingIsLost() throws IOException {
    explorer.session().open(Opened.request("realistic"));
    desk.chosen.add(folder.resolve("no/such/folder.csv"));
    explorer.tableFile().save(TableForm.CSV);
    assertTrue(
        explorer.noticeProperty().get().endsWith("is not there: nothing was saved."),
        explorer.noticeProperty().get());
  }

  @Test
  void withoutRowsNothingIsAskedFor() {
    desk.chosen.add(folder.resolve("x.csv"));
    explorer.tableFile().save(TableForm.CSV);
    assertEquals(1, desk.chosen.size());
  }
}
