package org.benchlens.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.Map;
import java.util.Optional;

/// One run of the command line in this process, with captured streams.
final class Session {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream errors = new ByteArrayOutputStream();
  private final int status;

  private Session(
      Optional<Explorer> explorer,
      boolean terminal,
      Map<String, String> environment,
      String... arguments) {
    status =
        BenchlensCommand.run(
            () -> explorer, new Terminal(out, errors, terminal, terminal, environment), arguments);
  }

  static Session of(String... arguments) {
    return new Session(Optional.empty(), false, Map.of(), arguments);
  }

  static Session onTerminal(Map<String, String> environment, String... arguments) {
    return new Session(Optional.empty(), true, environment, arguments);
  }

  static Session with(Explorer explorer, String... arguments) {
    return new Session(Optional.of(explorer), false, Map.of("DISPLAY", ":0"), arguments);
  }

  int status() {
    return status;
  }

  String out() {
    return out.toString(UTF_8);
  }

  String errors() {
    return errors.toString(UTF_8);
  }
}
