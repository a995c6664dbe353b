package org.benchlens.workspace.preferences;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PreferencesTest {

  @Test
  void thePairOpenedLastStandsFirst() {
    Preferences two = Preferences.DEFAULT.opened("/a", "/b").opened("/c", "/d");
    assertEquals(List.of("/c", "/a"), references(two));
  }

  @Test
  void aPairOpenedAgainIsThereOnce() {
    Preferences again =
        Preferences.DEFAULT.opened("/a", "/b").opened("/c", "/d").opened("/a", "/b");
    assertEquals(List.of("/a", "/c"), references(again));
  }

  @Test
  void aPairOpenedAgainKeepsItsColumns() {
    List<String> columns = List.of("status", "noise");
    Preferences again =
        Preferences.DEFAULT.withColumns("/a", "/b", columns).opened("/c", "/d").opened("/a", "/b");
    assertEquals(columns, again.columns("/a", "/b"));
  }

  @Test
  void theSidesOfAPairAreNotInterchangeable() {
    Preferences one = Preferences.DEFAULT.withColumns("/a", "/b", List.of("status"));
    assertEquals(List.of(), one.columns("/b", "/a"));
  }

  @Test
  void theOldestPairIsForgotten() {
    Preferences many = Preferences.DEFAULT;
    for (int i = 0; i <= Preferences.MOST_RECENT; i++) {
      many = many.opened("/" + i, "/x");
    }
    assertEquals(Preferences.MOST_RECENT, many.recent().size());
    assertEquals("/1", many.recent().getLast().reference());
  }

  @Test
  void aForgottenPairIsGone() {
    Preferences one = Preferences.DEFAULT.opened("/a", "/b").opened("/c", "/d");
    assertEquals(List.of("/c"), references(one.forgotten("/a", "/b")));
  }

  @Test
  void theTriageOfAPairStaysWhenItIsOpenedAgain() {
    Preferences again =
        Preferences.DEFAULT
            .opened("/a", "/b")
            .saved("/a", "/b", "/w.benchlens")
            .triaged("/a", "/b", 3, 7)
            .triaged("/c", "/d", 1, 1)
            .opened("/a", "/b");
    assertEquals(new RecentTriage("/w.benchlens", 3, 7), again.recent().getFirst().triage());
    assertEquals(1, again.recent().size(), "a pair that was never opened is not made up");
  }

  @Test
  void moreRowsThanThereAreCannotBeDone() {
    assertThrows(IllegalArgumentException.class, () -> new RecentTriage("", 2, 1));
  }

  @ParameterizedTest
  @CsvSource({"8, 9", "9, 9", "13, 13", "40, 40", "41, 40"})
  void aSizeOfTextOutsideTheBoundsBecomesTheNearest(int asked, int got) {
    assertEquals(got, Preferences.DEFAULT.withFontSize(asked).fontSize());
  }

  @Test
  void aWindowTooSmallToGrabIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> new WindowSize(199, 800, false));
  }

  private static List<String> references(Preferences preferences) {
    return preferences.recent().stream().map(RecentPair::reference).toList();
  }
}
