package org.benchlens.app.viewmodel;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.benchlens.present.figure.SampleAxis;
import org.benchlens.present.figure.Span;

/// What the figures of a row share: axes that count the same show the same part of it, and know
/// where on it the pointer is.
public final class PlotLinks {
  private final Map<SampleAxis, ObjectProperty<Optional<Span>>> ranges =
      new EnumMap<>(SampleAxis.class);
  private final Map<SampleAxis, ObjectProperty<OptionalDouble>> pointers =
      new EnumMap<>(SampleAxis.class);

  private final ReadOnlyIntegerWrapper resets = new ReadOnlyIntegerWrapper();

  PlotLinks() {
    for (SampleAxis axis : SampleAxis.values()) {
      ranges.put(axis, new SimpleObjectProperty<>(Optional.empty()));
      pointers.put(axis, new SimpleObjectProperty<>(OptionalDouble.empty()));
    }
  }

  /// The shown part of all axes of a kind, base units; empty for all of them.
  public ObjectProperty<Optional<Span>> rangeProperty(SampleAxis axis) {
    return of(ranges, axis);
  }

  /// Where the pointer is on them, base units; empty where it is elsewhere.
  public ObjectProperty<OptionalDouble> pointerProperty(SampleAxis axis) {
    return of(pointers, axis);
  }

  private static <T> T of(Map<SampleAxis, T> all, SampleAxis axis) {
    T found = all.get(axis);
    if (found == null) {
      throw new IllegalStateException("no axis " + axis);
    }
    return found;
  }

  /// Shows all of every axis again.
  public void reset() {
    ranges.values().forEach(range -> range.set(Optional.empty()));
    pointers.values().forEach(pointer -> pointer.set(OptionalDouble.empty()));
    resets.set(resets.get() + 1);
  }

  /// Changes whenever all of every axis is shown again, those that are not shared too.
  public ReadOnlyIntegerProperty resetsProperty() {
    return resets.getReadOnlyProperty();
  }
}
