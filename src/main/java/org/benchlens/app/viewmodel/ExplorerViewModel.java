package org.benchlens.app.viewmodel;

import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.compare.Settings;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.Progress;
import org.benchlens.model.Side;
import org.benchlens.present.figure.FigureKind;
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
  private final ReadOnlyObjectWrapper<Screen> screen = new ReadOnlyObjectWrapper<>(Screen.START);
  private final ReadOnlyBooleanWrapper floating = new ReadOnlyBooleanWrapper();
  private final ReadOnlyIntegerWrapper raised = new ReadOnlyIntegerWrapper();
  private final ReadOnlyBooleanWrapper peek = new ReadOnlyBooleanWrapper(true);
  private final ReadOnlyBooleanWrapper help = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper distribution = new ReadOnlyBooleanWrapper(true);
  private final ReadOnlyBooleanWrapper coverage = new ReadOnlyBooleanWrapper(true);
  private final TablePanels panels = new TablePanels();
  private final ReadOnlyObjectWrapper<InputSummary.Both> inputs =
      new ReadOnlyObjectWrapper<>(InputSummary.Both.NONE);
  private final ReadOnlyObjectWrapper<Remarks> remarks = new ReadOnlyObjectWrapper<>(Remarks.NONE);
  private final ReadOnlyStringWrapper command = new ReadOnlyStringWrapper("");
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
    TableRecall.attach(session, rows, new PreferencesMemory(preferences));
    completion = new CompletionViewModel(rows);
    selection = new SelectionViewModel(rows);
    plots = new PlotsViewModel(runner, rows, session);
    start = new StartViewModel(runner, session, around);
    recent = new RecentPairs(preferences, session, rows, around);
    inspector = new InspectorViewModel(runner, session, rows);
    watch = new ChangeWatch(runner, session);
    configuration = new ConfigurationViewModel(runner, session, desk);
    copies = new CopyViewModel(desk, this, notice::set);
    preferences.noticeProperty().subscribe(notice::set);
    session.requestProperty().addListener(change -> updateCommand());
    session.phaseProperty().addListener(change -> follow());
    session.settingsProperty().addListener(change -> updateCommand());
    session.settingsProperty().addListener(change -> collectRemarks());
    rows.selectedProperty().addListener(change -> updateCommand());
    rows.lookProperty().addListener((observed, before, look) -> showEarly(look));
  }

  private void follow() {
    updateCommand();
    notice.set("");
    inputs.set(
        InputSummary.of(
            session.requestProperty().get(),
            session.runsProperty().get(),
            session.failureProperty().get()));
    collectRemarks();
    CompareRequest request = session.requestProperty().get();
    start.follow(request, session.phaseProperty().get());
    Screen shown = figuresLast(request) ? Screen.DRILL_DOWN : Screen.TABLE;
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

  /// Whether figures are open and still belong to the pair.
  private boolean figuresLast(@Nullable CompareRequest request) {
    return screen.get() == Screen.DRILL_DOWN
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

  private void updateCommand() {
    CompareRequest request = session.requestProperty().get();
    RowItem item = rows.selectedProperty().get();
    OpenedRuns runs = session.runsProperty().get();
    MatchedRow row = item == null || runs == null ? null : item.row().matched();
    List<MatchedRow> all = runs == null ? List.of() : runs.rows();
    command.set(
        request == null
            ? ""
            : CompareCommand.of(request, session.settingsProperty().get(), row, all));
  }

  /// Opens the figures of the selected row.
  public void drillDown() {
    if (floating.get()) {
      raised.set(raised.get() + 1);
    } else if (screen.get() == Screen.TABLE && rows.selectedProperty().get() != null) {
      screen.set(Screen.DRILL_DOWN);
    }
  }

  /// Shows one figure of the selected row; a second time, and it is gone again unless it is the
  /// last.
  public void toggleFigure(FigureKind kind) {
    if (screen.get() != Screen.DRILL_DOWN && !floating.get()) {
      drillDown();
      return;
    }
    if (kind == FigureKind.DISTRIBUTION && coverage.get()) {
      distribution.set(!distribution.get());
    } else if (kind == FigureKind.COVERAGE && distribution.get()) {
      coverage.set(!coverage.get());
    }
  }

  /// Moves the figures into a window of their own, or back; the selected row leads them.
  public void floatFigures(boolean apart) {
    if (apart && screen.get() == Screen.DRILL_DOWN) {
      screen.set(Screen.TABLE);
    }
    floating.set(apart);
  }

  /// Moves the figures into a window of their own, or back into this one.
  public void toggleFloating() {
    if (floating.get()) {
      floatFigures(false);
      drillDown();
    } else if (rows.selectedProperty().get() != null) {
      floatFigures(true);
    }
  }

  /// Whether the figures have a window of their own.
  public ReadOnlyBooleanProperty floatingProperty() {
    return floating.getReadOnlyProperty();
  }

  /// Changes whenever that window is to come to the front.
  public ReadOnlyIntegerProperty raisedProperty() {
    return raised.getReadOnlyProperty();
  }

  /// Opens the drill-down with given figures only.
  public void drillDown(List<FigureKind> figures) {
    distribution.set(figures.contains(FigureKind.DISTRIBUTION));
    coverage.set(figures.contains(FigureKind.COVERAGE));
    drillDown();
  }

  /// Goes one step back: from what the program is, from help, from the drill-down, from a filter,
  /// from work that runs.
  public void escape() {
    if (about.hide()) {
      return;
    }
    if (help.get()) {
      help.set(false);
    } else if (manual.anchorProperty().get() != null) {
      manual.close();
    } else if (configuration.messageProperty().get() != null) {
      configuration.dismiss();
    } else if (screen.get() == Screen.TABLE && inspector.openProperty().get() != null) {
      inspector.close();
    } else if (panels.close()) {
      return;
    } else if (screen.get() == Screen.DRILL_DOWN) {
      screen.set(Screen.TABLE);
    } else if (!rows.filterTextProperty().get().isEmpty()) {
      rows.filter("");
    } else {
      session.cancel();
    }
  }

  /// Asks for another file in place of the one at fault, or for both.
  public void chooseAnother() {
    Failure failure = session.failureProperty().get();
    CompareRequest request = session.requestProperty().get();
    if (failure == null || request == null || failure.file().isEmpty()) {
      start.chooseBoth();
    } else {
      boolean compare = request.compare().toString().equals(failure.file());
      start.choose(compare ? Side.COMPARE : Side.REFERENCE);
    }
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
    desk.quit();
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

  /// The start screen.
  public StartViewModel start() {
    return start;
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

  /// Whether a figure is shown in the drill-down.
  public ReadOnlyBooleanProperty shownProperty(FigureKind kind) {
    return (kind == FigureKind.DISTRIBUTION ? distribution : coverage).getReadOnlyProperty();
  }

  /// The command line that compares the selected row, or all without one.
  public ReadOnlyStringProperty commandProperty() {
    return command.getReadOnlyProperty();
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
