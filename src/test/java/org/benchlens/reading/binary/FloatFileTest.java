package org.benchlens.reading.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.SampleFault.Kind;
import org.benchlens.model.SampleFile;
import org.benchlens.model.SampleRead;
import org.benchlens.model.Samples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FloatFileTest {
  @TempDir Path folder;

  private static SampleRead read(Path file, long count) {
    return FloatFile.read(
        file, file.getParent(), new SampleFile("declared", count), SampleArray.TIMES);
  }

  private static SampleRead faulty(Kind kind, Path file, long expected, long found) {
    return new SampleRead.Faulty(
        new SampleFault(kind, SampleArray.TIMES, file.getFileName().toString(), expected, found));
  }

  @Test
  void valuesAreLittleEndian() throws Exception {
    Path file =
        SampleFolder.writeBytes(
            folder.resolve("0.bin"), new byte[] {0, 0, (byte) 0x80, 0x3f, 0, 0, 0, (byte) 0xc0});
    assertEquals(new SampleRead.Loaded(Samples.of(1f, -2f)), read(file, 2));
  }

  @Test
  void oddValuesAreKeptAsTheyAre() throws Exception {
    float[] odd = {1e-40f, 0f, -0f, Float.NaN, Float.POSITIVE_INFINITY, -1f, Float.MAX_VALUE};
    Path file = SampleFolder.write(folder.resolve("0.bin"), odd);
    assertEquals(new SampleRead.Loaded(Samples.of(odd)), read(file, odd.length));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 262_143, 262_144, 262_145, 1_000_003})
  void filesOfAnySizeAreReadWholeAndInOrder(int count) throws Exception {
    long seed = 7;
    Random random = new Random(seed);
    float[] values = new float[count];
    for (int i = 0; i < count; i++) {
      values[i] = random.nextFloat();
    }
    Path file = SampleFolder.write(folder.resolve("0.bin"), values);
    assertEquals(new SampleRead.Loaded(Samples.of(values)), read(file, count), "seed " + seed);
  }

  @Test
  void bytesBehindTheLastWholeValueAreIgnored() throws Exception {
    Path file =
        SampleFolder.writeBytes(folder.resolve("0.bin"), new byte[] {0, 0, (byte) 0x80, 0x3f, 9});
    assertEquals(new SampleRead.Loaded(Samples.of(1f)), read(file, 1));
  }

  @ParameterizedTest
  @CsvSource({"1001, 532, 250", "8, 3, 2", "8, 1, 2", "8, 0, 2", "3, 1, 0"})
  void anotherCountIsAFault(int bytes, long declared, long found) throws Exception {
    Path file = SampleFolder.writeBytes(folder.resolve("0.bin"), new byte[bytes]);
    assertEquals(faulty(Kind.COUNT_DIFFERS, file, declared, found), read(file, declared));
  }

  @Test
  void aHugeDeclaredCountAllocatesNothing() throws Exception {
    Path file = SampleFolder.write(folder.resolve("0.bin"), 1f, 2f);
    assertEquals(faulty(Kind.COUNT_DIFFERS, file, Long.MAX_VALUE, 2), read(file, Long.MAX_VALUE));
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "0, 80", "3, 0"})
  void aFileWithoutAValueIsEmpty(int bytes, long declared) throws Exception {
    Path file = SampleFolder.writeBytes(folder.resolve("0.bin"), new byte[bytes]);
    assertEquals(faulty(Kind.EMPTY, file, declared, 0), read(file, declared));
  }

  @Test
  void aFileThatIsGoneIsMissing() {
    Path file = folder.resolve("no.bin");
    assertEquals(faulty(Kind.MISSING, file, 1, -1), read(file, 1));
  }

  @Test
  void aFolderIsUnreadable() throws Exception {
    Path inPlace = Files.createDirectory(folder.resolve("0.bin"));
    assertTrue(read(inPlace, 1) instanceof SampleRead.Faulty);
  }

  @Test
  void aLinkIsNotFollowed() throws Exception {
    Path file = SampleFolder.write(folder.resolve("0.bin"), 1f);
    Path link = Files.createSymbolicLink(folder.resolve("link.bin"), file);
    assertEquals(faulty(Kind.UNREADABLE, link, 1, -1), read(link, 1));
  }

  @Test
  void interruptionEndsTheWorkInsteadOfBlamingTheFile() throws Exception {
    Path file = SampleFolder.write(folder.resolve("0.bin"), 1f);
    Thread.currentThread().interrupt();
    try {
      assertThrows(CancellationException.class, () -> read(file, 1));
    } finally {
      assertTrue(Thread.interrupted());
    }
  }
}
