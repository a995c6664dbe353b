package org.benchlens.workflow;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.benchlens.workspace.preferences.Preferences;
import org.benchlens.workspace.preferences.PreferencesJson;
import org.benchlens.workspace.preferences.PreferencesText;
import org.jspecify.annotations.Nullable;

/// The preferences file.
///
/// It is there whole or not at all. A broken one is moved aside, beside its place, once; what of it
/// was sound is kept. Several windows may share it: a change is applied to what the file holds by
/// then. Without a place, preferences last as long as the process.
///
/// May be used by several threads; reads and writes the file, so not on a thread that must not
/// wait.
public final class PreferencesStore {
  /// Larger than any sound file, [bytes].
  private static final int MOST_BYTES = 1 << 20;

  private final @Nullable Path file;
  private Preferences current = Preferences.DEFAULT;
  private Optional<String> notice = Optional.empty();

  /// @param file where the file is or is to be; empty keeps nothing
  public PreferencesStore(Optional<Path> file) {
    this.file = file.orElse(null);
    if (file.isEmpty()) {
      notice = Optional.of("Preferences are not kept: this system names no folder for them.");
    }
  }

  /// Reads the file; the defaults hold when there is none.
  public synchronized Preferences load() {
    if (file != null) {
      try {
        read(file);
      } catch (IOException e) {
        notice = Optional.of("Preferences cannot be read: " + file + ": " + reason(e));
      }
    }
    return current;
  }

  /// What the person should know, such as a file that was broken: one sentence, given out once.
  public synchronized Optional<String> takeNotice() {
    Optional<String> taken = notice;
    notice = Optional.empty();
    return taken;
  }

  /// Changes the preferences and writes them.
  ///
  /// @param change what to change
  /// @return what holds now
  /// @throws IOException when they cannot be read or written; then nothing has changed
  public synchronized Preferences update(UnaryOperator<Preferences> change) throws IOException {
    if (file == null) {
      current = change.apply(current);
      return current;
    }
    read(file);
    Preferences now = change.apply(current);
    if (!now.equals(current) || Files.notExists(file)) {
      Path folder = file.getParent();
      if (folder != null) {
        Files.createDirectories(folder);
      }
      PlacedFile.write(file, true, out -> PreferencesJson.write(now, out));
    }
    current = now;
    return now;
  }

  private void read(Path place) throws IOException {
    byte[] bytes;
    try (InputStream in = Files.newInputStream(place)) {
      bytes = in.readNBytes(MOST_BYTES + 1);
    } catch (NoSuchFileException e) {
      return;
    }
    PreferencesText text =
        bytes.length > MOST_BYTES
            ? new PreferencesText(Preferences.DEFAULT, List.of("it is larger than 1 MiB"))
            : PreferencesJson.read(bytes);
    current = text.preferences();
    if (!text.faults().isEmpty()) {
      repair(place, text);
    }
  }

  private void repair(Path place, PreferencesText text) throws IOException {
    Path aside = place.resolveSibling("preferences.broken.json");
    notice =
        Optional.of(
            "The preferences were broken ("
                + String.join("; ", text.faults())
                + "). The old file is kept as "
                + aside
                + ".");
    Files.move(place, aside, StandardCopyOption.REPLACE_EXISTING);
    PlacedFile.write(place, true, out -> PreferencesJson.write(text.preferences(), out));
  }

  private static String reason(IOException e) {
    String message = e.getMessage();
    return message == null ? e.getClass().getSimpleName() : message;
  }
}
