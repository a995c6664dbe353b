package org.benchlens.app.view;

import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// A place for a part of the window that is made when it is first shown: what nobody has looked at
/// takes no time, neither at the start nor when rows change.
///
/// @param <T> the part
final class LatePart<T extends Node> extends StackPane {
  private final Supplier<T> make;
  private @Nullable T made;

  /// @param shown whether it is shown
  /// @param make makes it, once
  LatePart(ObservableValue<Boolean> shown, Supplier<T> make) {
    this.make = make;
    setMinSize(0, 0);
    setPickOnBounds(false);
    Words.when(this, shown);
    shown.subscribe(
        now -> {
          if (now) {
            get();
          }
        });
  }

  /// The part; made now if it has not been shown yet.
  T get() {
    if (made == null) {
      made = make.get();
      getChildren().setAll(made);
    }
    return made;
  }
}
