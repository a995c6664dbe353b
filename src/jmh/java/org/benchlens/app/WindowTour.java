package org.benchlens.app;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.animation.AnimationTimer;
import javafx.beans.InvalidationListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.control.TableView;
import javafx.stage.Stage;
import org.benchlens.app.task.FxRunner;
import org.benchlens.app.task.FxThread;
import org.benchlens.app.task.StallWatchdog;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Phase;
import org.benchlens.app.viewmodel.Plots;
import org.benchlens.app.viewmodel.SortKey;
import org.benchlens.cli.OpenOptions;
import org.benchlens.compare.Threshold;
import org.benchlens.model.Progress;
import org.benchlens.present.figure.SampleAxis;
import org.benchlens.present.figure.Span;

/// Opens a pair in a window as the program does, then works as a person would and prints how long
/// each step took until it was on the screen: thresholds, filter, sort, scrolling, drill-down.
///
/// A line is `mark NAME MILLISECONDS CPU`: CPU is what the whole process spent on it, [ms].
public final class WindowTour {
  private static final int ROUNDS = Integer.getInteger("benchlens.rounds", 7);
  private static final int FRAMES = 240;
  private static final int ROWS_A_FRAME = 7;

  private final OperatingSystemMXBean system =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  private final ExplorerViewModel explorer;
  private final Scene scene;
  private final Runnable end;
  private final Deque<Runnable> steps = new ArrayDeque<>();
  private final StallWatchdog watchdog = StallWatchdog.start();

  private WindowTour(ExplorerViewModel explorer, Scene scene, Runnable end) {
    this.explorer = explorer;
    this.scene = scene;
    this.end = end;
  }

  /// @param arguments the two result files
  static void main(String[] arguments) throws Exception {
    OpenOptions options = OpenOptions.of(List.of(Path.of(arguments[0]), Path.of(arguments[1])));
    FirstView first = FirstView.of(options);
    FxThread.run(end -> start(first, end));
    System.exit(0);
  }

  private static void start(FirstView first, Runnable end) {
    Stage stage = new Stage();
    ExplorerViewModel explorer =
        new ExplorerViewModel(
            new FxRunner(),
            new WindowDesk(stage, stage::close, files -> {}),
            Runtime.getRuntime().availableProcessors(),
            Progress.NONE);
    Scene scene = ExplorerWindow.scene(explorer, 1280, 800, UnaryOperator.identity());
    stage.setScene(scene);
    stage.show();
    Marks.follow(explorer);
    WindowTour tour = new WindowTour(explorer, scene, end);
    explorer.session().phaseProperty().addListener((_, _, now) -> tour.phase(now));
    // As a person does, open when the window is there.
    Marks.onScreen(() -> first.apply(explorer));
  }

  private void phase(Phase now) {
    if (now == Phase.READY && steps.isEmpty()) {
      plan();
      Marks.onScreen(this::next);
    } else if (now == Phase.FAILED) {
      System.err.println("mark failed 0 0");
      end.run();
    }
  }

  private void plan() {
    for (int i = 0; i < ROUNDS; i++) {
      double center = 0.006 + 0.001 * i;
      steps.add(() -> change("threshold", () -> threshold(center), explorer.rows().lookProperty()));
    }
    for (int i = 0; i < ROUNDS; i++) {
      String filter = i % 2 == 0 ? "status:AMBG T=I8" : "rel>0.5%";
      steps.add(() -> change("filter", () -> filter(filter), explorer.rows().lookProperty()));
    }
    steps.add(() -> change("no-filter", () -> filter(""), explorer.rows().lookProperty()));
    for (int i = 0; i < ROUNDS; i++) {
      SortKey key = new SortKey(i % 2 == 0 ? "rel" : "ref_bounds", i % 3 == 0);
      steps.add(
          () -> change("sort", () -> explorer.rows().sort(key), explorer.rows().lookProperty()));
    }
    steps.add(this::scroll);
    for (int i = 0; i < ROUNDS; i++) {
      int row = 1 + i % explorer.rows().items().size();
      steps.add(() -> change("figure", () -> select(row), explorer.plots().plotsProperty()));
    }
    steps.add(() -> screen("drill-down", explorer::drillDown));
    for (int i = 0; i < ROUNDS; i++) {
      double share = 1 - 0.1 * i;
      steps.add(() -> screen("zoom", () -> zoom(share)));
    }
    steps.add(this::finish);
  }

  private void threshold(double center) {
    explorer
        .session()
        .decideBy(
            explorer
                .session()
                .settingsProperty()
                .get()
                .with(Threshold.SAME_CENTER_RELATIVE, center));
  }

  private void filter(String text) {
    explorer.rows().filter(text);
  }

  private void select(int row) {
    explorer.rows().select(null);
    explorer.rows().selectAt(row);
  }

  /// Shows the middle part of the time axis in all figures that have one.
  private void zoom(double share) {
    Plots plots = explorer.plots().plotsProperty().get();
    if (plots == null || plots.panels().isEmpty()) {
      return;
    }
    Span whole = plots.panels().getFirst().figure().x().domain();
    double middle = (whole.from() + whole.to()) / 2;
    double half = whole.width() * share / 2;
    explorer
        .plots()
        .links()
        .rangeProperty(SampleAxis.TIME)
        .set(Optional.of(new Span(middle - half, middle + half)));
  }

  private void screen(String name, Runnable what) {
    long start = System.nanoTime();
    long cpu = system.getProcessCpuTime();
    what.run();
    Marks.onScreen(() -> done(name, start, cpu));
  }

  /// Does something and waits until its last effect is on the screen.
  private void change(String name, Runnable what, ObservableValue<?> effect) {
    long start = System.nanoTime();
    long cpu = system.getProcessCpuTime();
    InvalidationListener listener =
        new InvalidationListener() {
          @Override
          public void invalidated(javafx.beans.Observable changed) {
            boolean busy = explorer.session().phaseProperty().get() == Phase.DECIDING;
            if (!busy && effect.getValue() != null) {
              effect.removeListener(this);
              Marks.onScreen(() -> done(name, start, cpu));
            }
          }
        };
    effect.addListener(listener);
    what.run();
  }

  private void done(String name, long start, long cpu) {
    print(name, System.nanoTime() - start, system.getProcessCpuTime() - cpu);
    next();
  }

  private void next() {
    steps.remove().run();
  }

  private void scroll() {
    TableView<?> table = (TableView<?>) scene.lookup(".row-table");
    int rows = table.getItems().size();
    long cpu = system.getProcessCpuTime();
    new AnimationTimer() {
      private final List<Long> times = new ArrayList<>();

      @Override
      public void handle(long now) {
        times.add(System.nanoTime());
        table.scrollTo(times.size() * ROWS_A_FRAME % Math.max(1, rows));
        if (times.size() > FRAMES) {
          stop();
          frames(times, system.getProcessCpuTime() - cpu);
          next();
        }
      }
    }.start();
  }

  private static void frames(List<Long> times, long cpu) {
    long[] gaps = new long[times.size() - 1];
    for (int i = 0; i < gaps.length; i++) {
      gaps[i] = times.get(i + 1) - times.get(i);
    }
    Arrays.sort(gaps);
    print("frame-median", gaps[gaps.length / 2], cpu / gaps.length);
    print("frame-p95", gaps[gaps.length * 95 / 100], cpu / gaps.length);
  }

  private void finish() {
    print("stall-p999", Math.round(watchdog.percentile(0.999) * 1e6), 0);
    print("stall-max", Math.round(watchdog.percentile(1) * 1e6), 0);
    end.run();
  }

  private static void print(String name, long nanos, long cpu) {
    System.err.println(
        String.format(Locale.ROOT, "mark %s %.1f %.0f", name, nanos / 1e6, cpu / 1e6));
  }
}
