package org.benchlens.reading.nvbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextPoolTest {
  private final TextPool pool = new TextPool();

  private String text(String text) {
    return pool.text(text.toCharArray(), 0, text.length());
  }

  @Test
  void equalTextsAreOneObject() {
    assertSame(text("duration"), text("duration"));
  }

  @Test
  void aRightGuessIsTakenAndAWrongOneIsNot() {
    String guess = text("hint");
    assertSame(guess, pool.text("xhint".toCharArray(), 1, 4, guess));
    assertEquals("hin", pool.text("hint".toCharArray(), 0, 3, guess));
    assertEquals("hide", pool.text("hide".toCharArray(), 0, 4, guess));
  }

  @Test
  void onlyTheGivenPartCounts() {
    assertEquals("bc", pool.text("abcd".toCharArray(), 1, 2));
  }

  @Test
  void thousandsOfTextsStayOneObjectEach() {
    List<String> first = new ArrayList<>();
    for (int i = 0; i < 5_000; i++) {
      first.add(text("text " + i));
    }
    for (int i = 0; i < 5_000; i++) {
      assertSame(first.get(i), text("text " + i));
    }
  }

  @Test
  void veryLongTextsAreNotKept() {
    String text = "x".repeat(1_000);
    assertNotSame(text(text), text(text));
  }

  @Test
  void textsMadeToCollideAreRightAllTheSame() {
    // Aa and BB have one hash code, so have all sequences of them.
    for (int i = 0; i < 4_096; i++) {
      StringBuilder made = new StringBuilder();
      for (int bit = 0; bit < 12; bit++) {
        made.append((i >> bit & 1) == 0 ? "Aa" : "BB");
      }
      assertEquals(made.toString(), text(made.toString()));
    }
  }
}
