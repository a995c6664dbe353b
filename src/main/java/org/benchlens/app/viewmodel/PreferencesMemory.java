package org.benchlens.app.viewmodel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.benchlens.workspace.preferences.Preferences;

/// Keeps setups of the table with the pairs that the preferences remember, as `name=value` lines.
final class PreferencesMemory implements ColumnMemory {
  private final PreferencesViewModel preferences;

  PreferencesMemory(PreferencesViewModel preferences) {
    this.preferences = preferences;
  }

  @Override
  public Optional<TableSetup> recall(String reference, String compare) {
    List<String> lines = preferences.preferencesProperty().get().columns(reference, compare);
    Map<String, String> entries = new LinkedHashMap<>();
    for (String line : lines) {
      int at = line.indexOf('=');
      if (at > 0) {
        entries.put(line.substring(0, at), line.substring(at + 1));
      }
    }
    return entries.isEmpty() ? Optional.empty() : Optional.of(TableSetup.of(entries));
  }

  @Override
  public void keep(String reference, String compare, TableSetup setup) {
    List<String> lines =
        setup.entries().entrySet().stream()
            .map(entry -> entry.getKey() + "=" + entry.getValue())
            .toList();
    Preferences now = preferences.preferencesProperty().get();
    // A pair is remembered once it could be opened.
    if (remembered(now, reference, compare) && !now.columns(reference, compare).equals(lines)) {
      preferences.change(
          known ->
              remembered(known, reference, compare)
                  ? known.withColumns(reference, compare, lines)
                  : known);
    }
  }

  private static boolean remembered(Preferences preferences, String reference, String compare) {
    return preferences.recent().stream().anyMatch(pair -> pair.isOf(reference, compare));
  }
}
