package org.benchlens.app.viewmodel;

import java.util.Objects;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// A row in words: its name, and why it has its verdict.
public final class SelectionViewModel {
  private final RowFocus focus;
  private final ReadOnlyObjectWrapper<@Nullable RowName> name = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Why> why = new ReadOnlyObjectWrapper<>();
  private @Nullable RowItem described;
  private int revision;

  /// @param focus which row
  SelectionViewModel(RowFocus focus) {
    this.focus = focus;
    focus.item().addListener((observed, before, now) -> describe());
    focus.changes().addListener(change -> describe());
    describe();
  }

  private void describe() {
    RowItem item = focus.item().getValue();
    if (item == null) {
      described = null;
      name.set(null);
      why.set(null);
    } else if (item != described || item.revision() != revision) {
      described = item;
      revision = item.revision();
      RowName now = RowName.of(item.row());
      if (!now.equals(name.get())) {
        name.set(now);
      }
      Why known = item.row().verdict().map(decision -> Why.of(item, decision)).orElse(null);
      if (!Objects.equals(known, why.get())) {
        why.set(known);
      }
    }
  }

  /// The name of the selected row, null without one.
  public ReadOnlyObjectProperty<@Nullable RowName> nameProperty() {
    return name.getReadOnlyProperty();
  }

  /// Why it has its verdict; null without a row or a verdict.
  public ReadOnlyObjectProperty<@Nullable Why> whyProperty() {
    return why.getReadOnlyProperty();
  }
}
