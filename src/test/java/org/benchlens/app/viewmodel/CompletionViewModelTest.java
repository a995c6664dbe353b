package org.benchlens.app.viewmodel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class CompletionViewModelTest {
  private final CompletionViewModel completion = Opened.example("realistic").completion();

  @Test
  void valuesComeFromTheOpenFiles() {
    completion.update("bench:mix", 9);
    assertTrue(completion.open());
    assertEquals("mixed_axes", completion.chosen(true).orElseThrow().text());
    assertTrue(completion.chosen(false).isEmpty(), "none is marked yet");
  }

  @Test
  void markingStopsAtTheEnds() {
    completion.update("status:", 7);
    completion.move(-1);
    assertEquals(0, completion.markedProperty().get());
    completion.move(100);
    assertEquals("????", completion.chosen(false).orElseThrow().text());
  }

  @Test
  void otherTextMarksNone() {
    completion.update("status:", 7);
    completion.move(2);
    completion.update("status:A", 8);
    assertEquals(-1, completion.markedProperty().get());
  }

  @Test
  void whereNothingFitsNothingIsOpen() {
    completion.update("zzzz", 4);
    assertFalse(completion.open());
    completion.move(1);
    assertTrue(completion.chosen(true).isEmpty());
    completion.update("status:", 7);
    completion.close();
    assertFalse(completion.open());
  }
}
