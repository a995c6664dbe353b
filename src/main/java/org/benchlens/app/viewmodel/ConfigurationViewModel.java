package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Threshold;
import org.benchlens.config.ConfigException;
import org.benchlens.config.ConfigFault;
import org.benchlens.config.ConfigFile;
import org.benchlens.config.ConfigText;
import org.benchlens.config.Configuration;
import org.benchlens.present.format.LimitText;
import org.jspecify.annotations.Nullable;

/// The effective limits, and configuration files.
public final class ConfigurationViewModel {
  private final Lane lane;
  private final SessionViewModel session;
  private final Desk desk;
  private final ReadOnlyObjectWrapper<@Nullable Message> message = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<List<Limit>> limits = new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<String> name = new ReadOnlyObjectWrapper<>("");
  private Consumer<Settings> decide;
  private String file = "";

  /// One limit.
  ///
  /// @param key its key
  /// @param value its effective value
  /// @param preset its value in the preset
  /// @param changed whether the two differ
  public record Limit(String key, String value, String preset, boolean changed) {}

  /// @param runner where files are read
  /// @param session what is decided by the limits
  /// @param desk where files are chosen
  ConfigurationViewModel(BackgroundRunner runner, SessionViewModel session, Desk desk) {
    lane = runner.lane();
    this.session = session;
    this.desk = desk;
    decide = session::decideBy;
    session.settingsProperty().subscribe(this::show);
  }

  private void show(Settings settings) {
    limits.set(Arrays.stream(Threshold.values()).map(key -> limit(key, settings)).toList());
    boolean changed = limits.get().stream().anyMatch(Limit::changed);
    String preset = settings.preset().name().toLowerCase(Locale.ROOT);
    name.set((file.isEmpty() ? preset : file) + (changed && file.isEmpty() ? ", changed" : ""));
  }

  private static Limit limit(Threshold key, Settings settings) {
    double value = settings.thresholds().get(key);
    double preset = settings.preset().thresholds().get(key);
    return new Limit(
        key.key(), LimitText.of(value), LimitText.of(preset), Double.compare(value, preset) != 0);
  }

  /// Asks for a configuration file and decides by it.
  public void open() {
    desk.chooseOpen("Choose a configuration", List.of("toml")).ifPresent(this::open);
  }

  /// Decides by a configuration file.
  public void open(Path path) {
    lane.run(ticket -> ConfigFile.read(path, Optional.empty()))
        .onSuccess(read -> take(path, read))
        .onFailure(exception -> tell(path, exception));
  }

  private void take(Path path, Configuration read) {
    Rules rules = session.settingsProperty().get().rules();
    file = FileName.last(path.toString());
    decide.accept(new Settings(rules, read.preset(), read.thresholds()));
  }

  private void tell(Path path, Exception exception) {
    List<String> lines =
        exception instanceof ConfigException faulty
            ? faulty.faults().stream().map(ConfigurationViewModel::line).toList()
            : List.of(String.valueOf(exception.getMessage()));
    message.set(
        new Message(FileName.of(path.toString()) + " is not a usable configuration", lines));
  }

  private static String line(ConfigFault fault) {
    return fault.line() == 0
        ? fault.message()
        : "line " + fault.line() + ", column " + fault.column() + ": " + fault.message();
  }

  /// Chooses a preset or rules: no file holds any more.
  public void choose(Settings settings) {
    file = "";
    decide.accept(settings);
    show(session.settingsProperty().get());
  }

  /// Puts the effective configuration on the clipboard as TOML.
  public void copy() {
    Settings settings = session.settingsProperty().get();
    desk.copy(ConfigText.of(settings.preset(), settings.thresholds()));
  }

  /// Shows a message about something else that went wrong.
  void tell(Message what) {
    message.set(what);
  }

  /// Has settings taken by somebody who can take them back.
  void through(Consumer<Settings> taker) {
    decide = taker;
  }

  /// Takes the message away.
  public void dismiss() {
    message.set(null);
  }

  /// Why a configuration could not be used; null for nothing to say.
  public ReadOnlyObjectProperty<@Nullable Message> messageProperty() {
    return message.getReadOnlyProperty();
  }

  /// The effective limits.
  public ReadOnlyObjectProperty<List<Limit>> limitsProperty() {
    return limits.getReadOnlyProperty();
  }

  /// Where they come from: a preset, a changed preset, or the name of a file.
  public ReadOnlyObjectProperty<String> nameProperty() {
    return name.getReadOnlyProperty();
  }
}
