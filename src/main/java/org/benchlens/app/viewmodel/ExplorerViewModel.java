package org.benchlens.app.viewmodel;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.compare.Settings;
import org.benchlens.model.Progress;
import org.benchlens.model.Side;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.OpenedRuns;
import org.benchlens.workspace.preferences.Preferences;
import org.jspecify.annotations.Nullable;

/// The window as a whole: which screen, theme, panels; and what a key or a menu item does.
public final class ExplorerViewModel {
  private final Desk desk;
  private final Lane remarkLane;
  private final RowsViewModel rows;
  private final SessionViewModel session;
  private final CompletionViewModel completion;
  private final SelectionViewModel selection;
  private final PlotsViewModel plots;
  private final FiguresViewModel figures;
  private final ChartViewModel chart;
  private final ExportViewModel export;
  private final StartViewModel start;
  private final PreferencesViewModel preferences;
  private final Appearance appearance;
  private final RecentPairs recent;
  private final InspectorViewModel inspector;
  private final ChangeWatch watch;
  private final ConfigurationViewModel configuration;
  private final ManualViewModel manual = new ManualViewModel();
  private final AboutViewModel about = new AboutViewModel();
  private final CopyViewModel copies;
  private final TableFileViewModel tableFile;
  private final PlotsViewModel queuePlots;
  private final TriageViewModel triage;
  private final ReadOnlyObjectWrapper<Screen> screen = new ReadOnlyObjectWrapper<>(Screen.START);
  private final ReadOnlyBooleanWrapper peek = new ReadOnlyBooleanWrapper(true);
  private final ReadOnlyBooleanWrapper help = new ReadOnlyBooleanWrapper();
  private final TablePanels panels = new TablePanels();
  private final ReadOnlyObjectWrapper<InputSummary.Both> inputs =
      new ReadOnlyObjectWrapper<>(InputSummary.Both.NONE);
  private final ReadOnlyObjectWrapper<Remarks> remarks = new ReadOnlyObjectWrapper<>(Remarks.NONE);
  private final ShownCommand command;
  private final ReadOnlyStringWrapper notice = new ReadOnlyStringWrapper("");
  private @Nullable CompareRequest followed;

  /// @param runner where work runs
  /// @param desk what only a window can do
  /// @param workers number of threads that read and decide, >= 1
  /// @param pace told of each decided row; may hold it up
  public ExplorerViewModel(BackgroundRunner runner, Desk desk, int workers, Progress pace) {
    this(runner, Surroundings.of(desk), Preferences.DEFAULT, workers, pace);
  }

  /// @param runner where work runs
  /// @param around what the window finds around it
  /// @param loaded the preferences that hold at the start
  /// @param workers number of threads that read and decide, >= 1
  /// @param pace told of each decided row; may hold it up
  public ExplorerViewModel(
      BackgroundRunner runner,
      Surroundings around,
      Preferences loaded,
      int workers,
      Progress pace) {
    this.desk = around.desk();
    preferences = new PreferencesViewModel(runner, around.store(), loaded);
    appearance = new Appearance(preferences);
    remarkLane = runner.lane();
    rows = new RowsViewModel(runner);
    session = new SessionViewModel(runner, rows, workers, pace);
    command = new ShownCommand(runner, session, rows);
    TableRecall.attach(session, rows, new PreferencesMemory(preferences));
    completion = new CompletionViewModel(rows);
    RowFocus focus = RowFocus.selected(rows);
    selection = new SelectionViewModel(focus);
    BooleanProperty density = preferences.density();
    plots = new PlotsViewModel(runner, focus, session, new FigureSet(), density);
    DrillDown main = new DrillDown(focus, selection, plots, false);
    figures = new FiguresViewModel(screen, rows, session, main);
    start = new StartViewModel(runner, session, around);
    recent = new RecentPairs(runner, preferences, session, rows, around);
    inspector = new InspectorViewModel(runner, session, rows);
    watch = new ChangeWatch(runner, session);
    configuration = new ConfigurationViewModel(runner, session, desk);
    copies = new CopyViewModel(desk, this, notice::set);
    chart = new ChartViewModel(runner, rows, session, darkProperty());
    screen.addListener((observed, before, now) -> chart.close());
    export = new ExportViewModel(runner, desk, this, notice::set);
    tableFile = new TableFileViewModel(runner, desk, rows, session, notice::set);
    queuePlots =
        PlotsViewModel.inQueue(
            runner, rows, session, screen.map(now -> now == Screen.TRIAGE), density);
    start.workspaces(path -> triage().workspace().open(path));
    triage = TriageViewModel.of(runner, this, around, workers, notice::set);
    recent.follow(triage);
    preferences.noticeProperty().subscribe(notice::set);
    session.phaseProperty().addListener(change -> follow());
    session.settingsProperty().addListener(change -> collectRemarks());
    rows.lookProperty().addListener((observed, before, look) -> showEarly(look));
  }

  private void follow() {
    notice.set("");
    inputs.set(
        InputSummary.of(
            session.requestProperty().get(),
            session.runsProperty().get(),
            session.failureProperty().get()));
    collectRemarks();
    CompareRequest request = session.requestProperty().get();
    start.follow(request, session.phaseProperty().get());
    Screen shown = screenLasts(request) ? screen.get() : Screen.TABLE;
    followed = request;
    boolean open = session.runsProperty().get() != null;
    screen.set(
        switch (session.phaseProperty().get()) {
          case EMPTY -> Screen.START;
          case READING -> open ? shown : Screen.READING;
          case DECIDING, READY, STOPPED -> shown;
          case FAILED -> Screen.FAILURE;
        });
  }

  /// Rows that come while files are being read are shown at once.
  private void showEarly(TableLook look) {
    if (screen.get() == Screen.READING && look.all() > 0) {
      screen.set(Screen.TABLE);
    }
  }

  /// Whether figures or the queue are open and still belong to the pair.
  private boolean screenLasts(@Nullable CompareRequest request) {
    return (screen.get() == Screen.DRILL_DOWN || screen.get() == Screen.TRIAGE)
        && request != null
        && followed != null
        && request.reference().equals(followed.reference())
        && request.compare().equals(followed.compare());
  }

  private void collectRemarks() {
    OpenedRuns runs = session.runsProperty().get();
    List<RowItem> items = rows.items();
    Settings settings = session.settingsProperty().get();
    remarkLane.run(ticket -> Remarks.of(runs, items, settings)).onSuccess(remarks::set);
  }

  /// Opens the figures of the selected row.
  public void drillDown() {
    figures.drillDown();
  }

  /// Goes one step back: from what the program is, from help, from the drill-down, from a filter,
  /// from work that runs.
  public void escape() {
    if (about.hide() || triage.escape()) {
      return;
    }
    if (export.close()) {
      return;
    }
    if (help.get()) {
      help.set(false);
    } else if (manual.anchorProperty().get() != null) {
      manual.close();
    } else if (configuration.messageProperty().get() != null) {
      configuration.dismiss();
    } else if (chart.close()) {
      return;
    } else if (screen.get() == Screen.TABLE && inspector.openProperty().get() != null) {
      inspector.close();
    } else if (panels.close()) {
      return;
    } else if (screen.get() == Screen.DRILL_DOWN || screen.get() == Screen.TRIAGE) {
      screen.set(Screen.TABLE);
    } else if (!rows.filterTextProperty().get().isEmpty()) {
      rows.filter("");
    } else {
      session.cancel();
    }
  }

  /// Shows the queue of rows to triage, or the table again.
  public void toggleTriage() {
    if (screen.get() == Screen.TRIAGE) {
      screen.set(Screen.TABLE);
    } else if (session.runsProperty().get() != null && screen.get() != Screen.READING) {
      screen.set(Screen.TRIAGE);
    }
  }

  /// Asks where the samples of a side are, and reads them from there.
  public void locateSamples(Side side) {
    desk.chooseFolder("Choose the folder with the sample folders of the " + side.word())
        .ifPresent(folder -> session.locate(side, folder));
  }

  /// Shows or hides the peek plot.
  public void togglePeek() {
    peek.set(!peek.get());
  }

  /// Shows or hides the list of keys.
  public void toggleHelp() {
    help.set(!help.get());
  }

  /// Takes a theme for this window only.
  public void dark(boolean wanted) {
    appearance.force(wanted);
  }

  /// Ends the program.
  public void quit() {
    desk.close();
  }

  /// The rows.
  public RowsViewModel rows() {
    return rows;
  }

  /// What is opened.
  public SessionViewModel session() {
    return session;
  }

  /// The selected row in words.
  public SelectionViewModel selection() {
    return selection;
  }

  /// The figures of the selected row.
  public PlotsViewModel plots() {
    return plots;
  }

  /// Where figures are shown.
  public FiguresViewModel figures() {
    return figures;
  }

  /// A chart of all rows.
  public ChartViewModel chart() {
    return chart;
  }

  /// The export of figures and charts.
  public ExportViewModel export() {
    return export;
  }

  /// The suggestions of the filter field.
  public CompletionViewModel completion() {
    return completion;
  }

  /// The panels beside and over the table.
  public TablePanels panels() {
    return panels;
  }

  /// The preferences.
  public PreferencesViewModel preferences() {
    return preferences;
  }

  /// Theme and size of the text.
  public Appearance appearance() {
    return appearance;
  }

  /// The pairs that were opened before.
  public RecentPairs recent() {
    return recent;
  }

  /// The lists about the inputs.
  public InspectorViewModel inspector() {
    return inspector;
  }

  /// Whether an open file changed on disk.
  public ChangeWatch watch() {
    return watch;
  }

  /// The limits.
  public ConfigurationViewModel configuration() {
    return configuration;
  }

  /// The page of the manual.
  public ManualViewModel manual() {
    return manual;
  }

  /// Marks, flips, trials.
  public TriageViewModel triage() {
    return triage;
  }

  /// The start screen.
  public StartViewModel start() {
    return start;
  }

  /// The figures beside the queue.
  public PlotsViewModel queuePlots() {
    return queuePlots;
  }

  /// The table as a file.
  public TableFileViewModel tableFile() {
    return tableFile;
  }

  /// What goes to the clipboard.
  public CopyViewModel copies() {
    return copies;
  }

  /// What this program is.
  public AboutViewModel about() {
    return about;
  }

  /// Which screen.
  public ReadOnlyObjectProperty<Screen> screenProperty() {
    return screen.getReadOnlyProperty();
  }

  /// Whether the theme is dark.
  public ReadOnlyBooleanProperty darkProperty() {
    return appearance.darkProperty();
  }

  /// Whether the peek plot is wanted.
  public ReadOnlyBooleanProperty peekProperty() {
    return peek.getReadOnlyProperty();
  }

  /// Whether the list of keys is shown.
  public ReadOnlyBooleanProperty helpProperty() {
    return help.getReadOnlyProperty();
  }

  /// The command line that compares the selected row, or all without one.
  public ReadOnlyStringProperty commandProperty() {
    return command.textProperty();
  }

  /// What was just done, for the status bar; empty for nothing to say.
  public ReadOnlyStringProperty noticeProperty() {
    return notice.getReadOnlyProperty();
  }

  /// Both inputs as the header shows them.
  public ReadOnlyObjectProperty<InputSummary.Both> inputsProperty() {
    return inputs.getReadOnlyProperty();
  }

  /// What is remarkable about the inputs: what has no partner, problems, devices.
  public ReadOnlyObjectProperty<Remarks> remarksProperty() {
    return remarks.getReadOnlyProperty();
  }
}
