package org.benchlens.app.control;

import java.util.HashMap;
import java.util.Map;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import org.benchlens.present.figure.Lettering;

/// The fonts of one family, by size and weight, each looked up once. For the UI thread only.
public final class Fonts {
  private final String family;
  private final Map<Key, Font> known = new HashMap<>();

  /// @param family name of an installed or loaded family; an unknown name gives the system's font
  public Fonts(String family) {
    this.family = family;
  }

  /// The font of a lettering.
  public Font of(Lettering lettering) {
    return known.computeIfAbsent(new Key(lettering.size(), lettering.bold()), this::find);
  }

  private Font find(Key key) {
    FontWeight weight = key.bold() ? FontWeight.BOLD : FontWeight.NORMAL;
    return Font.font(family, weight, key.size());
  }

  private record Key(double size, boolean bold) {}
}
