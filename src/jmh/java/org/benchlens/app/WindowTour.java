package org.benchlens.app;

import com.sun.javafx.tk.RenderJob;
import com.sun.javafx.tk.Toolkit;
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
import java.util.function.IntConsumer;
import java.util.function.UnaryOperator;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
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
  private static final int ROUNDS = Integer.getInteger("benchlens.rounds", 21);
  /// Kinds of steps to take, separated by commas; all when empty.
  private static final String STEPS = System.getProperty("benchlens.steps", "");

  private static final int QUIET_FRAMES = 45;
  private static final int FRAMES = 240;
  private static final int ROWS_A_FRAME = 7;

  private final OperatingSystemMXBean system =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  private final ExplorerViewModel explorer;
  private final Scene scene;
  private final Runnable end;
  private final FxRunner runner;
  private final Deque<Runnable> steps = new ArrayDeque<>();
  private final StallWatchdog watchdog = StallWatchdog.start();
  private String current = "";
  private volatile long seen;

  private WindowTour(FxRunner runner, ExplorerViewModel explorer, Scene scene, Runnable end) {
    this.runner = runner;
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
    FxRunner runner = new FxRunner();
    ExplorerViewModel explorer =
        new ExplorerViewModel(
            runner,
            new WindowDesk(stage, stage::close, files -> {}),
            Runtime.getRuntime().availableProcessors(),
            Progress.NONE);
    Scene scene = ExplorerWindow.scene(explorer, 1280, 800, UnaryOperator.identity());
    stage.setScene(scene);
    stage.show();
    Marks.follow(explorer, () -> {});
    WindowTour tour = new WindowTour(runner, explorer, scene, end);
    explorer.session().phaseProperty().addListener((_, _, now) -> tour.phase(now));
    // As a person does, open when the window is there.
    Marks.onScreen(
        () -> {
          first.apply(explorer);
          ExplorerWindow.prepareAfterRows(explorer, runner);
        });
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
    // What opening costs is measured where the program is started as a person starts it.
    steps.add(this::rest);
    steps.add(
        () -> {
          watchdog.clear();
          next();
        });
    plan("threshold", i -> change(() -> threshold(0.006 + 0.0007 * i), look()));
    plan("filter", i -> change(() -> filter(i % 2 == 0 ? "status:AMBG T=I8" : "rel>0.5%"), look()));
    plan("no-filter", i -> change(() -> filter(""), look()), 1);
    plan(
        "sort",
        i -> {
          SortKey key = new SortKey(i % 2 == 0 ? "rel" : "ref_bounds", i % 3 == 0);
          change(() -> explorer.rows().sort(key), look());
        });
    if (wanted("scroll")) {
      steps.add(this::scroll);
    }
    plan(
        "figure",
        i -> {
          int row = 1 + i % explorer.rows().items().size();
          change(() -> select(row), explorer.plots().plotsProperty());
        });
    plan("drill-down", i -> screen(explorer::drillDown), 1);
    plan("zoom", i -> screen(() -> zoom(1 - 0.9 * i / ROUNDS)));
    steps.add(this::finish);
  }

  private void plan(String name, IntConsumer step) {
    plan(name, step, ROUNDS);
  }

  /// Before the first step of a kind nothing else is under way, as when a person has looked at what
  /// came before.
  private void plan(String name, IntConsumer step, int rounds) {
    if (wanted(name)) {
      steps.add(this::rest);
      for (int i = 0; i < rounds; i++) {
        int round = i;
        steps.add(
            () -> {
              current = name;
              step.accept(round);
            });
      }
    }
  }

  private static boolean wanted(String name) {
    return STEPS.isEmpty() || List.of(STEPS.split(",")).contains(name);
  }

  private ObservableValue<?> look() {
    return explorer.rows().lookProperty();
  }

  private void rest() {
    new AnimationTimer() {
      private int quiet;

      @Override
      public void handle(long now) {
        quiet = runner.idle() ? quiet + 1 : 0;
        if (quiet > QUIET_FRAMES) {
          stop();
          next();
        }
      }
    }.start();
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

  private void screen(Runnable what) {
    long start = System.nanoTime();
    long cpu = system.getProcessCpuTime();
    what.run();
    onScreen(() -> done(start, cpu));
  }

  /// Does something and waits until its last effect is on the screen.
  private void change(Runnable what, ObservableValue<?> effect) {
    long start = System.nanoTime();
    long cpu = system.getProcessCpuTime();
    InvalidationListener listener =
        new InvalidationListener() {
          @Override
          public void invalidated(javafx.beans.Observable changed) {
            boolean busy = explorer.session().phaseProperty().get() == Phase.DECIDING;
            if (!busy && effect.getValue() != null) {
              effect.removeListener(this);
              onScreen(() -> done(start, cpu));
            }
          }
        };
    effect.addListener(listener);
    what.run();
  }

  /// Calls back on JavaFX's thread when what is set now has been drawn: the frame is laid out in
  /// the next pulse, and what is asked of the renderer after that comes after the frame.
  private void onScreen(Runnable then) {
    scene.addPostLayoutPulseListener(
        new Runnable() {
          @Override
          public void run() {
            scene.removePostLayoutPulseListener(this);
            Platform.runLater(() -> drawn(then));
          }
        });
    Platform.requestNextPulse();
  }

  private void drawn(Runnable then) {
    var _ =
        Toolkit.getToolkit()
            .addRenderJob(
                new RenderJob(
                    () -> {
                      seen = System.nanoTime();
                      Platform.runLater(then);
                    }));
  }

  private void done(long start, long cpu) {
    print(current, seen - start, system.getProcessCpuTime() - cpu);
    // The next step begins in an event of its own, as a key would bring it.
    Platform.runLater(this::next);
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
