package org.benchlens.app.viewmodel;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.benchlens.workspace.preferences.Preferences;
import org.benchlens.workspace.preferences.ThemeChoice;

/// Theme and size of the text, as chosen and as they come out.
public final class Appearance {
  /// Words of the themes, as [#choose] takes them.
  public static final List<String> THEMES =
      Stream.of(ThemeChoice.values()).map(ThemeChoice::word).toList();

  /// Sizes of the text, [%].
  public static final List<Integer> SIZES = List.of(80, 90, 100, 110, 125, 150, 175, 200);

  private static final int NORMAL = Preferences.DEFAULT.fontSize();

  private final PreferencesViewModel preferences;
  private final ReadOnlyStringWrapper theme = new ReadOnlyStringWrapper();
  private final ReadOnlyIntegerWrapper size = new ReadOnlyIntegerWrapper();
  private final ReadOnlyBooleanWrapper dark = new ReadOnlyBooleanWrapper();
  private boolean systemDark;
  private boolean forced;

  /// @param preferences where both are kept
  public Appearance(PreferencesViewModel preferences) {
    this.preferences = preferences;
    preferences.preferencesProperty().subscribe(now -> take(now));
  }

  private void take(Preferences now) {
    theme.set(now.theme().word());
    size.set(nearest(now.fontSize()));
    update();
  }

  private static int nearest(int pixels) {
    double percent = 100.0 * pixels / NORMAL;
    int best = 100;
    for (int step : SIZES) {
      best = Math.abs(step - percent) < Math.abs(best - percent) ? step : best;
    }
    return best;
  }

  private void update() {
    if (!forced) {
      ThemeChoice choice = preferences.preferencesProperty().get().theme();
      dark.set(choice == ThemeChoice.DARK || (choice == ThemeChoice.SYSTEM && systemDark));
    }
  }

  /// Chooses a theme by its word; other words change nothing.
  public void choose(String word) {
    ThemeChoice.of(word.toLowerCase(Locale.ROOT))
        .ifPresent(
            choice -> {
              forced = false;
              preferences.change(before -> before.withTheme(choice));
              update();
            });
  }

  /// Takes a theme for this window only, until one is chosen.
  public void force(boolean darkWanted) {
    forced = true;
    dark.set(darkWanted);
  }

  /// What the system prefers now.
  public void systemDark(boolean prefersDark) {
    systemDark = prefersDark;
    update();
  }

  /// Chooses a size of the text, [%]; the nearest of [#SIZES] is taken.
  public void size(int percent) {
    int pixels = Math.round(percent * NORMAL / 100f);
    preferences.change(before -> before.withFontSize(pixels));
  }

  /// Makes the text larger or smaller by some steps, as far as it goes.
  public void resize(int steps) {
    int at = SIZES.indexOf(size.get());
    size(SIZES.get(Math.clamp(at + steps, 0, SIZES.size() - 1)));
  }

  /// Word of the chosen theme.
  public ReadOnlyStringProperty themeProperty() {
    return theme.getReadOnlyProperty();
  }

  /// Size of the text, [%].
  public ReadOnlyIntegerProperty sizeProperty() {
    return size.getReadOnlyProperty();
  }

  /// Whether the theme is dark.
  public ReadOnlyBooleanProperty darkProperty() {
    return dark.getReadOnlyProperty();
  }
}
