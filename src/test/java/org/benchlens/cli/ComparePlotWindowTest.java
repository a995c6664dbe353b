package org.benchlens.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Preset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ComparePlotWindowTest {
  private static final String REF = "src/test/resources/corpus/realistic/ref.json";
  private static final String CMP = "src/test/resources/corpus/realistic/cmp.json";

  private final List<OpenOptions> opened = new ArrayList<>();

  private Session compare(String... more) {
    List<String> arguments = new ArrayList<>(List.of("compare", REF, CMP));
    arguments.addAll(List.of(more));
    return Session.with(
        options -> {
          opened.add(options);
          return 0;
        },
        arguments.toArray(new String[0]));
  }

  @ParameterizedTest
  @CsvSource({"--plot, , changes", "--plot-along, Elements, along:Elements"})
  void withADisplayTheWindowOpensOnTheChart(String option, String axis, String chart) {
    Session session = axis == null ? compare(option) : compare(option, axis);
    assertEquals(0, session.status(), session.errors());
    assertEquals(chart, opened.getFirst().chart().name());
    assertTrue(session.out().contains("copy_sweep"), session.out());
  }

  @Test
  void theWindowComparesWhatTheCommandCompared() {
    compare(
        "--plot", "--preset", "strict", "--filter", "status:AMBG", "--dark", "-b", "copy_sweep");
    OpenOptions options = opened.getFirst();
    var request = options.chart().request().orElseThrow();
    assertEquals(Preset.STRICT, request.settings().preset());
    assertEquals("status:AMBG", options.filter());
    assertEquals(Optional.of(true), options.dark());
    assertEquals(List.of(Path.of(REF), Path.of(CMP)), options.files());
  }

  @Test
  void aNamedFileIsWrittenAndNoWindowOpens(@TempDir Path folder) {
    Path file = folder.resolve("changes.svg");
    Session session = compare("--plot", "--plot-output", file.toString());
    assertEquals(0, session.status(), session.errors());
    assertTrue(Files.exists(file));
    assertTrue(opened.isEmpty());
  }

  @Test
  void aFileAndAWindowGoTogether(@TempDir Path folder) {
    Path file = folder.resolve("changes.svg");
    compare("--plot", "--plot-output", file.toString(), "--plot-along", "Elements");
    assertTrue(Files.exists(file));
    assertEquals("along:Elements", opened.getFirst().chart().name());
  }

  @Test
  void aWindowThatCannotBeShownIsOneLine() {
    Session session =
        Session.with(
            options -> {
              throw new ExplorerException("there is no display that a window can be shown on");
            },
            "compare",
            REF,
            CMP,
            "--plot");
    assertEquals(1, session.status());
    assertEquals(1, session.errors().lines().count(), session.errors());
  }
}
