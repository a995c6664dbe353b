package org.benchlens.app.viewmodel;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// Remembers for as long as the program runs.
public final class SessionMemory implements ColumnMemory {
  private static final int MOST = 200;

  private final Map<String, TableSetup> kept = new LinkedHashMap<>();

  /// Nothing is remembered yet.
  public SessionMemory() {}

  @Override
  public Optional<TableSetup> recall(String pair) {
    return Optional.ofNullable(kept.get(pair));
  }

  @Override
  public void keep(String pair, TableSetup setup) {
    kept.remove(pair);
    kept.put(pair, setup);
    if (kept.size() > MOST) {
      kept.remove(kept.keySet().iterator().next());
    }
  }
}
