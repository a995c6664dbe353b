package org.benchlens.reading.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.SampleFault.Kind;
import org.benchlens.model.SampleFile;
import org.benchlens.model.SampleRead;
import org.benchlens.model.SampleSource;
import org.benchlens.model.Samples;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A result at `top/project/runs/ref.json`; what lies below `top/project` may be read.
class SampleFilesTest {
  @TempDir Path top;
  private Path project;
  private Path runs;
  private Path outside;

  @BeforeEach
  void makeFolders() throws IOException {
    top = top.toRealPath();
    project = top.resolve("project");
    runs = Files.createDirectories(project.resolve("runs"));
    outside = Files.createDirectories(top.resolve("outside"));
  }

  private SampleFiles files(boolean allowOutside) {
    return new SampleFiles(runs.resolve("ref.json"), allowOutside, Optional.empty());
  }

  private SampleRead read(String filename) {
    return files(false).read(new SampleFile(filename, 1), SampleArray.TIMES);
  }

  private SampleRead readAnywhere(String filename) {
    return files(true).read(new SampleFile(filename, 1), SampleArray.TIMES);
  }

  private static SampleRead loaded(float value) {
    return new SampleRead.Loaded(Samples.of(value));
  }

  private static Kind kind(SampleRead read) {
    return read instanceof SampleRead.Faulty(SampleFault fault)
        ? fault.kind()
        : org.junit.jupiter.api.Assertions.fail(read.toString());
  }

  @Test
  void aNameLeadsIntoTheResultsFolder() throws Exception {
    SampleFolder.write(runs.resolve("ref.json-bin/0.bin"), 5f);
    assertEquals(loaded(5), read("ref.json-bin/0.bin"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "perf_data/ref.json-bin/0.bin",
        "../../x/ref.json-bin/0.bin",
        "C:\\runs\\ref.json-bin\\0.bin",
        "/foreign/machine/ref.json-bin/0.bin"
      })
  void oldNamesLeadToTheSampleFolderBesideTheResult(String filename) throws Exception {
    SampleFolder.write(runs.resolve("ref.json-bin/0.bin"), 5f);
    assertEquals(loaded(5), read(filename));
  }

  @Test
  void theFolderAboveComesLast() throws Exception {
    SampleFolder.write(project.resolve("old/0.bin"), 5f);
    assertEquals(loaded(5), read("old/0.bin"));
    SampleFolder.write(runs.resolve("old/0.bin"), 6f);
    assertEquals(loaded(6), read("old/0.bin"));
  }

  @Test
  void theSampleFolderComesBeforeTheFolderAbove() throws Exception {
    SampleFolder.write(project.resolve("x/ref.json-bin/0.bin"), 5f);
    SampleFolder.write(runs.resolve("ref.json-bin/0.bin"), 6f);
    assertEquals(loaded(6), read("x/ref.json-bin/0.bin"));
  }

  @Test
  void anAbsoluteNameInsideIsReadAsItIs() throws Exception {
    Path file = SampleFolder.write(project.resolve("else/0.bin"), 5f);
    assertEquals(loaded(5), read(file.toString()));
  }

  @Test
  void anAbsoluteNameOutsideIsReadOnlyWhenAllowed() throws Exception {
    Path file = SampleFolder.write(outside.resolve("0.bin"), 5f);
    assertEquals(
        new SampleRead.Faulty(
            new SampleFault(Kind.OUTSIDE, SampleArray.TIMES, file.toString(), 1, -1)),
        read(file.toString()));
    assertEquals(loaded(5), readAnywhere(file.toString()));
  }

  @Test
  void aNameThatClimbsOutIsReadOnlyWhenAllowed() throws Exception {
    SampleFolder.write(outside.resolve("0.bin"), 5f);
    assertEquals(Kind.OUTSIDE, kind(read("../../outside/0.bin")));
    assertEquals(loaded(5), readAnywhere("../../outside/0.bin"));
  }

  @Test
  void aNameThatClimbsToTheFolderAboveIsInside() throws Exception {
    SampleFolder.write(project.resolve("other/0.bin"), 5f);
    assertEquals(loaded(5), read("../other/0.bin"));
  }

  @Test
  void aLinkToAFileOutsideIsOutside() throws Exception {
    Path file = SampleFolder.write(outside.resolve("0.bin"), 5f);
    Path link = runs.resolve("0.bin");
    Files.createSymbolicLink(link, file);
    assertEquals(
        new SampleRead.Faulty(
            new SampleFault(Kind.OUTSIDE, SampleArray.TIMES, file.toString(), 1, -1)),
        read("0.bin"));
    assertEquals(loaded(5), readAnywhere("0.bin"));
  }

  @Test
  void aLinkBesideAPlainFileOfAKnownFolderIsCheckedAllTheSame() throws Exception {
    SampleFolder.write(runs.resolve("ref.json-bin/0.bin"), 5f);
    Files.createSymbolicLink(
        runs.resolve("ref.json-bin/1.bin"), SampleFolder.write(outside.resolve("1.bin"), 6f));
    SampleFiles files = files(false);
    assertEquals(loaded(5), files.read(new SampleFile("ref.json-bin/0.bin", 1), SampleArray.TIMES));
    assertEquals(
        Kind.OUTSIDE, kind(files.read(new SampleFile("ref.json-bin/1.bin", 1), SampleArray.TIMES)));
  }

  @Test
  void aLinkToAFileInsideIsRead() throws Exception {
    Path file = SampleFolder.write(project.resolve("store/0.bin"), 5f);
    Files.createSymbolicLink(runs.resolve("0.bin"), file);
    assertEquals(loaded(5), read("0.bin"));
  }

  @Test
  void aLinkedSampleFolderOutsideIsOutside() throws Exception {
    SampleFolder.write(outside.resolve("0.bin"), 5f);
    Files.createSymbolicLink(runs.resolve("ref.json-bin"), outside);
    assertEquals(Kind.OUTSIDE, kind(read("ref.json-bin/0.bin")));
    assertEquals(loaded(5), readAnywhere("ref.json-bin/0.bin"));
  }

  @Test
  void aLinkToTheResultsFolderIsNoObstacle() throws Exception {
    SampleFolder.write(runs.resolve("ref.json-bin/0.bin"), 5f);
    Path link = Files.createSymbolicLink(outside.resolve("latest"), runs);
    assertEquals(
        loaded(5),
        new SampleFiles(link.resolve("ref.json"), false, Optional.empty())
            .read(new SampleFile("ref.json-bin/0.bin", 1), SampleArray.TIMES));
  }

  @Test
  void aBrokenLinkIsMissing() throws Exception {
    Files.createSymbolicLink(runs.resolve("0.bin"), runs.resolve("gone.bin"));
    assertEquals(Kind.MISSING, kind(read("0.bin")));
  }

  @Test
  void aLinkToItselfIsMissing() throws Exception {
    Files.createSymbolicLink(runs.resolve("0.bin"), runs.resolve("0.bin"));
    assertEquals(Kind.MISSING, kind(read("0.bin")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"no/0.bin", "/no/such/0.bin", "..", "a\u0000b", "C:\\x\\0.bin"})
  void whatIsNowhereIsMissing(String filename) {
    assertEquals(Kind.MISSING, kind(readAnywhere(filename)));
  }

  @Test
  void aFolderInPlaceOfAFileIsMissing() throws Exception {
    Files.createDirectories(runs.resolve("ref.json-bin/0.bin"));
    assertEquals(Kind.MISSING, kind(read("ref.json-bin/0.bin")));
  }

  @Test
  void aDeviceIsNoRegularFile() {
    assumeTrue(Files.exists(Path.of("/dev/zero")), "no such device here");
    assertEquals(Kind.MISSING, kind(readAnywhere("/dev/zero")));
  }

  @Test
  void theWorkingFolderIsNeverUsed() throws Exception {
    Path decoy = Files.createTempFile(Path.of("").toAbsolutePath(), "decoy", ".bin");
    try {
      SampleFolder.write(decoy, 5f);
      assertEquals(Kind.MISSING, kind(readAnywhere(decoy.getFileName().toString())));
    } finally {
      Files.delete(decoy);
    }
  }

  @Test
  void aMissingFileIsNamedAsDeclared() {
    assertEquals(
        new SampleRead.Faulty(
            new SampleFault(Kind.MISSING, SampleArray.FREQUENCIES, "no/0.bin", 3, -1)),
        files(false).read(new SampleFile("no/0.bin", 3), SampleArray.FREQUENCIES));
  }

  @Test
  void aFileIsLocatedWhereItIsRead() throws Exception {
    Path file = SampleFolder.write(runs.resolve("ref.json-bin/0.bin"), 5f);
    assertEquals(
        Optional.of(file), files(false).locate(new SampleFile("C:\\r\\ref.json-bin\\0.bin", 1)));
  }

  @Test
  void whatMayNotBeReadIsNotLocated() throws Exception {
    Path file = SampleFolder.write(outside.resolve("0.bin"), 5f);
    SampleFile declared = new SampleFile(file.toString(), 1);
    assertEquals(Optional.empty(), files(false).locate(declared));
    assertEquals(Optional.of(file), files(true).locate(declared));
  }

  @Test
  void aResultInTheWorkingFolderNeedsNoFolderInItsPath() {
    assertEquals(
        Kind.MISSING,
        kind(
            new SampleFiles(Path.of("ref.json"), false, Optional.empty())
                .read(new SampleFile("no/0.bin", 1), SampleArray.TIMES)));
  }

  @Test
  void aStateWithoutSidecarsHasNoSamples() {
    assertSame(SampleSource.NONE, files(false).source(SampleFolder.state(null, null)));
  }

  @Test
  void aSourceReadsWhatTheStateDeclares() throws Exception {
    SampleFolder.write(runs.resolve("t.bin"), 5f);
    SampleSource source = files(false).source(SampleFolder.state(new SampleFile("t.bin", 1), null));
    assertTrue(source.material(SampleArray.TIMES));
    assertEquals(loaded(5), source.read(SampleArray.TIMES));
    assertFalse(source.material(SampleArray.FREQUENCIES));
    assertEquals(Kind.NOT_DECLARED, kind(source.read(SampleArray.FREQUENCIES)));
  }

  // A folder that the user named

  private SampleRead located(String filename, Path folder) {
    return new SampleFiles(runs.resolve("ref.json"), false, Optional.of(folder))
        .read(new SampleFile(filename, 1), SampleArray.TIMES);
  }

  private void write(Path folder, String name, float value) throws IOException {
    Files.createDirectories(folder);
    byte[] bytes =
        java.nio.ByteBuffer.allocate(4)
            .order(java.nio.ByteOrder.LITTLE_ENDIAN)
            .putFloat(value)
            .array();
    Files.write(folder.resolve(name), bytes);
  }

  @Test
  void theFolderThatHoldsTheSampleFoldersIsAskedLast() throws IOException {
    write(outside.resolve("old.json-bin"), "0.bin", 3);
    String recorded = "../../perf/old.json-bin/0.bin";
    assertEquals(Kind.MISSING, kind(read(recorded)));
    assertEquals(loaded(3), located(recorded, outside));
    assertEquals(loaded(3), located("C:\\perf\\old.json-bin\\0.bin", outside));
    write(runs.resolve("old.json-bin"), "0.bin", 4);
    assertEquals(loaded(4), located("old.json-bin/0.bin", outside));
  }

  @Test
  void oneOfTheSampleFoldersLeadsToTheOther() throws IOException {
    write(outside.resolve("old.json-bin"), "0.bin", 3);
    write(outside.resolve("old.json-freqs-bin"), "0.bin", 5);
    Path times = outside.resolve("old.json-bin");
    assertEquals(loaded(3), located("x/old.json-bin/0.bin", times));
    assertEquals(loaded(5), located("x/old.json-freqs-bin/0.bin", times));
  }

  @Test
  void aFileIsNeverFoundByItsLastComponentAlone() throws IOException {
    write(outside, "0.bin", 3);
    assertEquals(Kind.MISSING, kind(located("perf/old.json-bin/0.bin", outside)));
    assertEquals(Kind.MISSING, kind(located("0.bin", outside)));
  }

  @Test
  void whatLeadsOutOfTheNamedFolderIsNotFollowed() throws IOException {
    write(outside.resolve("x-bin"), "in.bin", 1);
    write(top, "secret.bin", 3);
    assertEquals(Kind.MISSING, kind(located("x-bin/../../secret.bin", outside)));
  }

  @Test
  void aFileBesideTheResultIsNamedFromThereOn() throws IOException {
    write(runs.resolve("ref.json-bin"), "0.bin", 3);
    SampleRead read = files(false).read(new SampleFile("ref.json-bin/0.bin", 7), SampleArray.TIMES);
    assertEquals(
        new SampleRead.Faulty(
            new SampleFault(Kind.COUNT_DIFFERS, SampleArray.TIMES, "ref.json-bin/0.bin", 7, 1)),
        read);
  }
}
