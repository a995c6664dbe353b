package org.benchlens;

import java.util.Optional;
import java.util.ServiceLoader;
import org.benchlens.cli.BenchlensCommand;
import org.benchlens.cli.Explorer;

/// Where the program starts.
///
/// The explorer is looked up as a service, and only when a command asks for it: without JavaFX
/// installed, all other commands run.
public final class Main {

  private Main() {}

  static void main(String[] arguments) {
    System.exit(BenchlensCommand.run(Main::explorer, System.getenv(), arguments));
  }

  private static Optional<Explorer> explorer() {
    return ServiceLoader.load(Explorer.class).findFirst();
  }
}
