package org.benchlens.app.viewmodel;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.benchlens.present.figure.FigureKind;

/// Which figures of a row are shown side by side: some of the nine, or the one that fits the row.
public final class FigureSet {
  private static final List<FigureKind> FIRST =
      List.of(
          FigureKind.DISTRIBUTION,
          FigureKind.COVERAGE,
          FigureKind.COVERAGE_CURVE,
          FigureKind.RUN_ORDER);

  private final ReadOnlyObjectWrapper<Choice> choice;

  /// What is shown.
  ///
  /// @param automatic whether only the figure that fits the row is shown
  /// @param kinds figures in the order of their keys, never none; shown unless `automatic`
  public record Choice(boolean automatic, List<FigureKind> kinds) {
    public Choice {
      kinds = List.copyOf(kinds);
    }

    /// Whether a figure is shown because it was chosen.
    public boolean shows(FigureKind kind) {
      return !automatic && kinds.contains(kind);
    }
  }

  /// Four of them.
  public FigureSet() {
    this(new Choice(false, FIRST));
  }

  /// Given ones.
  FigureSet(List<FigureKind> kinds) {
    this(new Choice(false, kinds));
  }

  private FigureSet(Choice first) {
    choice = new ReadOnlyObjectWrapper<>(first);
  }

  /// Another set that shows the same at first.
  FigureSet copy() {
    return new FigureSet(choice.get());
  }

  /// Shows these only; none leaves everything as it is.
  public void show(List<FigureKind> kinds) {
    if (!kinds.isEmpty()) {
      set(EnumSet.copyOf(kinds));
    }
  }

  /// Shows a figure beside the others.
  public void add(FigureKind kind) {
    Set<FigureKind> all = EnumSet.copyOf(choice.get().kinds());
    all.add(kind);
    set(all);
  }

  /// Shows a figure, or no longer; the last one stays. Ends the automatic choice.
  public void toggle(FigureKind kind) {
    Set<FigureKind> all = EnumSet.copyOf(choice.get().kinds());
    if (choice.get().automatic() || !all.contains(kind)) {
      all.add(kind);
    } else if (all.size() > 1) {
      all.remove(kind);
    }
    set(all);
  }

  /// Shows the figure that fits the row, or again what was shown before.
  public void toggleAutomatic() {
    choice.set(new Choice(!choice.get().automatic(), choice.get().kinds()));
  }

  /// Shows the figure that fits the row.
  public void showFitting() {
    choice.set(new Choice(true, choice.get().kinds()));
  }

  private void set(Set<FigureKind> kinds) {
    choice.set(new Choice(false, List.copyOf(kinds)));
  }

  /// What is shown.
  public ReadOnlyObjectProperty<Choice> choiceProperty() {
    return choice.getReadOnlyProperty();
  }
}
