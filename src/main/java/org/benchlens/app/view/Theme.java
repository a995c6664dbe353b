package org.benchlens.app.view;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.text.Font;

/// The looks: fonts and style sheets.
public final class Theme {
  /// Family of all text.
  public static final String FAMILY = "Benchlens Sans";

  private static final List<String> FONTS =
      List.of(
          "BenchlensSans-Regular.ttf", "BenchlensSans-SemiBold.ttf", "BenchlensMono-Regular.ttf");

  private Theme() {}

  /// Loads the fonts. Once, before the first scene.
  public static void loadFonts() {
    for (String name : FONTS) {
      try (InputStream in =
          Objects.requireNonNull(Theme.class.getResourceAsStream("/org/benchlens/font/" + name))) {
        Font.loadFont(in, 13);
      } catch (IOException e) {
        throw new UncheckedIOException("font " + name + " cannot be loaded", e);
      }
    }
  }

  /// Dresses a scene, and again whenever `dark` changes.
  public static void dress(Scene scene, ObservableValue<Boolean> dark) {
    dress(scene, dark.getValue());
    dark.addListener((observed, before, now) -> dress(scene, now));
  }

  private static void dress(Scene scene, boolean dark) {
    scene
        .getStylesheets()
        .setAll(
            sheet(dark ? "theme-dark.css" : "theme-light.css"),
            sheet("base.css"),
            sheet("table.css"),
            sheet("screens.css"),
            sheet("rows.css"),
            sheet("records.css"),
            sheet("triage.css"));
  }

  /// JavaFX looks such a path up on the class path.
  private static String sheet(String name) {
    return "/org/benchlens/app/view/" + name;
  }
}
