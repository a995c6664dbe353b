package org.benchlens.app.viewmodel.nupp;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.benchlens.app.task.Lane;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.RecordFigureKind;
import org.benchlens.present.nupp.BenchmarkDetail;
import org.benchlens.present.screen.RecordTab;
import org.benchlens.present.screen.SheetRow;
import org.jspecify.annotations.Nullable;

/// Reasons and figure of the chosen benchmark, made off the UI thread. Those of the benchmark
/// before
/// stay until the new ones are ready.
public final class RecordPlots {
  private final Lane lane;
  private final ReadOnlyObjectWrapper<List<RecordFigureKind>> kinds =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<RecordFigureKind> kind =
      new ReadOnlyObjectWrapper<>(RecordFigureKind.FORKS);
  private final ReadOnlyIntegerWrapper fork = new ReadOnlyIntegerWrapper(0);
  private final ReadOnlyObjectWrapper<List<String>> forks = new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<@Nullable Figure> figure = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable BenchmarkDetail> detail =
      new ReadOnlyObjectWrapper<>();
  private RecordFigureKind wanted = RecordFigureKind.FORKS;
  private @Nullable RecordTab tab;
  private @Nullable SheetRow row;

  /// @param lane where figures are made
  RecordPlots(Lane lane) {
    this.lane = lane;
  }

  private record Made(Optional<BenchmarkDetail> detail, Figure figure) {}

  /// Takes another tab or row.
  void take(RecordTab nextTab, @Nullable SheetRow nextRow) {
    tab = nextTab;
    row = nextRow;
    kinds.set(nextTab.figures().kinds());
    forks.set(id().map(nextTab.figures()::forks).orElse(List.of()));
    fork.set(Math.clamp(fork.get(), 0, Math.max(0, forks.get().size() - 1)));
    draw();
  }

  private Optional<BenchmarkId> id() {
    SheetRow chosen = row;
    return chosen == null ? Optional.empty() : chosen.id();
  }

  /// Shows a figure; one that there is none of here is shown where there is.
  public void show(RecordFigureKind next) {
    wanted = next;
    draw();
  }

  /// Shows the figure of a key.
  ///
  /// @return whether there is one
  public boolean showKey(int key) {
    Optional<RecordFigureKind> found =
        kinds.get().stream().filter(one -> one.key() == key).findFirst();
    found.ifPresent(this::show);
    return found.isPresent();
  }

  /// Shows the samples of a fork, from 0.
  public void showFork(int index) {
    fork.set(Math.clamp(index, 0, Math.max(0, forks.get().size() - 1)));
    wanted = RecordFigureKind.FORK;
    draw();
  }

  private void draw() {
    RecordTab from = tab;
    if (from == null) {
      return;
    }
    Optional<BenchmarkId> id = id();
    List<RecordFigureKind> all = from.figures().kinds();
    RecordFigureKind chosen =
        id.isEmpty() && all.contains(RecordFigureKind.CHANGES) && from.margin().isPresent()
            ? RecordFigureKind.CHANGES
            : all.contains(wanted) ? wanted : all.getFirst();
    kind.set(chosen);
    int which = fork.get();
    @Nullable SheetRow chosenRow = row;
    if (id.isEmpty()) {
      detail.set(null);
    }
    lane.run(
            ticket ->
                new Made(
                    Optional.ofNullable(chosenRow).flatMap(from.detail()),
                    from.figures().of(id, chosen, which)))
        .onSuccess(
            made -> {
              detail.set(made.detail().orElse(null));
              figure.set(made.figure());
            });
  }

  /// The figures that there are.
  public ReadOnlyObjectProperty<List<RecordFigureKind>> kindsProperty() {
    return kinds.getReadOnlyProperty();
  }

  /// Which one is shown.
  public ReadOnlyObjectProperty<RecordFigureKind> kindProperty() {
    return kind.getReadOnlyProperty();
  }

  /// Which fork, from 0.
  public ReadOnlyIntegerProperty forkProperty() {
    return fork.getReadOnlyProperty();
  }

  /// Names of the forks of the chosen benchmark.
  public ReadOnlyObjectProperty<List<String>> forksProperty() {
    return forks.getReadOnlyProperty();
  }

  /// The figure, null before the first.
  public ReadOnlyObjectProperty<@Nullable Figure> figureProperty() {
    return figure.getReadOnlyProperty();
  }

  /// What is to say about the chosen benchmark, null for none.
  public ReadOnlyObjectProperty<@Nullable BenchmarkDetail> detailProperty() {
    return detail.getReadOnlyProperty();
  }
}
