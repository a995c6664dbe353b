package org.benchlens.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.benchlens.app.viewmodel.Detail;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Plots;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.Subject;
import org.benchlens.app.viewmodel.Surroundings;
import org.benchlens.cli.ExplorerException;
import org.benchlens.cli.OpenOptions;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.benchlens.model.Side;
import org.benchlens.present.figure.Brush;
import org.benchlens.present.figure.FigureKind;
import org.benchlens.present.figure.SampleAxis;
import org.benchlens.present.figure.Span;
import org.benchlens.present.format.WhenText;
import org.benchlens.present.group.Grouping;
import org.benchlens.present.table.DisplayMode;
import org.benchlens.workflow.Autosave;
import org.benchlens.workflow.PreferencesStore;
import org.benchlens.workspace.preferences.Preferences;

/// Every screen and state that a picture is taken of.
final class Pictures {
  private static final Path CORPUS = Path.of("src/test/resources/corpus");

  private static final Path STATE = Path.of("target/picture-state");

  private final List<Shot> shots = new ArrayList<>();

  /// One picture.
  ///
  /// @param name name of its file, without ending
  /// @param input folder with `ref.json` and `cmp.json`, or with the folders `ref` and `cmp`; empty
  ///     for none
  /// @param state `ready` or `reading`
  /// @param dark whether the theme is dark
  /// @param width width, [px]
  /// @param height height, [px]
  /// @param steps what to do first
  record Shot(
      String name,
      Optional<Path> input,
      String state,
      boolean dark,
      int width,
      int height,
      List<Consumer<ExplorerViewModel>> steps) {

    Shot sized(String suffix, int otherWidth, int otherHeight) {
      return new Shot(name + suffix, input, state, dark, otherWidth, otherHeight, steps);
    }

    Shot darkened() {
      return new Shot(name + "-dark", input, state, true, width, height, steps);
    }

    Shot then(Consumer<ExplorerViewModel> step) {
      List<Consumer<ExplorerViewModel>> more = new ArrayList<>(steps);
      more.add(step);
      return new Shot(name, input, state, dark, width, height, more);
    }

    /// Takes it.
    ///
    /// @param file where it goes
    WindowPicture picture(Path file) throws ExplorerException {
      OpenOptions.Snapshot snapshot = new OpenOptions.Snapshot(file, width, height, state);
      OpenOptions options =
          new OpenOptions(
              input.map(Shot::files).orElse(List.of()),
              Optional.of(dark),
              "",
              "",
              Optional.empty(),
              "",
              "time",
              false,
              false,
              "",
              OpenOptions.Chart.NONE,
              OpenOptions.Table.OWN,
              Optional.of(snapshot));
      return ExplorerPicture.of(options, FirstView.of(options), snapshot, around(), steps);
    }

    private static List<Path> files(Path folder) {
      return folder.resolve("ref").toFile().isDirectory()
          ? List.of(folder.resolve("ref"), folder.resolve("cmp"))
          : List.of(folder.resolve("ref.json"), folder.resolve("cmp.json"));
    }
  }

  /// What windows find around them in pictures: no picture sees what another one left.
  static Surroundings around() {
    clear();
    long now = 1_763_820_300;
    PreferencesStore store = new PreferencesStore(Optional.empty());
    store.takeNotice();
    return new Surroundings(
        new NoDesk(),
        store,
        Around.samples(),
        () -> now,
        second -> WhenText.of(second, now, java.time.ZoneOffset.UTC),
        new Autosave(Optional.of(STATE)));
  }

  private static void clear() {
    try {
      Files.createDirectories(STATE);
      try (Stream<Path> kept = Files.list(STATE)) {
        for (Path file : kept.filter(Files::isRegularFile).toList()) {
          Files.deleteIfExists(file);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Shot add(Shot shot) {
    shots.add(shot);
    return shot;
  }

  private Shot shot(String name, String example, Consumer<ExplorerViewModel> step) {
    return add(
        new Shot(
            name, Optional.of(CORPUS.resolve(example)), "ready", false, 1440, 900, List.of(step)));
  }

  /// All pictures.
  ///
  /// @param folders a folder with the folders `ref` and `cmp`
  static List<Shot> all(Path folders) {
    Pictures pictures = new Pictures();
    pictures.start();
    pictures.table();
    pictures.states();
    pictures.figures();
    pictures.lists(folders);
    pictures.why();
    pictures.triage();
    return pictures.shots;
  }

  private void start() {
    Shot empty =
        add(new Shot("start-empty", Optional.empty(), "ready", false, 1440, 900, List.of()));
    Shot start =
        add(
            new Shot(
                "start",
                Optional.empty(),
                "ready",
                false,
                1440,
                900,
                List.of(Pictures::remember, Pictures::fillReference)));
    add(start.darkened());
    add(start.sized("-1024x700", 1024, 700));
    Shot large = start.then(explorer -> explorer.appearance().size(200));
    add(large.sized("-200", 1440, 900));
    add(empty.sized("-small", 900, 560));
  }

  private static void remember(ExplorerViewModel explorer) {
    explorer
        .preferences()
        .change(
            before ->
                recent(
                    recent(
                        recent(
                            before,
                            "v2.8/scan.json",
                            "v3.0/scan.json",
                            1_731_400_000,
                            120,
                            4,
                            510,
                            31,
                            0),
                        "main",
                        "pr-4127",
                        1_763_650_000,
                        90,
                        30,
                        4012,
                        871,
                        0),
                    "base/reduce.json",
                    "test/reduce.json",
                    1_763_820_000,
                    41,
                    7,
                    803,
                    149,
                    2));
  }

  private static Preferences recent(
      Preferences before, String reference, String compare, long second, int... counts) {
    Map<Status, Integer> rows = new EnumMap<>(Status.class);
    for (Status status : Status.values()) {
      rows.put(status, counts[status.ordinal()]);
    }
    String one = "/runs/" + reference;
    String two = "/runs/" + compare;
    int open = rows.getOrDefault(Status.AMBG, 0);
    return before
        .opened(one, two, second)
        .counted(one, two, rows)
        .triaged(one, two, second % 3 == 0 ? open : open / 4, open);
  }

  private static void fillReference(ExplorerViewModel explorer) {
    explorer.start().drop(Side.REFERENCE, List.of(CORPUS.resolve("realistic/ref.json")));
  }

  private void table() {
    for (DisplayMode mode : DisplayMode.values()) {
      shot("table-" + mode.word(), "realistic", explorer -> explorer.rows().display(mode));
    }
    Shot main = shot("main", "realistic", explorer -> explorer.rows().selectAt(15));
    add(main.darkened());
    add(main.sized("-1024x700", 1024, 700));
    add(main.sized("-1280x800", 1280, 800));
    add(main.sized("-1920x1080", 1920, 1080));
    add(main.sized("-2560x1440", 2560, 1440));
    Shot large = main.then(explorer -> explorer.appearance().size(200));
    add(large.sized("-200", 1440, 900));
    add(large.sized("-200-2560x1440", 2560, 1440));
    add(shot("grouped", "realistic", Pictures::group).darkened());
  }

  private void states() {
    shot(
        "filtered-to-nothing",
        "realistic",
        explorer -> explorer.rows().filter("status:AMBG T=I8 noise>=2%"));
    add(
        new Shot(
            "reading",
            Optional.of(CORPUS.resolve("realistic")),
            "reading",
            false,
            1440,
            900,
            List.of()));
    shot("broken", "broken-not-json", explorer -> {});
    shot("keys", "realistic", ExplorerViewModel::toggleHelp);
    shot("no-bulk-data", "random-summaries", explorer -> {});
  }

  private static void group(ExplorerViewModel explorer) {
    explorer.rows().filter("bench:copy_sweep");
    explorer.rows().groups().by(new Grouping.Section());
    explorer.rows().selectAt(15);
  }

  private void figures() {
    Shot figures = shot("drill-down", "realistic", Pictures::drillDown);
    add(figures.darkened());
    add(figures.then(Pictures::brush).sized("-brush", 1440, 900));
    shot("drill-down-all", "realistic", explorer -> drillDown(explorer, FigureKind.values()));
    add(figures.then(explorer -> explorer.export().open()).sized("-export", 1440, 900));
    add(
        shot("chart-changes", "realistic", explorer -> explorer.chart().open(new Subject.Changes()))
            .darkened());
    shot("chart-along", "realistic", explorer -> explorer.chart().openAlong("Elements"));
    shot(
        "drill-down-no-samples",
        "random-summaries",
        explorer -> drillDown(explorer, FigureKind.DISTRIBUTION, FigureKind.ECDF));
  }

  private static void drillDown(ExplorerViewModel explorer, FigureKind... kinds) {
    explorer.rows().selectAt(15);
    explorer.figures().drillDown(List.of(kinds));
  }

  /// Selects the times around the middle of the figures.
  private static void brush(ExplorerViewModel explorer) {
    Plots plots = explorer.plots().plotsProperty().get();
    if (plots != null) {
      Span all = plots.panels().getFirst().figure().x().domain();
      Span part = new Span(all.from() + 0.3 * all.width(), all.from() + 0.5 * all.width());
      explorer.plots().brush().select(new Brush(SampleAxis.TIME, part));
    }
  }

  private static void drillDown(ExplorerViewModel explorer) {
    explorer.rows().selectAt(15);
    explorer.drillDown();
  }

  private void triage() {
    Shot queue = shot("triage", "realistic", Pictures::mark).then(Pictures::loosen);
    queue = add(renamed("triage-queue", queue).then(ExplorerViewModel::toggleTriage));
    add(queue.darkened());
    add(queue.sized("-1280x800", 1280, 800));
    Shot strip =
        shot("what-if", "realistic", explorer -> explorer.triage().whatIf().toggle())
            .then(explorer -> explorer.rows().filter("bench:copy_sweep"));
    add(add(renamed("what-if-strip", strip).then(Pictures::loosen)).darkened());
    Shot limits =
        renamed("what-if-limits", strip)
            .then(Pictures::loosen)
            .then(explorer -> explorer.triage().whatIf().toggleAll());
    add(limits);
    add(limits.darkened());
    Shot merge =
        add(
            renamed("merge", queue)
                .then(explorer -> explorer.triage().workspace().merge(otherMarks())));
    add(merge.darkened());
    Shot again =
        add(
            shot("rerun", "realistic", Pictures::mark)
                .then(
                    explorer ->
                        explorer
                            .triage()
                            .rerun()
                            .open(
                                CORPUS.resolve("realistic/cmp.json"),
                                CORPUS.resolve("realistic/ref.json"))));
    add(again.darkened());
    Shot recovery =
        add(
            shot("marks", "realistic", Pictures::mark)
                .then(explorer -> leave())
                .then(explorer -> explorer.triage().workspace().autosave().look()));
    recovery = add(renamed("recovery", recovery));
    add(recovery.darkened());
  }

  private static Shot renamed(String name, Shot shot) {
    return new Shot(
        name, shot.input(), shot.state(), shot.dark(), shot.width(), shot.height(), shot.steps());
  }

  private static void mark(ExplorerViewModel explorer) {
    List<String> words = List.of("rerun", "noise", "accepted");
    for (int i = 0; i < words.size(); i++) {
      explorer.rows().select(explorer.triage().queue().lines().get(i + 1));
      explorer.triage().selected().set(words.get(i));
    }
    explorer.triage().marks().note("Same on the second machine, see the log.");
  }

  private static void loosen(ExplorerViewModel explorer) {
    explorer.triage().whatIf().type(Threshold.BULK_SUPPORT_COVERAGE, "70 %");
  }

  /// As if the process that kept marks had been killed.
  private static void leave() {
    try (Stream<Path> kept = Files.list(STATE)) {
      for (Path file : kept.filter(path -> path.toString().endsWith(".benchlens")).toList()) {
        Files.move(
            file, STATE.resolve("4194999-1000-1.benchlens"), StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// What somebody else has marked.
  private static Path otherMarks() {
    leave();
    Path file = STATE.resolve("4194999-1000-1.benchlens");
    try {
      Path other = STATE.resolve("colleague.benchlens");
      Files.writeString(
          other,
          Files.readString(file)
              .replace("\"noise\"", "\"real\"")
              .replace("2025-11-22T14:05:00Z", "2025-11-22T15:05:00Z"));
      return other;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void lists(Path folders) {
    add(
        shot("one-sided", "one-sided", explorer -> explorer.inspector().open(Detail.ONE_SIDED))
            .darkened());
    shot("sample-trouble", "sidecar-paths", explorer -> explorer.rows().selectAt(3));
    shot("problems", "sidecar-paths", explorer -> explorer.inspector().open(Detail.PROBLEMS));
    Shot devices =
        shot("devices", "devices-mismatch", explorer -> explorer.inspector().open(Detail.DEVICES));
    add(devices.darkened());
    shot("runs", "realistic", explorer -> explorer.inspector().open(Detail.RUNS));
    Shot folder =
        add(
            new Shot(
                "folder",
                Optional.of(folders),
                "ready",
                false,
                1440,
                900,
                List.of(explorer -> explorer.inspector().open(Detail.FILES))));
    add(folder.darkened());
    Shot manual = shot("manual", "realistic", explorer -> explorer.manual().open("time_coverage"));
    add(manual.darkened());
  }

  private void why() {
    for (Reason reason : Reason.values()) {
      String code = reason.code();
      add(
          new Shot(
              "why-" + code,
              Optional.of(CORPUS.resolve("reasons")),
              "ready",
              false,
              1440,
              900,
              List.of(
                  explorer -> decideSoThatOccurs(explorer, reason),
                  explorer -> row(explorer, reason).ifPresent(explorer.rows()::select))));
    }
  }

  /// Some reasons occur by one of the two rule sets only.
  private static void decideSoThatOccurs(ExplorerViewModel explorer, Reason reason) {
    if (row(explorer, reason).isEmpty()) {
      var settings = explorer.session().settingsProperty().get();
      explorer.session().decideBy(settings.with(Rules.ROBUST));
    }
  }

  private static Optional<RowItem> row(ExplorerViewModel explorer, Reason reason) {
    return explorer.rows().items().stream()
        .filter(item -> item.row().verdict().map(found -> found.reason() == reason).orElse(false))
        .findFirst();
  }
}
