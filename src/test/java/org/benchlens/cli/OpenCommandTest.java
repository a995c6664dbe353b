package org.benchlens.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

final class OpenCommandTest {
  private static final Map<String, String> DISPLAY = Map.of("DISPLAY", ":0");

  private final List<OpenOptions> opened = new ArrayList<>();
  private final StringWriter errors = new StringWriter();

  private int run(Map<String, String> environment, String... arguments) {
    Explorer explorer =
        options -> {
          opened.add(options);
          return 0;
        };
    return new CommandLine(new OpenCommand(() -> Optional.of(explorer), environment))
        .setErr(new PrintWriter(errors, true))
        .execute(arguments);
  }

  @Test
  void filesAloneOpenTheWindow() {
    assertEquals(0, run(DISPLAY, "a", "b"));
    assertEquals(List.of(OpenOptions.of(List.of(Path.of("a"), Path.of("b")))), opened);
  }

  @Test
  void everyOptionArrives() {
    run(
        Map.of(),
        "a b --theme dark --display explain --filter x --select 3 --figure coverage --quantity"
            .concat(
                " cycles --scale log --density --margin 2.5 --snapshot o.png --size 800x600 --state help"
                    .concat(
                        " --group axis:T --columns axes,rel --pin rel --sort -rel --facets hidden"))
            .split(" ", -1));
    OpenOptions expected =
        new OpenOptions(
            List.of(Path.of("a"), Path.of("b")),
            Optional.of(true),
            "explain",
            "x",
            Optional.of(3),
            "coverage",
            "cycles",
            true,
            true,
            "2.5",
            OpenOptions.Chart.NONE,
            new OpenOptions.Table("axis:T", "axes,rel", "rel", "-rel", "hidden"),
            Optional.of(new OpenOptions.Snapshot(Path.of("o.png"), 800, 600, "help")));
    assertEquals(List.of(expected), opened);
  }

  @Test
  void withoutADisplayOneLineOffersTheSnapshot() {
    org.junit.jupiter.api.Assumptions.assumeTrue(Display.missing(Map.of()));
    assertEquals(1, run(Map.of(), "a", "b"));
    assertTrue(errors.toString().contains("--snapshot FILE.png"), errors.toString());
    assertEquals(1, errors.toString().lines().count());
    assertTrue(opened.isEmpty());
  }

  @Test
  void aSnapshotNeedsNoDisplay() {
    assertEquals(0, run(Map.of(), "--snapshot", "o.png"));
    assertEquals(1, opened.size());
  }

  @Test
  void aSizeWithoutASnapshotIsAUsageError() {
    assertEquals(2, run(DISPLAY, "a", "b", "--size", "800x600"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"800", "800x", "0x600", "800x600x2", "99999x600", "9000x600", "-1x600"})
  void aWrongSizeIsAUsageError(String size) {
    assertEquals(2, run(DISPLAY, "--snapshot", "o.png", "--size", size));
  }
}
