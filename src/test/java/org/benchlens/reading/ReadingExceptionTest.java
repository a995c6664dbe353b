package org.benchlens.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ReadingExceptionTest {
  @Test
  void theMessageSaysFilePlaceAndFault() {
    ReadingException fault = new ReadingException("a/ref.json", "line 3, column 7", "not JSON");
    assertEquals("a/ref.json, line 3, column 7: not JSON", fault.getMessage());
  }

  @Test
  void withoutAPlaceTheMessageSaysFileAndFault() {
    assertEquals("r.json: is empty", new ReadingException("r.json", "", "is empty").getMessage());
  }

  @Test
  void theMessageIsOneLine() {
    assertEquals("a b: c d", new ReadingException("a\nb", "", "c\r\n\td").getMessage());
  }

  @Test
  void pathAndPlaceAreKept() {
    ReadingException fault = new ReadingException("r.json", "line 1, column 2", "bad");
    assertEquals("r.json line 1, column 2", fault.path() + " " + fault.place());
  }
}
