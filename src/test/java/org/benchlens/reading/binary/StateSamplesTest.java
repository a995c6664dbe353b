package org.benchlens.reading.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.SampleFile;
import org.benchlens.model.SampleRead;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StateSamplesTest {
  @TempDir Path folder;

  private StateSamples samples(long count) {
    return new StateSamples(
        new SampleLocator(folder.resolve("r.json"), false, java.util.Optional.empty()),
        SampleFolder.state(new SampleFile("0.bin", count), null));
  }

  @ParameterizedTest
  @CsvSource({"8, 2, true", "8, 3, true", "1, 2, true", "0, 2, false", "8, 0, false"})
  void materialIsDeclaredAndNotEmpty(int bytes, long count, boolean material) throws Exception {
    SampleFolder.writeBytes(folder.resolve("0.bin"), new byte[bytes]);
    assertEquals(material, samples(count).material(SampleArray.TIMES));
  }

  @Test
  void aMissingFileIsNotMaterial() {
    assertEquals(false, samples(2).material(SampleArray.TIMES));
  }

  @Test
  void aFileThatVanishesAfterTheLookIsMissing() throws Exception {
    Path file = SampleFolder.write(folder.resolve("0.bin"), 1f);
    StateSamples samples = samples(1);
    assertEquals(true, samples.material(SampleArray.TIMES));
    Files.delete(file);
    assertEquals(
        SampleFault.Kind.MISSING,
        ((SampleRead.Faulty) samples.read(SampleArray.TIMES)).fault().kind());
  }

  @Test
  void aFileThatShrinksAfterTheLookHasAnotherCount() throws Exception {
    SampleFolder.write(folder.resolve("0.bin"), 1f, 2f);
    StateSamples samples = samples(2);
    assertEquals(true, samples.material(SampleArray.TIMES));
    SampleFolder.write(folder.resolve("0.bin"), 1f);
    assertEquals(
        SampleFault.Kind.COUNT_DIFFERS,
        ((SampleRead.Faulty) samples.read(SampleArray.TIMES)).fault().kind());
  }
}
