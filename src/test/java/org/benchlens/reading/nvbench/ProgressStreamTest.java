package org.benchlens.reading.nvbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.benchlens.model.Progress;
import org.junit.jupiter.api.Test;

class ProgressStreamTest {
  private static InputStream stream(int size, long total, Progress progress) {
    return new ProgressStream(new ByteArrayInputStream(new byte[size]), total, progress);
  }

  @Test
  void progressIsToldOnceAMegabyte() throws Exception {
    int size = 5 << 20;
    List<Long> told = new ArrayList<>();
    try (InputStream stream = stream(size, size, (done, total) -> told.add(done))) {
      byte[] buffer = new byte[4096];
      while (stream.read(buffer) >= 0) {}
    }
    assertEquals(List.of(1L << 20, 2L << 20, 3L << 20, 4L << 20, 5L << 20), told);
  }

  @Test
  void singleBytesCountToo() throws Exception {
    List<Long> told = new ArrayList<>();
    int size = 1 << 20;
    try (InputStream stream = stream(size, size, (done, total) -> told.add(total))) {
      while (stream.read() >= 0) {}
    }
    assertEquals(List.of((long) size), told);
  }

  @Test
  void aFileThatGrowsIsNeverMoreThanAllRead() throws Exception {
    List<Long> told = new ArrayList<>();
    try (InputStream stream = stream(2 << 20, 100, (done, total) -> told.add(done))) {
      stream.readAllBytes();
    }
    assertEquals(List.of(100L, 100L), told);
  }

  @Test
  void whoIsToldCanEndTheReading() throws Exception {
    Progress ending =
        (done, total) -> {
          throw new CancellationException();
        };
    try (InputStream stream = stream(2 << 20, 2 << 20, ending)) {
      assertThrows(CancellationException.class, stream::readAllBytes);
    }
  }
}
