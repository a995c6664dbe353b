package org.benchlens.app.viewmodel;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Pages of the manual, open at a word or closed.
public final class ManualViewModel {
  private final ReadOnlyObjectWrapper<@Nullable String> anchor = new ReadOnlyObjectWrapper<>();

  /// Opens the page.
  ///
  /// @param word a check or a reason, as the page writes it; empty for its start
  public void open(String word) {
    anchor.set(word);
  }

  /// Opens the page at its start, or closes it.
  public void toggle() {
    anchor.set(anchor.get() == null ? "" : null);
  }

  /// Closes it.
  ///
  /// @return whether it was open
  public boolean hide() {
    boolean was = anchor.get() != null;
    close();
    return was;
  }

  /// Closes it.
  public void close() {
    anchor.set(null);
  }

  /// Where the page is open: at a check or a reason, or at its start when empty; null when it is
  /// closed.
  public ReadOnlyObjectProperty<@Nullable String> anchorProperty() {
    return anchor.getReadOnlyProperty();
  }
}
