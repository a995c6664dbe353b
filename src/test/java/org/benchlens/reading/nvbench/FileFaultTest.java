package org.benchlens.reading.nvbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.CharConversionException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.benchlens.reading.ReadingException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class FileFaultTest {
  static Stream<Arguments> faults() {
    return Stream.of(
        Arguments.of(new NoSuchFileException("/x"), "there is no such file; check the path"),
        Arguments.of(
            new AccessDeniedException("/x"),
            "may not be read: permission denied; change its permissions"),
        Arguments.of(new CharConversionException("x"), "not JSON: the text is no valid Unicode"),
        Arguments.of(new IOException("disk on fire"), "could not be read: disk on fire"),
        Arguments.of(new IOException(), "could not be read: input error"));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void eachFaultIsOneClearLine(IOException cause, String message) {
    assertEquals("r.json: " + message, FileFault.of("r.json", cause).getMessage());
  }

  @Test
  void theCauseIsKept() {
    IOException cause = new IOException("x");
    assertSame(cause, FileFault.of("r.json", cause).getCause());
  }

  @Test
  void aDeviceIsNoRegularFile() {
    Path device = Path.of("/dev/null");
    assumeTrue(Files.exists(device), "no such device here");
    ReadingException fault =
        assertThrows(ReadingException.class, () -> FileFault.size(device, "r.json"));
    assertEquals("r.json: this is no regular file; save it to a file first", fault.getMessage());
  }
}
