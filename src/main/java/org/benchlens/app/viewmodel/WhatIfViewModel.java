package org.benchlens.app.viewmodel;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.sensitivity.Flip;
import org.benchlens.config.ConfigText;
import org.benchlens.present.format.LimitText;
import org.benchlens.present.table.NearestFlip;
import org.benchlens.workflow.TextFile;
import org.jspecify.annotations.Nullable;

/// Limits and rules that are tried: every step decides all rows anew and shows what that changes
/// against the settings before the trial.
///
/// While rows are being decided further steps wait and only the newest is taken, so that a slider
/// never lags behind.
public final class WhatIfViewModel {
  private static final double NANOS = 1e6;

  private final Lane saveLane;
  private final SessionViewModel session;
  private final RowsViewModel rows;
  private final FlipsViewModel flips;
  private final UndoStack undo;
  private final Surroundings around;
  private final SavedWorkspace.Tell tell;
  private final ReadOnlyBooleanWrapper on = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper all = new ReadOnlyBooleanWrapper();
  private boolean inTable;
  private final ReadOnlyObjectWrapper<List<WhatIfLimit>> limits =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<Settings> tried =
      new ReadOnlyObjectWrapper<>(Settings.DEFAULT);
  private final ReadOnlyObjectWrapper<Settings> base =
      new ReadOnlyObjectWrapper<>(Settings.DEFAULT);
  private final ReadOnlyObjectWrapper<WhatIfChange> change =
      new ReadOnlyObjectWrapper<>(WhatIfChange.NONE);
  private final ReadOnlyDoubleWrapper millis = new ReadOnlyDoubleWrapper();
  private List<Status> were = List.of();
  private List<RowItem> ofItems = List.of();
  private boolean own;
  private long asked;

  WhatIfViewModel(
      BackgroundRunner runner,
      SessionViewModel session,
      FlipsViewModel flips,
      TriageViewModel.Context context) {
    saveLane = runner.lane();
    this.session = session;
    this.flips = flips;
    rows = context.rows();
    undo = context.undo();
    around = context.around();
    tell = context.tell();
    session.wantedProperty().addListener((observed, before, now) -> wanted(now));
    session.settingsProperty().addListener(changed -> settled());
    session.phaseProperty().addListener(changed -> settled());
    flips.ticksProperty().addListener(changed -> show());
    rows.selectedProperty().addListener(changed -> show());
    show();
  }

  /// Settings that somebody else wants are no trial: they are what trials start from.
  private void wanted(Settings now) {
    if (!own) {
      // When a step is cancelled, what is wanted goes back to what is there.
      if (!now.equals(session.settingsProperty().get())) {
        base.set(now);
      }
      tried.set(now);
    }
    show();
  }

  private void settled() {
    Settings now = session.settingsProperty().get();
    List<RowItem> items = rows.items();
    boolean ready =
        session.phaseProperty().get() == Phase.READY
            && now.equals(session.wantedProperty().get())
            && items.stream().allMatch(item -> item.settings().equals(now));
    if (!ready) {
      return;
    }
    if (!ofItems.equals(items)) {
      base.set(now);
    }
    if (now.equals(base.get())) {
      were = items.stream().map(WhatIfViewModel::status).toList();
      ofItems = items;
    }
    if (asked != 0) {
      millis.set((System.nanoTime() - asked) / NANOS);
      asked = 0;
    }
    change.set(WhatIfChange.of(items, were));
    rows.refresh();
    show();
    if (!tried.get().equals(now)) {
      decide();
    }
  }

  private static Status status(RowItem item) {
    return item.row().verdict().map(Decision::status).orElse(Status.UNKNOWN);
  }

  /// Shows the trial, or hides it; limits that were tried stay in force.
  public void toggle() {
    on.set(!on.get());
  }

  /// The queue shows the trial beside its rows; the table then shows it again only if it did
  /// before.
  ///
  /// @param queue whether the queue is shown
  void beside(boolean queue) {
    if (queue) {
      inTable = on.get();
    }
    on.set(queue || inTable);
  }

  /// Shows all limits, or only the one that the selected row depends on.
  public void toggleAll() {
    all.set(!all.get());
  }

  /// Tries another value of a limit, as a step of a run: those of a slider that is dragged.
  public void slide(Threshold threshold, double position) {
    step(threshold, LimitScale.of(threshold).value(position), threshold);
  }

  /// Tries the value at which the selected row flips.
  public void tryFlip(Flip flip) {
    step(flip.threshold(), flip.to(), null);
  }

  /// Tries a typed value: a percentage with or without its sign.
  ///
  /// @return what is wrong with it; empty when it is tried
  public Optional<String> type(Threshold threshold, String text) {
    String digits = text.strip().replaceAll("\\s*%$", "").replace(',', '.');
    try {
      double value = new BigDecimal(digits).movePointLeft(2).doubleValue();
      if (threshold.allows(value)) {
        step(threshold, value, null);
        return Optional.empty();
      }
    } catch (NumberFormatException e) {
      return Optional.of("a percentage is expected, such as 0.5 %");
    }
    return Optional.of(
        threshold.maximum() == 1 ? "0 to 100 % is expected" : "0 % or more is expected");
  }

  private void step(Threshold threshold, double value, @Nullable Object run) {
    change(threshold.key(), tried.get().with(threshold, value), run);
  }

  /// Takes a limit back to where the trial started.
  public void reset(Threshold threshold) {
    step(threshold, base.get().thresholds().get(threshold), null);
  }

  /// Takes everything back to where the trial started.
  public void reset() {
    change("reset", base.get(), null);
  }

  /// Tries the limits of a preset.
  public void preset(Preset preset) {
    change("preset " + preset.word(), Settings.of(tried.get().rules(), preset), null);
  }

  /// Tries other rules.
  public void rules(Rules rules) {
    change("rules " + rules.word(), tried.get().with(rules), null);
  }

  /// Takes settings: as a trial while one is shown, else as what trials start from.
  public void choose(Settings settings) {
    if (on.get()) {
      change("settings", settings, null);
    } else {
      Settings before = tried.get();
      Settings baseBefore = base.get();
      undo.did(
          "settings", null, () -> restore(baseBefore, before), () -> restore(settings, settings));
      restore(settings, settings);
    }
  }

  private void restore(Settings start, Settings now) {
    base.set(start);
    set(now);
  }

  private void change(String what, Settings now, @Nullable Object run) {
    Settings before = tried.get();
    if (!now.equals(before)) {
      undo.did(what, run, () -> set(before), () -> set(now));
      set(now);
    }
  }

  private void set(Settings now) {
    tried.set(now);
    show();
    if (session.wantedProperty().get().equals(session.settingsProperty().get())) {
      decide();
    }
  }

  private void decide() {
    asked = System.nanoTime();
    own = true;
    session.decideBy(tried.get());
    own = false;
  }

  /// Shows only the rows that the trial changes.
  public void filterToFlipped() {
    Set<String> words = new LinkedHashSet<>();
    change.get().flipped().forEach(flipped -> words.add(flipped.was().word()));
    if (!words.isEmpty()) {
      rows.filter("was:" + String.join(",", words));
    }
  }

  /// Saves the tried limits as a configuration; the text is that of `--dump-config`.
  public void save() {
    around
        .desk()
        .chooseTarget("Save the configuration", "what-if.toml", List.of("toml"))
        .ifPresent(this::save);
  }

  private void save(Path path) {
    Settings settings = tried.get();
    String text = ConfigText.of(settings.preset(), settings.thresholds());
    saveLane
        .run(
            ticket -> {
              TextFile.write(path, text);
              return path;
            })
        .onSuccess(done -> tell.notice().accept("Saved " + FileName.last(path.toString())))
        .onFailure(
            e ->
                tell.message()
                    .accept(
                        new Message(
                            FileName.last(path.toString()) + " cannot be written",
                            List.of(String.valueOf(e.getMessage())))));
  }

  private void show() {
    List<WhatIfLimit> shown = new ArrayList<>();
    Stream.of(Threshold.values()).forEach(threshold -> shown.add(limit(threshold)));
    limits.set(List.copyOf(shown));
  }

  private WhatIfLimit limit(Threshold threshold) {
    LimitScale scale = LimitScale.of(threshold);
    double value = tried.get().thresholds().get(threshold);
    double start = base.get().thresholds().get(threshold);
    RowItem item = rows.selectedProperty().get();
    Optional<Double> flip =
        Optional.ofNullable(item)
            .flatMap(selected -> selected.row().extras().flip())
            .flatMap(NearestFlip::flip)
            .filter(found -> found.threshold() == threshold)
            .map(found -> scale.position(found.to()));
    return new WhatIfLimit(
        threshold,
        value,
        LimitText.of(value),
        LimitText.of(start),
        Double.compare(value, start) != 0,
        scale.position(value),
        scale.position(start),
        flips.ticksProperty().get().of(threshold),
        flip);
  }

  /// Whether the trial is shown.
  public ReadOnlyBooleanProperty onProperty() {
    return on.getReadOnlyProperty();
  }

  /// Whether all limits are shown.
  public ReadOnlyBooleanProperty allProperty() {
    return all.getReadOnlyProperty();
  }

  /// The limits in the order of the keys.
  public ReadOnlyObjectProperty<List<WhatIfLimit>> limitsProperty() {
    return limits.getReadOnlyProperty();
  }

  /// The tried settings.
  public ReadOnlyObjectProperty<Settings> triedProperty() {
    return tried.getReadOnlyProperty();
  }

  /// The settings before the trial.
  public ReadOnlyObjectProperty<Settings> baseProperty() {
    return base.getReadOnlyProperty();
  }

  /// What the trial changes.
  public ReadOnlyObjectProperty<WhatIfChange> changeProperty() {
    return change.getReadOnlyProperty();
  }

  /// How long the last step took until the rows had their verdicts, [ms].
  public ReadOnlyDoubleProperty millisProperty() {
    return millis.getReadOnlyProperty();
  }
}
