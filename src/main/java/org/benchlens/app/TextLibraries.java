package org.benchlens.app;

import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;
import java.util.List;
import java.util.Optional;
import org.benchlens.cli.ExplorerException;

/// The libraries of the system that JavaFX draws text with. Every desktop has them; without them
/// JavaFX never comes up and says nothing that helps.
public final class TextLibraries {
  private static final List<String> ON_LINUX =
      List.of("libfreetype.so.6", "libfontconfig.so.1", "libpangoft2-1.0.so.0");

  private TextLibraries() {}

  /// The first one that is not installed; empty when all are.
  public static Optional<String> missing() {
    boolean linux = System.getProperty("os.name", "").equals("Linux");
    return linux ? ON_LINUX.stream().filter(name -> !loads(name)).findFirst() : Optional.empty();
  }

  // To load what is loaded anyhow when text is drawn.
  @SuppressWarnings("restricted")
  private static boolean loads(String name) {
    try (Arena arena = Arena.ofConfined()) {
      SymbolLookup.libraryLookup(name, arena);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /// @throws ExplorerException when one is missing
  static void require() throws ExplorerException {
    Optional<String> name = missing();
    if (name.isPresent()) {
      throw new ExplorerException(
          "text cannot be drawn, as "
              + name.get()
              + " is not installed; install Pango (Debian and Ubuntu: libpangoft2-1.0-0, Fedora:"
              + " pango), or use compare and plot, which need none of it");
    }
  }
}
