package org.benchlens.workspace.preferences;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.benchlens.compare.Status;

/// What a person chose for the window.
///
/// @param theme theme of the window
/// @param fontSize size of the text, [px], 9 to 40; everything scales with it
/// @param window size of the window, empty until one was closed
/// @param density whether distributions have their density lines
/// @param recent pairs opened lately, newest first, each once, at most [#MOST_RECENT]
public record Preferences(
    ThemeChoice theme,
    int fontSize,
    Optional<WindowSize> window,
    boolean density,
    List<RecentPair> recent) {

  /// How many pairs are remembered.
  public static final int MOST_RECENT = 20;

  /// Smallest size of the text, [px].
  public static final int LEAST_FONT_SIZE = 9;

  /// Largest size of the text, [px].
  public static final int MOST_FONT_SIZE = 40;

  /// What holds before anything was chosen.
  public static final Preferences DEFAULT =
      new Preferences(ThemeChoice.SYSTEM, 13, Optional.empty(), false, List.of());

  /// Checks the size of the text and drops pairs that are there twice or too old.
  public Preferences {
    if (!fitsFontSize(fontSize)) {
      throw new IllegalArgumentException(
          "font size " + fontSize + " is not within " + LEAST_FONT_SIZE + " to " + MOST_FONT_SIZE);
    }
    List<RecentPair> kept = new ArrayList<>();
    for (RecentPair pair : recent) {
      if (kept.size() < MOST_RECENT
          && kept.stream().noneMatch(other -> other.isOf(pair.reference(), pair.compare()))) {
        kept.add(pair);
      }
    }
    recent = List.copyOf(kept);
  }

  /// Whether a size of the text is within the bounds.
  public static boolean fitsFontSize(int size) {
    return size >= LEAST_FONT_SIZE && size <= MOST_FONT_SIZE;
  }

  /// These with another theme.
  public Preferences withTheme(ThemeChoice chosen) {
    return new Preferences(chosen, fontSize, window, density, recent);
  }

  /// These with another size of the text, [px]; one outside the bounds becomes the nearest within.
  public Preferences withFontSize(int size) {
    return new Preferences(
        theme, Math.clamp(size, LEAST_FONT_SIZE, MOST_FONT_SIZE), window, density, recent);
  }

  /// These with another size of the window.
  public Preferences withWindow(WindowSize size) {
    return new Preferences(theme, fontSize, Optional.of(size), density, recent);
  }

  /// These with or without density lines.
  public Preferences withDensity(boolean shown) {
    return new Preferences(theme, fontSize, window, shown, recent);
  }

  /// These with a pair in front that was just opened; it keeps the columns it had.
  public Preferences opened(String reference, String compare) {
    return opened(reference, compare, pair(reference, compare).opened());
  }

  /// These with a pair in front that was opened at a time, [s] since 1970; it keeps what was known
  /// of it.
  public Preferences opened(String reference, String compare, long second) {
    return first(pair(reference, compare).at(second));
  }

  /// These with the row counts of a remembered pair, in its place; unchanged without the pair.
  public Preferences counted(String reference, String compare, Map<Status, Integer> counts) {
    return changed(reference, compare, pair -> pair.withCounts(counts));
  }

  /// These with the workspace file of a remembered pair; unchanged without the pair.
  public Preferences saved(String reference, String compare, String workspace) {
    return changed(reference, compare, pair -> pair.with(pair.triage().in(workspace)));
  }

  /// These with how many rows of a remembered pair are triaged; unchanged without the pair.
  ///
  /// @param done number of rows with a mark, 0 to `all`
  /// @param all number of rows that are AMBG or have a mark
  public Preferences triaged(String reference, String compare, int done, int all) {
    return changed(reference, compare, pair -> pair.with(pair.triage().counted(done, all)));
  }

  private Preferences changed(String reference, String compare, UnaryOperator<RecentPair> change) {
    return new Preferences(
        theme,
        fontSize,
        window,
        density,
        recent.stream()
            .map(pair -> pair.isOf(reference, compare) ? change.apply(pair) : pair)
            .toList());
  }

  /// These without any pair.
  public Preferences withoutRecent() {
    return new Preferences(theme, fontSize, window, density, List.of());
  }

  /// These with other columns for a pair, which comes to the front.
  public Preferences withColumns(String reference, String compare, List<String> columns) {
    return first(pair(reference, compare).withColumns(columns));
  }

  /// These without a pair.
  public Preferences forgotten(String reference, String compare) {
    return new Preferences(
        theme,
        fontSize,
        window,
        density,
        recent.stream().filter(pair -> !pair.isOf(reference, compare)).toList());
  }

  /// The columns chosen for a pair; empty when none were, or the pair is not remembered.
  public List<String> columns(String reference, String compare) {
    return pair(reference, compare).columns();
  }

  private RecentPair pair(String reference, String compare) {
    return recent.stream()
        .filter(pair -> pair.isOf(reference, compare))
        .findFirst()
        .orElse(RecentPair.of(reference, compare));
  }

  private Preferences first(RecentPair pair) {
    List<RecentPair> pairs = new ArrayList<>();
    pairs.add(pair);
    pairs.addAll(recent);
    return new Preferences(theme, fontSize, window, density, pairs);
  }
}
