package org.benchlens.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Status;
import org.benchlens.compare.oracle.SlowComparison;
import org.benchlens.model.Progress;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.CompareRuns;
import org.benchlens.workflow.OpenException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The lessons teach what their README says. `-Dgolden.update=true` writes them anew.
final class LessonsTest {
  private static final Path SAMPLES = Path.of("samples");
  private static final long SMALL = 300_000;

  static List<Lesson> lessons() {
    return Lessons.all();
  }

  @BeforeAll
  static void writeAnewIfAsked() throws IOException {
    if (Boolean.getBoolean("golden.update")) {
      for (Lesson lesson : Lessons.all()) {
        delete(SAMPLES.resolve(lesson.folder()));
        SampleMaker.write(SAMPLES, lesson);
      }
    }
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("lessons")
  void theFolderHoldsWhatTheGeneratorMakes(Lesson lesson, @TempDir Path temporary)
      throws IOException {
    SampleMaker.write(temporary, lesson);
    Map<String, byte[]> made = files(temporary.resolve(lesson.folder()));
    Map<String, byte[]> kept = files(SAMPLES.resolve(lesson.folder()));
    assertEquals(made.keySet(), kept.keySet());
    for (Map.Entry<String, byte[]> file : made.entrySet()) {
      assertEquals(-1, Arrays.mismatch(file.getValue(), kept.get(file.getKey())), file.getKey());
    }
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("lessons")
  void theLessonIsSmall(Lesson lesson) throws IOException {
    long size = 0;
    for (byte[] file : files(SAMPLES.resolve(lesson.folder())).values()) {
      size += file.length;
    }
    assertTrue(size < SMALL, lesson.folder() + " has " + size + " bytes");
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("lessons")
  void theRowsHaveTheStatusesThatTheLessonStates(Lesson lesson) throws IOException {
    Map<Status, Integer> counts = new EnumMap<>(Status.class);
    StringBuilder found = new StringBuilder();
    for (SlowComparison.Row row : rows(lesson)) {
      counts.merge(row.row().status(), 1, Integer::sum);
      found.append('\n').append(row.benchmark()).append(' ').append(row.stateName());
      found.append(' ').append(row.row());
    }
    assertEquals(lesson.counts(), counts, found.toString());
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("lessons")
  void theProductGivesThoseStatuses(Lesson lesson) throws OpenException {
    Map<Status, Integer> counts = new EnumMap<>(compared(lesson).counts());
    counts.values().removeIf(count -> count == 0);
    assertEquals(lesson.counts(), counts);
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("lessons")
  void onlyTheBrokenLessonHasProblems(Lesson lesson) throws OpenException {
    boolean broken = lesson.folder().equals("broken-sidecar");
    assertEquals(broken, !compared(lesson).problems().isEmpty());
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("lessons")
  void theReadmeHasFiveLinesAndTheCommand(Lesson lesson) {
    assertEquals(5, lesson.readme().size());
    assertTrue(
        lesson.readme().getLast().contains("benchlens open samples/" + lesson.folder() + "/ref"));
  }

  @Test
  void everyAmbiguousRowOfItsLessonHasAnotherReason() throws IOException {
    Lesson lesson =
        Lessons.all().stream()
            .filter(l -> l.folder().equals("ambiguous"))
            .findFirst()
            .orElseThrow();
    Set<Reason> reasons = EnumSet.noneOf(Reason.class);
    for (SlowComparison.Row row : rows(lesson)) {
      if (row.row().status() == Status.AMBG) {
        assertTrue(reasons.add(row.row().reason()), row.toString());
      }
    }
    assertTrue(
        reasons.containsAll(
            Set.of(
                Reason.BULK_TIME_SUPPORT_MISMATCH,
                Reason.BULK_CYCLE_GAP_NOT_CONFIRMED,
                Reason.CENTERS_NOT_CLOSE,
                Reason.NOISE_TOO_HIGH)),
        reasons.toString());
  }

  private static Comparison compared(Lesson lesson) throws OpenException {
    Path folder = SAMPLES.resolve(lesson.folder());
    CompareRequest request =
        CompareRequest.of(folder.resolve("ref.json"), folder.resolve("cmp.json"));
    return new CompareRuns(1).run(request, Progress.NONE, Progress.NONE).comparison();
  }

  private static List<SlowComparison.Row> rows(Lesson lesson) throws IOException {
    return SlowComparison.rows(
        SAMPLES.resolve(lesson.folder()), List.of("ref.json", "cmp.json"), Rules.GUIDE);
  }

  private static Map<String, byte[]> files(Path folder) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        String name = folder.relativize(path).toString().replace('\\', '/');
        files.put(name, Files.readAllBytes(path));
      }
    }
    return files;
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> paths = Files.walk(folder)) {
        for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
  }
}
