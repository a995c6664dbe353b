package org.benchlens.app.viewmodel;

import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;
import org.benchlens.present.advice.ShellQuoting;
import org.benchlens.workflow.Autosave;
import org.benchlens.workflow.Lesson;
import org.benchlens.workflow.PreferencesStore;

/// What the window finds around it.
///
/// @param desk what only a window can do
/// @param store keeps the preferences
/// @param samples the samples that come with the program
/// @param now the present, [s] since 1970
/// @param when says a past moment, [s] since 1970, in words
/// @param autosave keeps what is not saved yet
public record Surroundings(
    Desk desk,
    PreferencesStore store,
    List<Lesson> samples,
    LongSupplier now,
    LongFunction<String> when,
    Autosave autosave) {
  public Surroundings {
    samples = List.copyOf(samples);
  }

  /// The same where unsaved marks are lost with the process.
  public Surroundings(
      Desk desk,
      PreferencesStore store,
      List<Lesson> samples,
      LongSupplier now,
      LongFunction<String> when) {
    this(desk, store, samples, now, when, new Autosave(Optional.empty()));
  }

  /// How words of a command are typed on this system.
  ShellQuoting shell() {
    return System.getProperty("os.name", "").startsWith("Windows")
        ? ShellQuoting.CMD
        : ShellQuoting.SH;
  }

  /// The same with a place for unsaved marks.
  public Surroundings with(Autosave other) {
    return new Surroundings(desk, store, samples, now, when, other);
  }

  /// Nothing but a desk: no samples, and preferences that last as long as the process.
  public static Surroundings of(Desk desk) {
    PreferencesStore store = new PreferencesStore(Optional.empty());
    // That nothing is kept is no news here.
    store.takeNotice();
    return new Surroundings(desk, store, List.of(), () -> 0, second -> "");
  }
}
