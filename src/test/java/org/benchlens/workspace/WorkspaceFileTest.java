package org.benchlens.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class WorkspaceFileTest {
  @TempDir private Path folder;

  private Path file() {
    return folder.resolve("triage.benchlens");
  }

  private String fault(String text) throws IOException {
    Files.writeString(file(), text);
    WorkspaceException thrown =
        assertThrows(WorkspaceException.class, () -> WorkspaceFile.read(file()));
    assertEquals(text, Files.readString(file()));
    String message = String.valueOf(thrown.getMessage());
    assertEquals(1, message.lines().count(), message);
    assertTrue(message.startsWith(file().toString()), message);
    return message;
  }

  @Test
  void readsBackWhatItWrote() throws IOException, WorkspaceException {
    for (long seed = 0; seed < 150; seed++) {
      Workspace workspace = RandomWorkspace.of(seed);
      WorkspaceFile.write(file(), workspace);
      assertEquals(workspace, WorkspaceFile.read(file()), "seed " + seed);
    }
  }

  @Test
  void theSameWorkspaceGivesTheSameBytes() throws IOException, WorkspaceException {
    WorkspaceFile.write(file(), RandomWorkspace.of(11));
    String first = Files.readString(file());
    WorkspaceFile.write(file(), WorkspaceFile.read(file()));
    assertEquals(first, Files.readString(file()));
  }

  @Test
  void leavesNothingBesideTheFile() throws IOException {
    WorkspaceFile.write(file(), RandomWorkspace.of(1));
    WorkspaceFile.write(file(), RandomWorkspace.of(2));
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(file()), files.toList());
    }
  }

  @Test
  void removesWhatADeadProcessLeftAndNothingElse() throws IOException {
    Path dead = Files.writeString(folder.resolve(".triage.benchlens.99999999999.part"), "cut");
    long alive = ProcessHandle.current().parent().orElseThrow().pid();
    Path busy = Files.writeString(folder.resolve(".triage.benchlens." + alive + ".part"), "");
    Path other = Files.writeString(folder.resolve(".other.benchlens.99999999999.part"), "");
    WorkspaceFile.write(file(), RandomWorkspace.of(1));
    assertFalse(Files.exists(dead));
    assertTrue(Files.exists(busy) && Files.exists(other));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void keepsALinkAndThePermissions() throws IOException, WorkspaceException {
    Path target = folder.resolve("target");
    WorkspaceFile.write(target, RandomWorkspace.of(1));
    Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("rw-rw----"));
    Files.createSymbolicLink(file(), target);
    WorkspaceFile.write(file(), RandomWorkspace.of(2));
    assertTrue(Files.isSymbolicLink(file()));
    assertEquals(RandomWorkspace.of(2), WorkspaceFile.read(target));
    assertEquals("rw-rw----", PosixFilePermissions.toString(Files.getPosixFilePermissions(target)));
  }

  @Test
  void aFolderInPlaceOfTheFileIsNotReplaced() throws IOException {
    Files.createDirectories(file().resolve("inside"));
    assertThrows(IOException.class, () -> WorkspaceFile.write(file(), RandomWorkspace.of(1)));
    assertTrue(Files.isDirectory(file().resolve("inside")));
  }

  @Test
  void aFileThatIsNotThereSaysSo() {
    WorkspaceException thrown =
        assertThrows(WorkspaceException.class, () -> WorkspaceFile.read(file()));
    assertEquals(file() + " does not exist", thrown.getMessage());
  }

  @Test
  void aNewerVersionIsRefused() throws IOException {
    String message = fault("{\"format\": \"benchlens-workspace\", \"version\": 4, \"x\": []}");
    assertTrue(message.endsWith("has version 4; this program knows versions 1 to 3"), message);
  }

  private static Workspace measuredAgain() {
    Workspace workspace = SavingProcess.workspace(0, 2);
    OptionalDouble none = OptionalDouble.empty();
    MeasuredTime old =
        new MeasuredTime(
            OptionalDouble.of(6.1e-6), OptionalDouble.of(6.2e-6), OptionalDouble.of(6.4e-6), none);
    Measured before = new Measured(Status.AMBG, Reason.CENTERS_NOT_CLOSE, old, old);
    MeasuredTime slow = new MeasuredTime(none, OptionalDouble.of(7e-6), none, none);
    Measured now = new Measured(Status.SLOW, Reason.CLEAR_GAP_CONFIRMED_BY_BULK_CYCLES, old, slow);
    RowKey key = workspace.rows().firstKey();
    Rerun rerun =
        new Rerun(
            Optional.of(new Rerun.Change(before, now, true)),
            Instant.parse("2026-02-01T08:00:00Z"));
    return workspace.with(key, workspace.row(key).with(rerun));
  }

  @Test
  void aRerunIsReadBackWithItsNumbers() throws IOException, WorkspaceException {
    WorkspaceFile.write(file(), measuredAgain());
    assertTrue(Files.readString(file()).contains("\"version\" : 2"));
    assertEquals(measuredAgain(), WorkspaceFile.read(file()));
  }

  @Test
  void aFileWithoutRerunsIsOneThatOlderProgramsRead() throws IOException, WorkspaceException {
    WorkspaceFile.write(file(), SavingProcess.workspace(0, 2));
    String text = Files.readString(file());
    assertTrue(text.contains("\"version\" : 1"), text);
    assertFalse(text.contains("rerun\" :"), text);
    Files.writeString(file(), text);
    assertEquals(SavingProcess.workspace(0, 2), WorkspaceFile.read(file()));
  }

  @Test
  void aRerunInAFileOfTheFirstVersionIsNotUnderstood() throws IOException {
    String text =
        WorkspaceWriter.text(measuredAgain()).replace("\"version\" : 2", "\"version\" : 1");
    assertTrue(fault(text).endsWith("rows[0].rerun is not known"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"status\" : \"SLOW\" | \"status\" : \"slow\""
            + " | rows[0].rerun.change.now.status 'slow' is not known",
        "\"reason\" : \"centers_not_close\" | \"reason\" : \"x\""
            + " | rows[0].rerun.change.before.reason 'x' is not known",
        "\"resolved\" : true | \"resolved\" : 1"
            + " | rows[0].rerun.change.resolved is neither true nor false",
        "\"center\" : 6.2E-6 | \"center\" : \"6\""
            + " | rows[0].rerun.change.before.reference.center is no number"
      })
  void whatIsNotUnderstoodOfARerunIsNamed(String from, String to, String wanted)
      throws IOException {
    String good = WorkspaceWriter.text(measuredAgain());
    assertTrue(good.contains(from), good);
    String message = fault(good.replaceFirst(java.util.regex.Pattern.quote(from), to));
    assertEquals(file() + ": " + wanted, message);
  }

  @ParameterizedTest
  @CsvSource({"'{}'", "'[]'", "'3'", "'{\"format\": \"benchlens-compare\"}'"})
  void otherJsonIsNoWorkspace(String text) throws IOException {
    assertTrue(fault(text).endsWith("is no Benchlens workspace"));
  }

  @Test
  void aCutFileIsRefusedWhereverItIsCut() throws IOException {
    String whole = WorkspaceWriter.text(SavingProcess.workspace(0, 1));
    for (int end = 1; end < whole.length() - 2; end += 3) {
      String message = fault(whole.substring(0, end));
      assertTrue(message.contains("in the middle") || message.contains("no JSON"), message);
    }
    assertTrue(fault("").endsWith("is no Benchlens workspace"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"word\" : \"rerun\" | \"word\" : \"later!\" | rows[0].mark.word 'later!' is no mark",
        "12:00:00Z | noon | saved '2026-01-31Tnoon' is no time such as 2026-01-31T12:00:00Z",
        "\"size\" : 3 | \"size\" : -3 | inputs[0].reference.sha256 size -3 is below 0",
        "\"rules\" : \"guide\" | \"rules\" : 1 | rules is no text",
        "\"rules\" : \"guide\" | \"rules\" : \"x\" | rules 'x' is not known",
        "\"preset\" : \"default\" | \"preset\" : \"x\" | preset 'x' is not known",
        "\"filter\" | \"filters\" | filter is missing",
        "\"occurrence\" : 0 | \"occurrence\" : 0, \"more\" : 1 | rows[0].more is not known",
        "\"occurrence\" : 0 | \"occurrence\" : -1 | rows[0].occurrence -1 is out of range",
        "\"same.overlap_fraction\" : 0.5 | \"same.overlap_fraction\" : 2"
            + " | thresholds.same.overlap_fraction 2.0 is out of range",
        "\"text\" : \"look\" | \"text\" : \"  \" | rows[0].notes[0].text is blank"
      })
  void whatIsNotUnderstoodIsNamedWithItsPlace(String from, String to, String wanted)
      throws IOException {
    String good = WorkspaceWriter.text(SavingProcess.workspace(0, 1));
    assertTrue(good.contains(from), good);
    String message = fault(good.replaceFirst(java.util.regex.Pattern.quote(from), to));
    assertEquals(file() + ": " + wanted, message);
  }

  @Test
  void noDamageMakesAnythingButOneLine() throws IOException {
    String good = WorkspaceWriter.text(SavingProcess.workspace(0, 2));
    for (long seed = 0; seed < 500; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      StringBuilder bad = new StringBuilder(good);
      for (int i = 0; i < 3; i++) {
        bad.setCharAt(random.nextInt(bad.length()), "{}[]\",:019ex\n".charAt(random.nextInt(13)));
      }
      Files.writeString(file(), bad);
      try {
        WorkspaceFile.read(file());
      } catch (WorkspaceException e) {
        assertEquals(1, String.valueOf(e.getMessage()).lines().count(), "seed " + seed);
      }
    }
  }
}
